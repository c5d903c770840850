import type { CivilDate } from '../calendar/civilDate';
import type { Confidence } from '../parameters/confidence';
import type { Source } from '../parameters/source';

/** The forms that ask for two referees. */
export const refereeForms = ['AN', 'MN1'] as const;
export type RefereeForm = (typeof refereeForms)[number];

/** Somebody who may be a referee. Null is what nobody has said yet. */
export interface Referee {
  readonly id: string;
  readonly fullName: string;
  readonly dateOfBirth: CivilDate | null;
  readonly job: string | null;
  /** Whether the job is one of the list of professions. */
  readonly professional: boolean | null;
  readonly britishPassport: boolean | null;
  readonly passportNumber: string | null;
  readonly email: string | null;
  readonly addresses: string | null;
  /** `yyyy-MM-dd`, or `yyyy-MM` where nobody knows the day. */
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

/** `open`: something has to be said first. */
export type RefereeState = 'met' | 'open' | 'not_met';

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

/** How one rule stands for one referee. */
export interface RefereeFinding {
  readonly rule: RefereeRule;
  /** What is asked, in a few words. */
  readonly title: string;
  readonly state: RefereeState;
  /** Why it stands so, in sentences; empty where the title says it all. */
  readonly text: string;
  readonly source: Source;
  readonly confidence: Confidence;
}

export interface CheckedReferee {
  readonly id: string;
  readonly findings: readonly RefereeFinding[];
  /** The worst of all findings. */
  readonly state: RefereeState;
  /** The first has a profession; the second has a British passport. */
  readonly first: RefereeState;
  readonly second: RefereeState;
}

export interface RefereesChecked {
  readonly referees: readonly CheckedReferee[];
  /** Who are the two, by their ids; null while no two of them can be. */
  readonly pair: { readonly first: string; readonly second: string } | null;
  readonly state: RefereeState;
  /** What is missing, in sentences; empty where nothing is. */
  readonly lacks: readonly string[];
}
