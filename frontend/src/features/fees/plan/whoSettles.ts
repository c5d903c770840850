import type { FirstDaysToSettle } from './knownOfRecord';
import type { PlannedStep } from './plan';

/** The first days of those who settle by this plan: a child who is registered as British in place of it needs none. */
export function whoSettles(firstDays: FirstDaysToSettle, steps: readonly PlannedStep[]): FirstDaysToSettle {
  const takesPart = (id: string, item: PlannedStep['item']) =>
    steps.some((step) => step.item === item && !step.without.includes(id));
  return new Map(
    [...firstDays].filter(([id]) => takesPart(id, 'ilr') || !takesPart(id, 'registration_child')),
  );
}
