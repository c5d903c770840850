import { settlementConditions, type DischargeRules } from '../sentences/settlementPermissions';

/** The condition of a route without years. The dates of the visas cannot decide it. */
export interface Condition {
  readonly code: string;
  /** The field of the request that answers it, if there is one. */
  readonly field?: string;
  /** Sentences for people: the condition, and advice. */
  readonly inWords: (law: { readonly forces: DischargeRules }) => string;
}

type ConditionCode = keyof typeof settlementConditions;

const toCondition = (code: Exclude<ConditionCode, 'leaving_the_forces'>): Condition => ({
  code,
  inWords: () => settlementConditions[code](),
});

/** The conditions that replace years. Sections 1.0 and 1.11 of the facts. */
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
