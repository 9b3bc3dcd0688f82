# Starting a command. A holder stands between driver and command: as session leader it keeps the terminal from hanging
# up on background processes when the command exits, and as subreaper it adopts all orphans.

sub start {
  my ($kind, $timeout, $server, $typing, $script, $environment, $lines, $file, $limit) = @_;
  my %new = (
    # The clock is up to a tick behind: a limit is never over early, with time left for another command.
    deadline => now() + $timeout + $TICK, server => $server, typing => $typing, lines => [map { decode($_) } items($lines)], next => 0,
    pending => '', interval => $SHORTEST, active => now(), looked => 0, steps => undef, end => 'exit', asked => '',
    file => decode((items($file))[0] // ''), limit => $limit, rest => $BUFFER,
  );
  my ($write, $exit);
  my $fine = pipe($new{exit}, $exit) && ($kind eq 'tty' ? open_terminal(\%new) : pipe($new{output}, $write));
  my $holder = $fine ? fork : undef;
  return report('fault', encode("$!")) unless defined $holder;
  hold(decode($script), [map { decode($_) } items($environment)], $new{slave}, $write, $exit) if !$holder;
  fcntl($new{output}, F_SETFL, O_NONBLOCK);
  $session = { %new, holder => $holder };
  begin_waits($session, 'start');
  report('started', $holder);
}

# A terminal like a person's: 120 columns, 40 lines, UTF-8.
sub open_terminal {
  my ($new) = @_;
  sysopen($new->{master}, '/dev/ptmx', O_RDWR | O_NOCTTY) or sysopen($new->{master}, '/dev/pts/ptmx', O_RDWR | O_NOCTTY) or return 0;
  my ($number, $size) = (pack('i', 0), pack('S4', 40, 120, 0, 0));
  ioctl($new->{master}, 0x40045431, $number) or return 0;
  ioctl($new->{master}, 0x80045430, $number) or return 0;
  sysopen($new->{slave}, '/dev/pts/' . unpack('i', $number), O_RDWR | O_NOCTTY) or return 0;
  ioctl($new->{master}, 0x5414, $size) or return 0;
  my $modes = POSIX::Termios->new;
  $modes->getattr(fileno $new->{slave});
  $modes->setiflag($modes->getiflag | 0x4000);
  $modes->setattr(fileno $new->{slave}, POSIX::TCSANOW());
  $new->{output} = $new->{master};
  return 1;
}

# The holder: starts the command, reports its exit, and reaps children until it is killed.
sub hold {
  my ($script, $environment, $slave, $write, $exit) = @_;
  prctl(1, 9);
  prctl(36, 1);
  POSIX::setsid();
  open(my $nothing, '+<', '/dev/null');
  POSIX::dup2(fileno $nothing, $_) for 0, 1, 2;
  ioctl($slave, 0x540E, 0) if $slave;
  my $child = fork;
  run_command($script, $environment, $slave, $write) if defined $child && !$child;
  close_others(fileno $exit);
  syswrite($exit, '127') unless defined $child;
  for (;;) {
    my $pid = waitpid(-1, 0);
    if ($pid < 0) { select(undef, undef, undef, 3600) }
    elsif ($pid == $child) { syswrite($exit, $? & 127 ? 128 + ($? & 127) : $? >> 8); close $exit; }
  }
}

sub run_command {
  my ($script, $environment, $slave, $write) = @_;
  POSIX::setpgid(0, 0);
  if ($slave) {
    POSIX::tcsetpgrp(fileno $slave, $$);
    POSIX::dup2(fileno $slave, $_) for 0, 1, 2;
    delete @ENV{qw(LINES COLUMNS)};
    $ENV{TERM} = 'xterm-256color';
  }
  else { POSIX::dup2(fileno $write, $_) for 1, 2 }
  close_others();
  for my $pair (@$environment) { my ($name, $value) = split /=/, $pair, 2; $ENV{$name} = $value; }
  POSIX::sigaction($_, POSIX::SigAction->new('DEFAULT')) for grep { $_ != 9 && $_ != 19 } 1 .. 31;
  POSIX::sigprocmask(POSIX::SIG_SETMASK(), POSIX::SigSet->new);
  # Fixed places first: the workdir's owner may have put another bash on PATH, which must not run its tests.
  my ($bash) = grep { -f $_ && -x _ } map { "$_/bash" } '/bin', '/usr/bin', '/usr/local/bin', split /:/, $ENV{PATH} // '';
  my @command = ($bash // '/bin/sh', '-c', $script);
  no warnings;
  exec { $command[0] } ($bash ? 'bash' : 'sh'), @command[1, 2];
  syswrite(STDERR, "agentbench: $command[0]: $!\n");
  POSIX::_exit(127);
}

# Closes every descriptor from 3 on, except one.
sub close_others {
  my ($kept) = @_;
  opendir(my $descriptors, '/proc/self/fd') or return;
  my @numbers = grep { /^\d+$/ && $_ > 2 && $_ != ($kept // -1) } readdir $descriptors;
  closedir $descriptors;
  POSIX::close($_) for @numbers;
}
