/** The module of the threads that calculate. */
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { calculateHere, type Work } from './calculations';
import type { ThreadAnswer } from './createCalculations';

export default async function calculate(work: Work): Promise<ThreadAnswer> {
  try {
    return { value: await calculateHere(work) };
  } catch (error) {
    // An error that is copied to another thread forgets its class.
    if (error instanceof UnsoundAssessment) return { problems: error.problems };
    throw error;
  }
}
