import type { EnglishHeld } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import type { ChecklistRole } from '../documentChecklist/question';

/** Applications for permission that ends. */
export const permissionItems = ['visa', 'extension'] as const;
/** Applications whose fee depends on no route. */
export const otherItems = [
  'naturalisation',
  'registration_child',
  'registration_adult',
  'first_passport',
  'eta',
  'administrative_review',
] as const;
/** What an application is for. */
export const feeItems = [...permissionItems, 'ilr', ...otherItems] as const;
export type FeeItem = (typeof feeItems)[number];

export const feeServices = ['standard', 'priority', 'super_priority'] as const;
export type FeeService = (typeof feeServices)[number];
export const feeTests = ['life_in_the_uk', 'english'] as const;
export type FeeTest = (typeof feeTests)[number];
/** Where the applicant is: in the UK or outside it. */
export const feePlaces = ['inside', 'outside'] as const;

interface OfEveryStep {
  /** The day of payment, which is that of the application: it decides which fees are charged. */
  readonly on: CivilDate;
  /** Places in the list of people; default all of them. */
  readonly people?: readonly number[] | undefined;
  /** Default `standard`. */
  readonly service?: FeeService | undefined;
  /** Tests that are still to be passed for this step. */
  readonly tests?: readonly FeeTest[] | undefined;
  /** A slot at a service point that is paid for; most are free. */
  readonly paidAppointment?: boolean | undefined;
}

/** Permission for a time: a first visa, or more time. */
export interface PermissionStep extends OfEveryStep {
  readonly item: (typeof permissionItems)[number];
  readonly route: string;
  readonly where: (typeof feePlaces)[number];
  /** The permission that is asked for: the longest that can be granted. */
  readonly months: number;
  /** Skilled Worker only: whether the job is on the immigration salary list. */
  readonly onSalaryList?: boolean | undefined;
}

export interface SettlementStep extends OfEveryStep {
  readonly item: 'ilr';
  readonly route: string;
}

export interface OtherStep extends OfEveryStep {
  readonly item: (typeof otherItems)[number];
}

/** One application, by some or all of the people. */
export type FeeStep = PermissionStep | SettlementStep | OtherStep;

export interface FeePerson {
  readonly dateOfBirth: CivilDate;
  /** Partners and children may be asked for another level of English than the person whose route it is; default `main`. */
  readonly role?: ChecklistRole | undefined;
  /** Tests that this person need not pay for: passed, or not asked of them. */
  readonly lifeInUkPassed?: boolean | undefined;
  /** The highest level of English that they have shown, or need not show. */
  readonly englishPassed?: EnglishHeld | undefined;
}

/** A cost that is not a fee: a translation, an adviser. */
export interface OwnCost {
  readonly label: string;
  readonly on: CivilDate;
  readonly pence: number;
}

/** What is to be added up. */
export interface FeesQuestion {
  /** Which payments lie ahead of this day; no fee depends on it. */
  readonly asOf: CivilDate;
  readonly people: readonly FeePerson[];
  readonly steps: readonly FeeStep[];
  readonly costs: readonly OwnCost[];
  /** An assumed rise in whole percent each April; no fee includes it. */
  readonly yearlyRisePercent?: number | undefined;
}
