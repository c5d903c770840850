import type { FeesAnswer } from '@settlewise/rules/fees';
import type { PlannedStep } from '../plan/plan';

/** What each application costs for all who make it, by its id. @param steps those that the bill counts, in its order */
export function sumsOfSteps(
  { lines }: Pick<FeesAnswer, 'lines'>,
  steps: readonly PlannedStep[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { step: place, pence } of lines) {
    const step = place === null ? undefined : steps[place];
    if (step !== undefined) sums.set(step.id, (sums.get(step.id) ?? 0) + pence);
  }
  return sums;
}
