/** The module that calculation threads run. */
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { calculateHere, type Work } from './calculations';
import type { ThreadAnswer } from './createCalculations';

export default async function calculate(work: Work): Promise<ThreadAnswer> {
  try {
    return { value: await calculateHere(work) };
  } catch (error) {
    // An error loses its class when it is copied between threads.
    if (error instanceof UnsoundAssessment) return { problems: error.problems };
    throw error;
  }
}
