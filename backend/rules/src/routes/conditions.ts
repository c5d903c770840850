import { settlementConditions } from '../sentences/settlementPermissions';

/** What decides on a route that asks for no years. Nothing of it is asked here, so no verdict follows from the dates. */
export interface Condition {
  readonly code: string;
  /** Sentences for people: what has to hold, and what to do about it. */
  readonly message: string;
}

const conditionOf = (code: keyof typeof settlementConditions): Condition => ({
  code,
  message: settlementConditions[code](),
});

/** What stands in the place of years. Sections 1.0 and 1.11 of the facts. */
export const conditions = {
  partnerSettled: conditionOf('partner_settled'),
  parentsSettled: conditionOf('parents_settled'),
  settledOnEntry: conditionOf('indefinite_leave_on_entry'),
  bereavement: conditionOf('bereavement'),
  leavingTheForces: conditionOf('leaving_the_forces'),
  domesticAbuse: conditionOf('domestic_abuse'),
} as const satisfies Record<string, Condition>;
