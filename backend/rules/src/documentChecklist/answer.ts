import type { CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import type { Source } from '../parameters/source';
import type { ChecklistAnswer, ChecklistForm } from './question';

/** `one_of`: one of its group is enough. `if_asked`: it is unknown whether it applies to this person. */
export const requirementKinds = ['must', 'one_of', 'helps', 'if_asked', 'not_needed'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** `partly`: a document is suitable, but more are needed or its date is missing. */
export const requirementStates = ['have', 'missing', 'too_old', 'partly', 'not_needed'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** The required spacing of documents: one in each month, or no gap that is too long. */
export const requirementSpacings = ['month', 'stretch'] as const;

export const checklistWarningCodes = ['wrong_form', 'no_settlement'] as const;

export interface ChecklistRequirement {
  readonly id: string;
  readonly kind: RequirementKind;
  /** One of each group is enough; null if nothing can replace it. */
  readonly group: string | null;
  /** A few words. */
  readonly title: string;
  readonly text: string;
  readonly why: string;
  /** What can replace it. */
  readonly alternatives: readonly string[];
  /** What to write if it cannot be obtained. */
  readonly instead: string | null;
  /** The answer that decides whether it is needed; null if there is none. */
  readonly asks: ChecklistAnswer | null;
  /** Suitable document types. */
  readonly documentTypes: readonly string[];
  /** The days it must cover, both included. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly every: (typeof requirementSpacings)[number] | null;
  /** The first day on which it may have been issued. */
  readonly fresh: { readonly notBefore: CivilDate } | null;
  readonly state: RequirementState;
  /** `yyyy-MM`, in order of time. */
  readonly missingMonths: readonly string[];
  /** The number of days that the newest document is too old, or has been expired, on the day of the application. */
  readonly daysTooOld: number | null;
  /** A sentence about the detail that is missing. */
  readonly note: string | null;
  /** The ids of the suitable documents. */
  readonly by: readonly string[];
  readonly source: Source;
  readonly standing: RuleStatus;
  readonly confidence: Confidence;
}

/** The list is for another form than the right one, so it is empty. */
export interface ChecklistWarning {
  readonly code: (typeof checklistWarningCodes)[number];
  readonly message: string;
  /** The right form, if there is one. */
  readonly form: ChecklistForm | null;
}

export interface OpenChecklistQuestion {
  readonly id: ChecklistAnswer;
  readonly text: string;
  readonly why: string;
}

export interface ChecklistResult {
  readonly requirements: readonly ChecklistRequirement[];
  /** Counts each required line and each group once. */
  readonly readiness: { readonly met: number; readonly of: number };
  readonly questions: readonly OpenChecklistQuestion[];
  readonly warnings: readonly ChecklistWarning[];
  /** The period the form asks about, both days included; null if there is none. */
  readonly qualifyingPeriod: { readonly from: CivilDate; readonly to: CivilDate } | null;
}
