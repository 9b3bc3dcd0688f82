/**
 * The keeper: a small Perl program between us and a command on the host. It is the command's subreaper, so that whatever
 * daemonises stays below it in the process tree; it tells the command's pid (also its session) and its exit on
 * descriptor 3; and when descriptor 4 closes, because the trial is over or because we were killed, it ends all that is below it.
 * Node has no way to become a subreaper; perl is part of every Debian, Ubuntu and hosted runner.
 * Arguments: the number of the prctl system call on this machine, then the command.
 */
export const KEEPER = `
use strict; use warnings; use Fcntl; use POSIX (); use IO::Handle;
my $prctl = shift @ARGV;
open(my $report, '>&=', 3) or die; open(my $life, '<&=', 4) or die;
for ($report, $life) { fcntl($_, F_SETFD, FD_CLOEXEC) or die; }
select((select($report), $| = 1)[0]);
$SIG{$_} = 'IGNORE' for qw(INT TERM HUP PIPE);
syscall($prctl, 36, 1, 0, 0, 0) == 0 or die "prctl: $!";
# F_SETPIPE_SZ, where it is allowed: who prints much waits less often for who reads.
fcntl($_, 1031, 524288) for *STDOUT, *STDERR;
my $child = fork; defined $child or die "fork: $!";
if ($child == 0) {
  $SIG{$_} = 'DEFAULT' for qw(INT TERM HUP PIPE);
  POSIX::setsid();
  exec { $ARGV[0] } @ARGV or do { syswrite STDERR, "agentbench: $ARGV[0]: $!\\n"; POSIX::_exit(127) };
}
print $report "pid $child\\n";
open(STDOUT, '>', '/dev/null'); open(STDERR, '>', '/dev/null');
pipe(my $wake, my $waker) or die; $waker->blocking(0); $wake->blocking(0);
$SIG{CHLD} = sub { syswrite $waker, '.' };
my $ended = 0;
for (;;) {
  while ((my $pid = waitpid(-1, POSIX::WNOHANG())) > 0) {
    next if $pid != $child || $ended;
    $ended = 1;
    my $status = $?;
    print $report 'exit ', ($status & 127 ? 128 + ($status & 127) : $status >> 8), "\\n";
  }
  my $wait = ''; vec($wait, fileno($_), 1) = 1 for $life, $wake;
  next unless select($wait, undef, undef, 0.25) > 0;
  sysread($wake, my $bytes, 64) if vec($wait, fileno($wake), 1);
  last if vec($wait, fileno($life), 1) && !sysread($life, my $byte, 1);
}
for my $try (1 .. 200) {
  my @below = below();
  last unless @below;
  kill 'KILL', @below;
  1 while waitpid(-1, POSIX::WNOHANG()) > 0;
  select(undef, undef, undef, 0.01);
}
my @left = below();
print $report "left $_\\n" for @left;
# Only the dead are left to wait for: no zombies for an init that reaps none.
unless (@left) { 1 while waitpid(-1, 0) > 0; }

sub below {
  my (%children, @found);
  opendir(my $proc, '/proc') or return;
  for my $pid (grep { /^\\d+$/ } readdir $proc) {
    open(my $stat, '<', "/proc/$pid/stat") or next;
    my $line = <$stat> // next;
    my ($state, $parent) = $line =~ /.*\\) (\\S) (\\d+)/s or next;
    push @{ $children{$parent} }, $pid if $state !~ /[ZX]/;
  }
  my @queue = ($$);
  while (@queue) { my @next = @{ $children{ shift @queue } // [] }; push @found, @next; push @queue, @next; }
  return @found;
}
`;

/** The number of the prctl system call, by Node's name of the architecture. */
export const PRCTL: Partial<Record<NodeJS.Architecture, number>> = {
  x64: 157,
  arm64: 167,
  arm: 172,
  riscv64: 167,
  ppc64: 171,
  s390x: 172,
};
