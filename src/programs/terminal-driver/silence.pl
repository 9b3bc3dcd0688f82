# The fixed waits of PRDbench's own scripts: for `typing: upstream` the only rule, otherwise the rule for programs that are
# not known to wait.

# Each wait ends after so much silence, or after so much time: [milliseconds, milliseconds]. Upstream asks for 2 s of
# silence at the start, 0.8 s before a line, 0.5 s after it and 1 s after the last one, and counts 0.1 s for each turn of
# its loop, which takes 0.2 s (an attempt to read and a pause); 0.8 s and 1 s take a turn more, since its sums of 0.1
# fall short of them. Then it waits 10 s for the end, and another 0.5 s.
our %FIXED = (
  start => [[3900, 10_000]],
  before => [[1700, 10_000], [50, 50]],
  after => [[50, 50], [900, 2000]],
  end => [[2100, 10_000], [10_000, 10_000], [500, 500]],
);

# Begins the waits before the next key, after the start or a line (`after`).
sub begin_waits {
  my ($s, $after) = @_;
  $s->{fixed} = [map { @{ $FIXED{$_} } } $after, $s->{next} < @{ $s->{lines} } ? 'before' : 'end'];
  $s->{fixed_since} = now();
  $s->{silence} = 0;
  $s->{silence} += $_->[0] for @{ $s->{fixed} };
}

# True if all waits are over.
sub waits_over {
  my ($s) = @_;
  while (@{ $s->{fixed} }) {
    my ($silence, $time) = @{ $s->{fixed}[0] };
    return 0 if now() - most($s->{active}, $s->{fixed_since}) < $silence && now() - $s->{fixed_since} < $time;
    $s->{fixed_since} = now();
    shift @{ $s->{fixed} };
  }
  return 1;
}
