import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from '../parameters/confidence';
import type { Source } from '../parameters/source';

/** The forms that require two referees. */
export const refereeForms = ['AN', 'MN1'] as const;
export type RefereeForm = (typeof refereeForms)[number];

/** A possible referee. Null means unknown. */
export interface Referee {
  readonly id: string;
  readonly fullName: string;
  readonly dateOfBirth: CivilDate | null;
  readonly job: string | null;
  /** Whether the job is in the list of professions. */
  readonly professional: boolean | null;
  readonly britishPassport: boolean | null;
  readonly passportNumber: string | null;
  readonly email: string | null;
  readonly addresses: string | null;
  /** `yyyy-MM-dd`, or `yyyy-MM` if the day is unknown. */
  readonly knownSince: string | null;
  readonly howKnown: string | null;
  readonly dealtWithChild: boolean | null;
  readonly relatedToApplicant: boolean | null;
  readonly relatedToOther: boolean | null;
  readonly represents: boolean | null;
  readonly homeOffice: boolean | null;
  /** `none`, `disregarded` or `convicted`. */
  readonly convictions: string | null;
}

/** `open`: data is missing. */
export const refereeStates = ['met', 'open', 'not_met'] as const;
export type RefereeState = (typeof refereeStates)[number];

export const refereeRules = [
  'known',
  'not_related',
  'not_related_to_other',
  'not_representative',
  'not_home_office',
  'no_conviction',
  'profession',
  'role',
  'details',
] as const;
export type RefereeRule = (typeof refereeRules)[number];

/** The result of one rule for one referee. */
export interface RefereeFinding {
  readonly rule: RefereeRule;
  /** The rule in a few words. */
  readonly title: string;
  readonly state: RefereeState;
  /** The reason in sentences; empty if the title is enough. */
  readonly text: string;
  readonly source: Source;
  readonly confidence: Confidence;
}

export interface CheckedReferee {
  readonly id: string;
  readonly findings: readonly RefereeFinding[];
  /** The worst state of all findings. */
  readonly state: RefereeState;
  /** `first` has a profession; `second` has a British passport. */
  readonly first: RefereeState;
  readonly second: RefereeState;
}

export interface RefereesChecked {
  readonly referees: readonly CheckedReferee[];
  /** The ids of the pair; null if no pair qualifies. */
  readonly pair: { readonly first: string; readonly second: string } | null;
  readonly state: RefereeState;
  /** What is missing, in sentences; empty if nothing is. */
  readonly lacks: readonly string[];
}
