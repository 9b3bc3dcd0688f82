import { programText } from './text.ts';

/** A program for `python3 -c`, with a directory and the text of a requirements file. */
export const PYTHON_AGENT = programText('python-agent.py');
