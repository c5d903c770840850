import { fromDayNumber, toDayNumber, type CivilDate } from '../calendar/civilDate';
import { monthsLater } from '../calendar/dayNumbers';
import { firstDayOfPeriod } from '../citizenship/citizenshipPeriod';
import type { Confidence, RuleStatus } from '../parameters/confidence';
import type { Source } from '../parameters/parameter';
import { sources } from '../parameters/sources';

/** The forms that ask where somebody has lived. */
export const addressForms = ['AN', 'SET(M)', 'FLR(M)', 'SET(O)', 'SET(LR)', 'BNO', 'DBS'] as const;
export type AddressForm = (typeof addressForms)[number];

/** How far back a form asks, and how that is known. */
export interface AddressFormRule {
  /** How people know the form. */
  readonly title: string;
  readonly months: number;
  /** What the form asks for, in a sentence. */
  readonly asks: string;
  readonly source: Source;
  readonly confidence: Confidence;
  readonly standing: RuleStatus;
}

const notConfirmed = { confidence: 'unknown', standing: 'not_confirmed' } as const;
const practice = { confidence: 'secondary', standing: 'practice' } as const;

/** None of these periods was read in a form of the day: the pages say so. */
const rules: Readonly<Record<AddressForm, AddressFormRule>> = {
  AN: {
    title: 'AN: becoming a British citizen',
    months: 60,
    asks: 'The online form asks for every address of the five years before you apply.',
    source: sources.guideAn,
    ...practice,
  },
  'SET(M)': {
    title: 'SET(M): settlement as a partner',
    months: 30,
    asks: 'Be ready with the addresses of both partners since your last permission, two and a half years.',
    source: sources.govUkPartnerSettlement,
    ...practice,
  },
  'FLR(M)': {
    title: 'FLR(M): extension as a partner',
    months: 30,
    asks: 'Be ready with the addresses of both partners since your last permission, two and a half years.',
    source: sources.govUkPartnerSettlement,
    ...practice,
  },
  'SET(O)': {
    title: 'SET(O): settlement on a work visa and others',
    months: 24,
    asks: 'Be ready with your present address, and earlier ones if you have lived there for less than two years.',
    source: sources.govUkWorkSettlement,
    ...notConfirmed,
  },
  'SET(LR)': {
    title: 'SET(LR): settlement after long residence',
    months: 120,
    asks: 'Be ready with the addresses of all ten years.',
    source: sources.govUkLongResidence,
    ...notConfirmed,
  },
  BNO: {
    title: 'Settlement as a British National (Overseas)',
    months: 24,
    asks: 'Be ready with your present address, and earlier ones if you have lived there for less than two years.',
    source: sources.govUkBno,
    ...notConfirmed,
  },
  DBS: {
    title: 'DBS check: criminal records, for work',
    months: 60,
    asks: 'The check asks for every address of five years, without a gap.',
    source: sources.govUkDbs,
    ...practice,
  },
};

export const addressFormRule = (form: AddressForm): AddressFormRule => rules[form];

/** The days, both included, that something covers. */
export interface AddressPeriod {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** The days that a form asks about: they end on the day of the application, and begin the day after the same day before. */
export function periodOfForm(form: AddressForm, applicationOn: CivilDate): AddressPeriod {
  const application = toDayNumber(applicationOn);
  const { months } = rules[form];
  const first =
    months % 12 === 0 ? firstDayOfPeriod(application, months / 12) : monthsLater(application, -months) + 1;
  return { from: fromDayNumber(first), to: applicationOn };
}

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
    ...{ source: sources.nationalityAct, confidence: 'official', standing: 'in_force' },
  };
}
