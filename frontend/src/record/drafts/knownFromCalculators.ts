import { needsNoSettlement } from '@settlewise/contract/assessments';
import type { UserProfileRequest } from '@settlewise/contract/onboarding';
import { englishLevelOptions } from '@settlewise/contract/options';
import { visaTypeOptions } from '@settlewise/contract/visaTypeChoices';
import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { readDraft } from './draftStorage';

/** What the calculators' drafts hold that a profile asks for too; other answers, and older drafts, are left alone. */
const ilrDraft = z.object({
  visaType: z.string().nullish(),
  visaStartDate: z.string().nullish(),
  entryDate: z.string().nullish(),
  visaEnds: z.string().nullish(),
  dateOfBirth: z.string().nullish(),
  englishLevel: z.string().nullish(),
});
const citizenshipDraft = z.object({
  ukEntryDate: z.string().nullish(),
  dateOfBirth: z.string().nullish(),
  englishLevel: z.string().nullish(),
  statusType: z.string().nullish(),
  settlementDate: z.string().nullish(),
});

type Known = Pick<
  UserProfileRequest,
  | 'visaType'
  | 'visaStartDate'
  | 'ukEntryDate'
  | 'visaExpiryDate'
  | 'dateOfBirth'
  | 'englishLevel'
  | 'settlementDate'
  | 'hasILR'
  | 'ilrGrantDate'
  | 'settledAs'
>;
/** As fields hold it. */
export type KnownAnswers = Readonly<Partial<Record<keyof Known, string>>>;

/** What somebody typed into a calculator without an account, in the fields of their profile. */
export interface KnownFromCalculator {
  /** As a sentence names it. */
  readonly calculator: 'ILR' | 'citizenship';
  readonly answers: KnownAnswers;
}

/** Of both calculators, in the order in which their answers count where both have one. @param today in London */
export function knownFromCalculators(today: CivilDate): readonly KnownFromCalculator[] {
  const ilr = readDraft('ilr', ilrDraft);
  const citizenship = readDraft('citizenship', citizenshipDraft);
  return [
    {
      calculator: 'ILR',
      answers: {
        ...listed('visaType', visaTypeOptions, ilr?.visaType),
        ...dated('visaStartDate', ilr?.visaStartDate),
        ...dated('ukEntryDate', ilr?.entryDate),
        ...dated('visaExpiryDate', ilr?.visaEnds),
        ...dated('dateOfBirth', ilr?.dateOfBirth),
        ...listed('englishLevel', englishLevelOptions, ilr?.englishLevel),
      },
    },
    {
      calculator: 'citizenship',
      answers: {
        // Who needs no visa lives here since then; a visa may have begun before.
        ...dated(
          needsNoSettlement(citizenship?.statusType ?? '') ? 'visaStartDate' : 'ukEntryDate',
          citizenship?.ukEntryDate,
        ),
        ...dated('dateOfBirth', citizenship?.dateOfBirth),
        ...listed('englishLevel', englishLevelOptions, citizenship?.englishLevel),
        ...settlementOf(citizenship?.settlementDate, citizenship?.statusType ?? '', today),
      },
    },
  ];
}

const dated = (field: keyof Known, typed: string | null | undefined): KnownAnswers =>
  typed !== null && typed !== undefined && isCivilDate(typed) ? { [field]: typed } : {};

const kindsOfSettlement: Readonly<Record<string, NonNullable<Known['settledAs']>>> = {
  ilr: 'ilr',
  spouse_ilr: 'ilr',
  long_residence: 'ilr',
  euss: 'eu_settled_status',
  euss_swiss: 'eu_settled_status_swiss',
};

/** The settlement that somebody has, by its day; of a day to come, when they expect it. No day says nothing. */
function settlementOf(day: string | null | undefined, statusType: string, today: CivilDate): KnownAnswers {
  if (day === null || day === undefined || !isCivilDate(day) || needsNoSettlement(statusType)) return {};
  if (day > today) return { settlementDate: day };
  const settledAs = kindsOfSettlement[statusType];
  return { hasILR: 'yes', ilrGrantDate: day, ...(settledAs !== undefined && { settledAs }) };
}

const listed = (
  field: keyof Known,
  options: readonly { readonly value: string }[],
  chosen: string | null | undefined,
): KnownAnswers => (options.some(({ value }) => value === chosen) ? { [field]: chosen ?? '' } : {});
