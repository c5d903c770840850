import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';

/** The known facts about a child who may be registered as British; null if unknown. */
export interface Child {
  readonly dateOfBirth: CivilDate;
  readonly bornInUk: boolean | null;
  /** Whether they are British already. */
  readonly british: boolean | null;
  /** Their journeys out of the UK, planned ones included; null if unknown. */
  readonly journeys: readonly Trip[] | null;
}

/** A legal mother or father, with their right to stay. */
export interface Parent {
  /** Used in sentences: `you`, a name, or words like `the other parent`. */
  readonly who: string;
  /** `not_sure`: a possible parent, who may have been British or settled at the birth. */
  readonly status: 'british' | 'settled' | 'neither' | 'not_known' | 'not_sure';
  /** The day on which they became British or settled; null if unknown. */
  readonly since: CivilDate | null;
}

/** Sections of the British Nationality Act 1981 for the registration of children. */
export const registrationSections = ['1(3)', '1(4)', '3(1)', '3(2)', '3(5)'] as const;
export type RegistrationSection = (typeof registrationSections)[number];

export const registrationForms = ['MN1', 'T'] as const;

/**
 * `open`: possible today. `later`: not yet. `discretion`: possible without a right to it. `not_known`: the rule is
 * unknown.
 */
export const wayStatuses = ['open', 'later', 'closed', 'discretion', 'not_enough', 'not_known'] as const;
export type WayStatus = (typeof wayStatuses)[number];

/** One way to become British by registration. */
export interface RegistrationWay {
  readonly section: RegistrationSection;
  readonly title: string;
  readonly form: (typeof registrationForms)[number];
  readonly status: WayStatus;
  /** The first day to apply; null if unknown or the way is closed. */
  readonly opensOn: CivilDate | null;
  /** The last day to apply; null if there is none. */
  readonly lastDay: CivilDate | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the status is `not_enough`. */
  readonly missing: readonly Missing[];
}

/**
 * `may_be_british`: British from birth if a parent was British or settled on that day. `discretion`: only by
 * discretion of the Home Office. `ask`: no known way.
 */
export const registrationVerdicts = [
  'british',
  'may_be_british',
  'can_register',
  'not_yet',
  'not_enough',
  'discretion',
  'ask',
] as const;
export type RegistrationVerdict = (typeof registrationVerdicts)[number];

/** The fee of the registration, in pounds. */
export interface RegistrationCost {
  readonly amount: number;
  /** The first day of the fee edition. */
  readonly from: CivilDate;
  readonly note: string | null;
  readonly source: Source;
}

/** Whether, how and when a child can be registered as a British citizen, and the cost. */
export interface ChildRegistration {
  readonly verdict: RegistrationVerdict;
  /** The deciding way; null if there is none. */
  readonly section: RegistrationSection | null;
  readonly opensOn: CivilDate | null;
  readonly lastDay: CivilDate | null;
  readonly ways: readonly RegistrationWay[];
  /** The reasons that apply to every way. */
  readonly reasons: readonly Reason[];
  /** Empty unless the verdict is `not_enough`. */
  readonly missing: readonly Missing[];
  /** Null if nothing is paid, or if the fee for adults applies, which is not confirmed. */
  readonly cost: RegistrationCost | null;
}
