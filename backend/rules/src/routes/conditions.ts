import type { Missing } from '../assessment/answer';
import type { LawOnDay } from '../parameters/law';
import { settlementConditions } from '../sentences/settlementPermissions';

/** What decides on a route that asks for no years. No verdict follows from the dates of the visas. */
export interface Condition extends Pick<Missing, 'code' | 'field'> {
  /** Sentences for people: what has to hold, and what to do about it. */
  readonly inWords: (law: LawOnDay) => string;
}

type ConditionCode = keyof typeof settlementConditions;

const toCondition = (code: Exclude<ConditionCode, 'leaving_the_forces'>): Condition => ({
  code,
  inWords: () => settlementConditions[code](),
});

/** What stands in the place of years. Sections 1.0 and 1.11 of the facts. */
export const conditions = {
  partnerSettled: toCondition('partner_settled'),
  parentsSettled: toCondition('parents_settled'),
  settledOnEntry: toCondition('indefinite_leave_on_entry'),
  bereavement: toCondition('bereavement'),
  leavingTheForces: {
    code: 'leaving_the_forces',
    field: 'settlement.dischargedOn',
    inWords: ({ forces }) => settlementConditions.leaving_the_forces(forces),
  },
  domesticAbuse: toCondition('domestic_abuse'),
} as const satisfies Record<string, Condition>;
