# Everything is defined: begin.

serve();
