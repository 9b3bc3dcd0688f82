use IO::Socket::INET;
my $server = IO::Socket::INET->new(LocalPort => $ENV{PORT}, Listen => 5, ReuseAddr => 1) or die $!;
open my $listening, '>', '/tmp/listening';
close $listening;
while (my $client = $server->accept) {
    print $client "$ENV{WORD}\n";
    close $client;
}
