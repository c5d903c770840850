import type { Problem } from '../../../ui/form/ErrorSummary';

/** Both calculators ask in three steps. */
export type Step = 1 | 2 | 3;

export const steps: readonly Step[] = [1, 2, 3];

/** What has to be put right before the form can be sent, and on which step. */
export interface StepProblem extends Problem {
  readonly step: Step;
}
