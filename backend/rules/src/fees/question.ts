import type { EnglishHeld } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import type { ChecklistRole } from '../documentChecklist/question';

/** What an application is for. */
export type FeeItem =
  | 'visa'
  | 'extension'
  | 'ilr'
  | 'naturalisation'
  | 'registration_child'
  | 'registration_adult'
  | 'first_passport'
  | 'eta'
  | 'administrative_review';

export type FeeService = 'standard' | 'priority' | 'super_priority';
export type FeeTest = 'life_in_the_uk' | 'english';

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
  readonly item: 'visa' | 'extension';
  readonly route: string;
  readonly where: 'inside' | 'outside';
  /** The permission that is asked for: the longest that can be granted. */
  readonly months: number;
  /** Of a Skilled Worker: the job stands on the immigration salary list. */
  readonly onSalaryList?: boolean | undefined;
}

export interface SettlementStep extends OfEveryStep {
  readonly item: 'ilr';
  readonly route: string;
}

export interface OtherStep extends OfEveryStep {
  readonly item: Exclude<FeeItem, 'visa' | 'extension' | 'ilr'>;
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

/** What a person pays beside fees: a translation, an adviser. */
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
  /** A rise in whole percent each April that the person supposes: never part of a fee. */
  readonly yearlyRisePercent?: number | undefined;
}
