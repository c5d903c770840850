import type { Missing } from '../assessment/answer';
import type { Reason } from '../assessment/reason';
import type { Trip } from '../absences/trip';
import type { CivilDate } from '../calendar/civilDate';
import type { Source } from '../parameters/parameter';

/** What is known of a child whose registration as British is asked about; null where nobody has said. */
export interface Child {
  readonly dateOfBirth: CivilDate;
  readonly bornInUk: boolean | null;
  /** Whether they are British already. */
  readonly british: boolean | null;
  /** Their journeys out of the UK, those that are planned among them; null where they are not known. */
  readonly journeys: readonly Trip[] | null;
}

/** A mother or a father in the eyes of the law, and what right to stay they have. */
export interface Parent {
  /** For sentences: `you`, a name, or words like `the other parent`. */
  readonly who: string;
  /** `not_sure`: somebody who may be a parent, and may have been British or settled at the birth. */
  readonly status: 'british' | 'settled' | 'neither' | 'not_known' | 'not_sure';
  /** The day on which they became so; null where it is not known. */
  readonly since: CivilDate | null;
}

/** Sections of the British Nationality Act 1981 by which a child is registered. */
export const registrationSections = ['1(3)', '1(4)', '3(1)', '3(2)', '3(5)'] as const;
export type RegistrationSection = (typeof registrationSections)[number];

export const registrationForms = ['MN1', 'T'] as const;

/**
 * `open`: can be used today. `later`: not yet. `discretion`: can be asked for, without a right to it. `not_known`: the
 * rule is not among what is known here.
 */
export const wayStatuses = ['open', 'later', 'closed', 'discretion', 'not_enough', 'not_known'] as const;
export type WayStatus = (typeof wayStatuses)[number];

/** One way to become British by registration. */
export interface RegistrationWay {
  readonly section: RegistrationSection;
  readonly title: string;
  readonly form: (typeof registrationForms)[number];
  readonly status: WayStatus;
  /** The first day to apply; null where it is not known or the way is closed. */
  readonly opensOn: CivilDate | null;
  /** The last day to apply; null where there is none. */
  readonly lastDay: CivilDate | null;
  readonly reasons: readonly Reason[];
  /** Empty unless the status is `not_enough`. */
  readonly missing: readonly Missing[];
}

/**
 * `may_be_british`: British from birth if a parent was British or settled on that day. `discretion`: nothing but what
 * the Home Office may allow. `ask`: no way is known here.
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
  /** The first day of the edition that it is from. */
  readonly from: CivilDate;
  readonly note: string | null;
  readonly source: Source;
}

/** Whether, how and when a child can be registered as a British citizen, and what it costs. */
export interface ChildRegistration {
  readonly verdict: RegistrationVerdict;
  /** The way that decides; null where none does. */
  readonly section: RegistrationSection | null;
  readonly opensOn: CivilDate | null;
  readonly lastDay: CivilDate | null;
  readonly ways: readonly RegistrationWay[];
  /** What holds of every way. */
  readonly reasons: readonly Reason[];
  /** Empty unless the verdict is `not_enough`. */
  readonly missing: readonly Missing[];
  /** Null where nothing is paid for, or where the fee for adults applies, which is not confirmed. */
  readonly cost: RegistrationCost | null;
}
