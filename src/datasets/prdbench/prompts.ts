import type { Mode } from '../types.ts';

const WORK = `Nobody can answer questions: where the document leaves something open, decide for yourself and go on. You work in the
current directory, the project directory. Use Python unless the document asks for something else, and install what your
code needs, since it is run right here. Work until the project is complete, and try it yourself before you stop.`;

const DEV = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. Other files that are already below src/ or data/ belong to the
   project: use them where they are.
2. Read evaluation/detailed_test_plan.json. It lists the test points your project is measured by. Each names commands
   ("test_command"), what is typed at their prompts ("test_input": mostly a file with one answer a line), the expected
   output and the files it is compared with.
3. Write the whole project, with all of its code below src/. File names, modules, command lines, menus and the order of
   prompts must fit the plan: each command is run by bash from the project directory exactly as it stands there, the
   input is typed line by line into a terminal when the program waits, and the unit tests in evaluation/ import from
   src/ as they are written.
4. Every test point is to pass. Do not change anything in evaluation/: it is put back as it was before the evaluation.

${WORK}
`;

const FREE = `Build the software project that src/PRD.md describes.

1. Read src/PRD.md, the requirements document, in full. It is all there is.
2. Design and write the whole project, with all of its code below src/. How it is organised and operated is yours to
   decide, but everything it can do must be usable from the command line, without a browser or another graphical display.
3. Write README.md in the project directory. Whoever checks the requirements knows the project from it alone: how to
   start it, every command, option and menu with an example, and where results are written.
4. Every requirement of the document is to be met.

${WORK}
`;

const DEBUG = `The project in this directory was built from src/PRD.md, and has been evaluated. Make it better.

1. Read the files reports/*.json. They list the test points of evaluation/detailed_test_plan.json with "metric",
   "description", "score" and "explanation". A score of 2 is full, 1 is partly met, 0 is not met; without a score,
   a test point could not be judged.
2. For every test point that lost points, find the cause in the code below src/ with the help of the plan's commands and
   inputs, and mend it. Run the commands yourself, from the project directory, to see that they now do what is expected.
3. Do not break what has passed. Do not change anything in evaluation/ or reports/: both are put back or emptied before
   the next evaluation, which runs every test point again.

${WORK}
`;

/**
 * The prompts of a mode; `debugPrompt`, for the second round, is null in other modes. The texts are fixed; results
 * identify their version by digest.
 */
export function promptsOf(mode: Mode): { prompt: string; debugPrompt: string | null } {
  if (mode === 'free') return { prompt: FREE, debugPrompt: null };
  return { prompt: DEV, debugPrompt: mode === 'debug' ? DEBUG : null };
}
