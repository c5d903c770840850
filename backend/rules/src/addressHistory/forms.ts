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

/** What a form asks for, and how that is known. */
export interface AddressFormRule {
  /** What the form asks for, in a sentence. */
  readonly asks: string;
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

interface Words {
  /** How people know the form. */
  readonly title: string;
  /** @param time that it goes back, as `five years` */
  readonly asks: (time: string) => string;
}

const partners = (time: string) =>
  `Be ready with the addresses of both partners since your last permission, ${time}.`;
const present = (time: string) =>
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
  'SET(M)': { title: 'SET(M): settlement as a partner', asks: partners },
  'FLR(M)': { title: 'FLR(M): extension as a partner', asks: partners },
  'SET(O)': { title: 'SET(O): settlement on a work visa and others', asks: present },
  'SET(LR)': {
    title: 'SET(LR): settlement after long residence',
    asks: (time) => `Be ready with the addresses of all ${time}.`,
  },
  BNO: { title: 'Settlement as a British National (Overseas)', asks: present },
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

/** What a form asks for on the day of the application. */
export function addressFormRule(form: AddressForm, applicationOn: CivilDate): AddressFormRule {
  const asks = words[form].asks(timeInWords(monthsBack(form, applicationOn)));
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

function timeInWords(months: number): string {
  const years = inLetters(Math.floor(months / 12));
  if (months % 12 === 0) return `${years} years`;
  return months % 12 === 6 ? `${years} and a half years` : `${months} months`;
}

/**
 * The days that a form asks about: they end on the day of the application, and begin the day after the same day before.
 * Nobody lived anywhere before they were born; form T asks for the first years of life.
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
 * The last day that is looked at: of days to come nobody lacks an address. Where no day of the period is there yet, all of
 * it is.
 */
export const lookedAtUpTo = ({ from, to }: AddressPeriod, today: CivilDate): CivilDate =>
  today >= from && today < to ? today : to;

/** The days that the law looks at, with what it is known from. */
export interface PeriodInLaw extends AddressPeriod {
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

/**
 * The days that count in law for citizenship: for the husband, wife or civil partner of a British citizen three years,
 * whatever the form asks. Null for the other forms, whose days no law names.
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
