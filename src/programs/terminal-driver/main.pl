# Last part: everything is defined by now.

serve();
