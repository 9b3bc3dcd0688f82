/** The parts of a trial from its agent on, loaded while the first testbed is made: no announcement waits for them. */
export { saveChanges } from './changes/save.ts';
export { collectTrial } from './collect.ts';
export { applyModelFault, applyRunLimit } from './metered.ts';
export { runStep } from './step.ts';
export { runSteps } from './steps.ts';
