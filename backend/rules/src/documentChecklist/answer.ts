import type { CivilDate } from '../calendar/civilDate';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import type { Source } from '../parameters/source';
import type { ChecklistAnswer, ChecklistForm } from './question';

/** `one_of`: one of its group is enough. `if_asked`: nobody knows yet whether it is asked of this person. */
export const requirementKinds = ['must', 'one_of', 'helps', 'if_asked', 'not_needed'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** `partly`: a document serves, but more are needed, or a day of it is missing. */
export const requirementStates = ['have', 'missing', 'too_old', 'partly', 'not_needed'] as const;
export type RequirementState = (typeof requirementStates)[number];

/** How close documents have to stand: one in each month, or no stretch without one that is too long. */
export const requirementSpacings = ['month', 'stretch'] as const;

export const checklistWarningCodes = ['wrong_form', 'no_settlement'] as const;

export interface ChecklistRequirement {
  readonly id: string;
  readonly kind: RequirementKind;
  /** One of each group is enough; null where nothing stands in its place. */
  readonly group: string | null;
  /** A few words. */
  readonly title: string;
  readonly text: string;
  readonly why: string;
  /** What serves in its place. */
  readonly alternatives: readonly string[];
  /** What to write where it cannot be had. */
  readonly instead: string | null;
  /** The answer on which it hangs; null where it hangs on none. */
  readonly asks: ChecklistAnswer | null;
  /** Document types that serve. */
  readonly documentTypes: readonly string[];
  /** The days that it has to cover, both included. */
  readonly period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  readonly every: (typeof requirementSpacings)[number] | null;
  /** The first day on which it may have been issued. */
  readonly fresh: { readonly notBefore: CivilDate } | null;
  readonly state: RequirementState;
  /** `yyyy-MM`, in order of time. */
  readonly missingMonths: readonly string[];
  /** How many days the newest paper is too old on the day of the application, or how long it has run out by then. */
  readonly daysTooOld: number | null;
  /** What would tell more, in a sentence. */
  readonly note: string | null;
  /** The documents that serve, by their ids. */
  readonly by: readonly string[];
  readonly source: Source;
  readonly standing: RuleStatus;
  readonly confidence: Confidence;
}

/** The list is for another form than the one that fits, so there is none. */
export interface ChecklistWarning {
  readonly code: (typeof checklistWarningCodes)[number];
  readonly message: string;
  /** The form that fits, where there is one. */
  readonly form: ChecklistForm | null;
}

export interface OpenChecklistQuestion {
  readonly id: ChecklistAnswer;
  readonly text: string;
  readonly why: string;
}

export interface ChecklistResult {
  readonly requirements: readonly ChecklistRequirement[];
  /** Each that must be there and each group counts once. */
  readonly readiness: { readonly met: number; readonly of: number };
  readonly questions: readonly OpenChecklistQuestion[];
  readonly warnings: readonly ChecklistWarning[];
  /** The days that the form looks back on, both included; null where it names none. */
  readonly qualifyingPeriod: { readonly from: CivilDate; readonly to: CivilDate } | null;
}
