import {
  crownDependencyStayKeys,
  endorsementKeys,
  englishAnswerKeys,
  firstGrantKeys,
  gapExceptionKeys,
  ilrVisaTypes,
  openAnswerKeys,
  permittedReasonKeys,
} from '@settlewise/contract/assessments';
import { absentDays, countDays } from '@settlewise/rules/absences';
import { type CivilDate, isCivilDate, splitDate, toDayNumber } from '@settlewise/rules/calendar';
import { findRoute, routeOfVisaType, yearsOn } from '@settlewise/rules/routes';
import { z } from 'zod';

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
  crownDependency: z.enum(crownDependencyStayKeys).nullable().default(null),
  /** The person has not come back: `to` is only the day up to which the days are counted. */
  stillAway: z.literal(true).optional(),
});
export type DraftTrip = z.infer<typeof trip>;

/** Days are null until somebody has said how many: 0 is an answer. */
const yearlyTotal = z.object({ year: z.int(), days: z.number().nullable() });
export type DraftYear = z.infer<typeof yearlyTotal>;

const answer = z.boolean().nullable();
/** Whether a visa was applied for before the one before it ended. */
const appliedInTime = z.enum(openAnswerKeys).nullable().default(null);

/** The day of the application, where a record has it: it goes before the answer. */
const appliedOn = text.default('');

/** What excuses the days before it without a visa, where a record has it. */
const gapBefore = z.enum(gapExceptionKeys).nullable().default(null);

/** A visa held before the one of now. */
const earlierVisa = z.object({
  id: text,
  visaType: text,
  from: text,
  to: text,
  appliedInTime,
  appliedOn,
  gapBefore,
});
export type DraftVisa = z.infer<typeof earlierVisa>;

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
  /** Said with individual trips: there was none. */
  wasNotAway: z.boolean().default(false),
  englishLanguageRequirement: answer,
  meetsSalaryRequirement: answer,
  goodCharacter: answer,
  earlierVisas: z.array(earlierVisa).default([]),
  /** Of the visa of now. */
  appliedInTime,
  appliedOn,
  gapBefore,
  /** Long residence: the day on which the visa of now was granted. */
  presentVisaFrom: text.default(''),
  visaEnds: text.default(''),
  claimedOn: text.default(''),
  /** Global Talent. */
  endorsedBy: z.enum(endorsementKeys).nullable().default(null),
  /** Private life. */
  firstGrantedAs: z.enum(firstGrantKeys).nullable().default(null),
  /** HM Armed Forces. */
  dischargedOn: text.default(''),
  medicalDischarge: z.enum(openAnswerKeys).nullable().default(null),
  dateOfBirth: text.default(''),
  englishLevel: z.enum(englishAnswerKeys).nullable().default(null),
  hasApplied: z.boolean().default(false),
  appliedForIlrOn: text.default(''),
  hasAppliedToExtend: z.boolean().default(false),
  extensionAppliedOn: text.default(''),
  /** What of it came from the person’s record, in words. */
  fromRecord: z.array(text).default([]),
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
  wasNotAway: false,
  englishLanguageRequirement: null,
  meetsSalaryRequirement: null,
  goodCharacter: null,
  earlierVisas: [],
  appliedInTime: null,
  appliedOn: '',
  gapBefore: null,
  presentVisaFrom: '',
  visaEnds: '',
  claimedOn: '',
  endorsedBy: null,
  firstGrantedAs: null,
  dischargedOn: '',
  medicalDischarge: null,
  dateOfBirth: '',
  englishLevel: null,
  hasApplied: false,
  appliedForIlrOn: '',
  hasAppliedToExtend: false,
  extensionAppliedOn: '',
  fromRecord: [],
});

/**
 * The calendar years of the qualifying period so far, the earliest first, with no answer yet. The years are those back
 * from today, and none before the first visa.
 */
export function qualifyingCalendarYears(draft: IlrDraft, today: CivilDate): DraftYear[] {
  const { year: last } = splitDate(today);
  const key = draft.visaType === null ? null : routeOfVisaType(draft.visaType);
  const [usualYears = 0] = yearsOn(findRoute('skilled_worker'), today);
  const years = (key === null ? null : yearsOn(findRoute(key), today)[0]) ?? usualYears;
  const begun = [draft.visaStartDate, ...draft.earlierVisas.map(({ from }) => from)]
    .filter(isCivilDate)
    .toSorted()[0];
  const first = Math.max(last - years, begun === undefined ? last - usualYears + 1 : splitDate(begun).year);
  return Array.from({ length: last - first + 1 }, (_, index) => ({ year: first + index, days: null }));
}

/** The rows of the years that the visa asks for; what was typed for a year stays. */
export function yearsFor(draft: IlrDraft, today: CivilDate): DraftYear[] {
  const typed = new Map(draft.absencesPerYear.map(({ year, days }) => [year, days]));
  return qualifyingCalendarYears(draft, today).map(({ year }) => ({ year, days: typed.get(year) ?? null }));
}

/** A visa to fill in. */
export const emptyVisa = (visas: readonly DraftVisa[], visaType: string): DraftVisa => ({
  id: `visa-${Math.max(0, ...visas.map(({ id }) => Number(id.replace('visa-', '')) || 0)) + 1}`,
  visaType,
  from: '',
  to: '',
  appliedInTime: null,
  appliedOn: '',
  gapBefore: null,
});

/** A trip to fill in: today to today, counting nothing until a date is changed. */
export function emptyTrip(trips: readonly DraftTrip[], today: CivilDate): DraftTrip {
  return {
    id: freeId(trips),
    from: today,
    to: today,
    days: 0,
    reason: '',
    permittedReason: null,
    crownDependency: null,
  };
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

/** A trip with other answers; its days follow its dates. Another last day is a return. */
export function changedTrip(trip: DraftTrip, part: Partial<DraftTrip>): DraftTrip {
  const { stillAway, ...answers } = { ...trip, ...part };
  const changed = { ...answers, ...(stillAway !== undefined && answers.to === trip.to && { stillAway }) };
  const datesChanged = changed.from !== trip.from || changed.to !== trip.to;
  return datesChanged ? { ...changed, days: daysBetween(changed.from, changed.to) } : changed;
}

/** A trip that was added but whose dates were never touched: nobody has said that it took place. */
export const isUntouched = ({ days, from, to }: DraftTrip): boolean => days === 0 && from === to;

/** The days away of all trips: a day of two trips counts once, and a trip that ends before it begins counts nothing. */
export const daysAway = (trips: readonly DraftTrip[]): number =>
  countDays(
    absentDays(
      trips
        .filter((trip) => !isUntouched(trip) && isCivilDate(trip.from) && isCivilDate(trip.to))
        .filter(({ from, to }) => from <= to)
        .map(({ from, to }) => ({ departureDate: from, returnDate: to })),
      'inclusive',
    ),
  );

export const totalDays = (counted: readonly { readonly days: number | null }[]): number =>
  counted.reduce((total, { days }) => total + (days ?? 0), 0);
