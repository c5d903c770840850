import { ilrVisaTypes, permittedReasonKeys } from '@settlewise/contract';
import { isCivilDate, partsOf, toDayNumber, type CivilDate } from '@settlewise/rules';
import { z } from 'zod';

export type IlrStep = 1 | 2 | 3;

const text = z.string();

const trip = z.object({
  id: text,
  /** `yyyy-MM-dd`, empty, or what was typed and could not be understood. */
  from: text,
  to: text,
  /** Both travel days included; 0 until a date was changed. */
  days: z.number(),
  reason: text,
  permittedReason: z.enum(permittedReasonKeys).nullable(),
});
export type DraftTrip = z.infer<typeof trip>;

const yearlyTotal = z.object({ year: z.int(), days: z.number() });
export type DraftYear = z.infer<typeof yearlyTotal>;

const answer = z.boolean().nullable();

/** Everything that a person has typed so far, and where they are. */
export const ilrDraft = z.object({
  step: z.literal([1, 2, 3]),
  visaType: z.enum(ilrVisaTypes).nullable(),
  visaStartDate: text,
  entryDate: text,
  /** Individual trips when true, yearly totals when false, null until one is chosen. */
  useDetailedAbsences: answer,
  absencesPerYear: z.array(yearlyTotal),
  absences: z.array(trip),
  englishLanguageRequirement: answer,
  meetsSalaryRequirement: answer,
  goodCharacter: answer,
});
export type IlrDraft = z.infer<typeof ilrDraft>;

export const emptyDraft = (): IlrDraft => ({
  step: 1,
  visaType: null,
  visaStartDate: '',
  entryDate: '',
  useDetailedAbsences: null,
  absencesPerYear: [],
  absences: [],
  englishLanguageRequirement: null,
  meetsSalaryRequirement: null,
  goodCharacter: null,
});

/** The year of today and the four before it, the earliest first, with no days away. */
export function fiveYears(today: CivilDate): DraftYear[] {
  const { year } = partsOf(today);
  return [4, 3, 2, 1, 0].map((before) => ({ year: year - before, days: 0 }));
}

/** A trip to fill in: today to today, counting nothing until a date is changed. */
export function emptyTrip(trips: readonly DraftTrip[], today: CivilDate): DraftTrip {
  return { id: freeId(trips), from: today, to: today, days: 0, reason: '', permittedReason: null };
}

/** Ids need to differ within one list only. */
function freeId(trips: readonly DraftTrip[]): string {
  const numbers = trips.map(({ id }) => Number(id.replace('trip-', ''))).filter(Number.isInteger);
  return `trip-${Math.max(0, ...numbers) + 1}`;
}

/** The inclusive number of days between two dates, in whatever order they stand; 0 while one is not a date. */
export function daysBetween(from: string, to: string): number {
  if (!isCivilDate(from) || !isCivilDate(to)) return 0;
  return Math.abs(toDayNumber(to) - toDayNumber(from)) + 1;
}

/** A trip with other answers; its days follow its dates. */
export function changedTrip(trip: DraftTrip, part: Partial<DraftTrip>): DraftTrip {
  const changed = { ...trip, ...part };
  const datesChanged = changed.from !== trip.from || changed.to !== trip.to;
  return datesChanged ? { ...changed, days: daysBetween(changed.from, changed.to) } : changed;
}

/** A trip that was added but whose dates were never touched: nobody has said that it took place. */
export const isUntouched = ({ days, from, to }: DraftTrip): boolean => days === 0 && from === to;

/** Days as a person types them: whatever is no number is 0. */
export function typedDays(typed: string): number {
  const days = Number(typed.trim());
  return Number.isFinite(days) ? days : 0;
}

export const totalDays = (counted: readonly { readonly days: number }[]): number =>
  counted.reduce((total, { days }) => total + days, 0);
