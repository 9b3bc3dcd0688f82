use IO::Socket::INET;
$| = 1;
my $server = IO::Socket::INET->new(LocalPort => 7000, Listen => 5, ReuseAddr => 1) or die $!;
open my $end, '<', '/end';
my $line = "$ENV{WORD} for $ENV{PRICE}" . <$end>;
open my $listening, '>', '/tmp/listening';
close $listening;
while (my $client = $server->accept) {
    print "asked\n";
    open my $asked, '>>', '/shared/asked';
    print $asked "asked\n";
    close $asked;
    print $client $line;
    close $client;
}
