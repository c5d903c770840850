import { inLetters } from '../assessment/wording';
import { birthday } from '../calendar/age';
import { addDays, fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { firstDayOfPeriod } from '../citizenship/citizenshipPeriod';
import { addressRules } from '../parameters/addressRules';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import { rowOn, statusOn, valueOn, type Source } from '../parameters/parameter';
import { registrationRules } from '../parameters/registrationRules';
import { sources } from '../parameters/sources';
import type { AddressForm, AddressPeriod } from './question';

/** A form's requirement, with its source. */
export interface AddressFormRule {
  /** The requirement, as a sentence. */
  readonly asks: string;
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

interface Words {
  /** The form's common name. */
  readonly title: string;
  /** @param time the period, for example `five years` */
  readonly asks: (time: string) => string;
}

const partnerRequirement = (time: string) =>
  `Be ready with the addresses of both partners since your last permission, ${time}.`;
const currentAddressRequirement = (time: string) =>
  `Be ready with your present address, and earlier ones if you have lived there for less than ${time}.`;

const words: Readonly<Record<AddressForm, Words>> = {
  AN: {
    title: 'AN: becoming a British citizen',
    asks: (time) => `The online form asks for every address of the ${time} before you apply.`,
  },
  MN1: {
    title: 'MN1: registering a child as British',
    asks: (time) =>
      `The form asks for the child’s addresses. No number of years is known: be ready with ${time}.`,
  },
  T: {
    title: 'T: registering a child who was born here and is ten or older',
    asks: (time) => `The form asks where the child lived, year by year, in the first ${time} of life.`,
  },
  'SET(M)': { title: 'SET(M): settlement as a partner', asks: partnerRequirement },
  'FLR(M)': { title: 'FLR(M): extension as a partner', asks: partnerRequirement },
  'SET(O)': { title: 'SET(O): settlement on a work visa and others', asks: currentAddressRequirement },
  'SET(LR)': {
    title: 'SET(LR): settlement after long residence',
    asks: (time) => `Be ready with the addresses of all ${time}.`,
  },
  BNO: { title: 'Settlement as a British National (Overseas)', asks: currentAddressRequirement },
  EUSS: {
    title: 'EU Settlement Scheme: settled status',
    asks: (time) =>
      `The application asks for no list of addresses. It asks for evidence that you lived in the UK, over ${time}.`,
  },
  DBS: {
    title: 'DBS check: criminal records, for work',
    asks: (time) => `The check asks for every address of ${time}, without a gap.`,
  },
};

export const addressFormTitle = (form: AddressForm): string => words[form].title;

/** The requirement of a form on the day of the application. */
export function addressFormRule(form: AddressForm, applicationOn: CivilDate): AddressFormRule {
  const asks = words[form].asks(formatTime(monthsBack(form, applicationOn)));
  if (form === 'T')
    return { asks, source: sources.childRegistration, confidence: 'quoted', standing: 'practice' };
  const parameter = addressRules[form];
  const row = rowOn(parameter, applicationOn);
  return {
    asks,
    source: row.source,
    confidence: row.confidence,
    standing: statusOn(row, applicationOn, parameter.nature),
  };
}

const monthsBack = (form: AddressForm, on: CivilDate): number =>
  form === 'T' ? valueOn(registrationRules.yearsLivedHere, on) * 12 : valueOn(addressRules[form], on);

function formatTime(months: number): string {
  const years = inLetters(Math.floor(months / 12));
  if (months % 12 === 0) return `${years} years`;
  return months % 12 === 6 ? `${years} and a half years` : `${months} months`;
}

/**
 * The days that a form asks about. They end on the day of the application, and begin the day after the same date of
 * the first year. They do not begin before birth; form T asks about the first years of life.
 */
export function periodOfForm(
  form: AddressForm,
  applicationOn: CivilDate,
  bornOn: CivilDate | null = null,
): AddressPeriod {
  const application = toDayNumber(applicationOn);
  const months = monthsBack(form, applicationOn);
  const isBorn = bornOn !== null && bornOn <= applicationOn;
  if (form === 'T' && isBorn) {
    const last = addDays(birthday(bornOn, months / 12), -1);
    return { from: bornOn, to: last < applicationOn ? last : applicationOn };
  }
  const first =
    months % 12 === 0 ? firstDayOfPeriod(application, months / 12) : monthsLater(application, -months) + 1;
  const from = fromDayNumber(first);
  return { from: isBorn && bornOn > from ? bornOn : from, to: applicationOn };
}

/**
 * The last day to check: future days need no address yet. If the whole period is in the future, all of it is checked.
 */
export const lookedAtUpTo = ({ from, to }: AddressPeriod, today: CivilDate): CivilDate =>
  today >= from && today < to ? today : to;

/** The days that matter in law, with their source. */
export interface PeriodInLaw extends AddressPeriod {
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

/**
 * The days that matter in law for citizenship: three years for the spouse or civil partner of a British citizen, even
 * if the form asks for more. Null for other forms, which have no period in law.
 */
export function periodInLaw(
  form: AddressForm,
  applicationOn: CivilDate,
  spouse: boolean,
): PeriodInLaw | null {
  if (form !== 'AN') return null;
  return {
    from: fromDayNumber(firstDayOfPeriod(toDayNumber(applicationOn), spouse ? 3 : 5)),
    to: applicationOn,
    source: sources.nationalityAct,
    confidence: 'official',
    standing: 'in_force',
  };
}
