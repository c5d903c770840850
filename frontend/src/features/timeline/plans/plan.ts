import { mostPlans, type PlansRequest } from '@settlewise/contract/plans';
import { isCivilDate } from '@settlewise/rules/calendar';

/** A plan as it is typed. Days may be no dates yet. */
export interface TypedPlan {
  readonly id: number;
  readonly route: PlansRequest['plans'][number]['route'];
  readonly service: PlansRequest['plans'][number]['service'];
  readonly applyOn: string;
  readonly leaves: string;
  readonly comesBack: string;
}

const nothingTyped = { route: 'own', service: 'standard', applyOn: '', leaves: '', comesBack: '' } as const;

/** What people compare first: the standard, and a decision that is paid for. */
export const firstPlans: readonly TypedPlan[] = [
  { id: 1, ...nothingTyped },
  { id: 2, ...nothingTyped, service: 'priority' },
];

/** The same with a further plan; at most as many as can be asked for at once. */
export const withPlan = (plans: readonly TypedPlan[]): readonly TypedPlan[] =>
  plans.length >= mostPlans
    ? plans
    : [...plans, { id: Math.max(0, ...plans.map(({ id }) => id)) + 1, ...nothingTyped }];

export type PlanField = 'applyOn' | 'leaves' | 'comesBack';

/** What is wrong with a plan, by its field; empty where nothing is. */
export function problemsOf({
  applyOn,
  leaves,
  comesBack,
}: TypedPlan): Readonly<Partial<Record<PlanField, string>>> {
  const wrong = (day: string) => day !== '' && !isCivilDate(day);
  return {
    ...(wrong(applyOn) && { applyOn: 'Please enter a day, or leave it empty' }),
    ...(wrong(leaves) && { leaves: 'Please enter the day you leave' }),
    ...(wrong(comesBack) && { comesBack: 'Please enter the day you come back' }),
    ...(leaves === '' && comesBack !== '' && { leaves: 'Please enter the day you leave as well' }),
    ...(leaves !== '' && comesBack === '' && { comesBack: 'Please enter the day you come back as well' }),
    ...(isCivilDate(leaves) &&
      isCivilDate(comesBack) &&
      comesBack < leaves && { comesBack: 'You cannot come back before you leave' }),
  };
}

/** What is asked of the server. */
export const requestOf = (plans: readonly TypedPlan[]): PlansRequest => ({
  plans: plans.map(({ route, service, applyOn, leaves, comesBack }) => ({
    route,
    service,
    applyOn: applyOn === '' ? null : applyOn,
    journeys: leaves === '' ? [] : [{ departureDate: leaves, returnDate: comesBack }],
  })),
});
