# shellcheck shell=sh # start.sh has the functions
# Modules of which the terminal's driver is made, wherever Perl looks for them, in the order of its @INC up to its own place; and
# the file that bash, which runs each test case, reads first if the image says so.
set +f
for folder in /etc/perl /usr/local/lib/*/perl/* /usr/local/share/perl/* /usr/lib/*/perl5/* /usr/share/perl5 /usr/lib/*/perl-base; do
  for name in strict warnings warnings/register overloading Carp Errno Fcntl POSIX Exporter XSLoader Tie/Hash Config; do
    agentbench_files driver "$folder/$name.pm" "$folder/$name.pmc"
  done
  agentbench_files driver "$folder/auto/Fcntl/Fcntl.so" "$folder/auto/POSIX/POSIX.so"
done
agentbench_file "${BASH_ENV-}" driver
