import {
  type CitizenshipCalculationRequest,
  crownDependencyStayKeys,
  englishHeldKeys,
  needsNoSettlement,
  openAnswerKeys,
  settlementStatusTypes,
} from '@settlewise/contract/assessments';
import { daysOfTrip } from '@settlewise/rules/absences';
import { addMonths, type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { absenceLimits, absenceLimitsOn, lawOn } from '@settlewise/rules/parameters';
import { z } from 'zod';
import { additionalTicks, documentTicks, goodCharacterTicks, requirementTicks } from '../requirements';

const text = z.string();
const days = z.number();
const steps = z.literal([1, 2, 3]);

const trip = z.object({
  id: text,
  /** As typed, where a trip is being changed. */
  startDate: text,
  endDate: text,
  totalDays: days,
  reason: text.optional(),
  /** Spent on the islands; left out for a trip elsewhere, and where nobody said. */
  crownDependency: z.enum(crownDependencyStayKeys).optional(),
  /** The person has not come back: `endDate` is only the day up to which the days are counted. */
  stillAway: z.literal(true).optional(),
});
/** A trip in the list; its days include both travel days, and are 0 while a date is missing or wrong. */
export type TripEntry = z.infer<typeof trip>;

export const tickNames = [
  ...requirementTicks,
  ...goodCharacterTicks,
  ...documentTicks,
  ...additionalTicks,
] as const;
export type TickName = (typeof tickNames)[number];
const ticks = z.record(z.enum(tickNames), z.boolean());

/** Everything that a person has typed so far, and where they are. Dates are as typed until they are sent. */
export const citizenshipDraft = z.object({
  step: steps,
  /** The last step that was opened. */
  furthestStep: steps,
  immigrationRoute: text,
  statusType: z.enum(settlementStatusTypes),
  ukEntryDate: text,
  settlementDate: text,
  applicationDate: text,
  /** The settlement was leave to enter; asked where it lies before the entry. */
  indefiniteLeaveToEnter: z.boolean().default(false),
  isSpouseRoute: z.boolean(),
  britishNationalOverseas: z.boolean().default(false),
  /** Empty where somebody would rather not say. */
  dateOfBirth: text.default(''),
  englishLevel: z.enum(['', ...englishHeldKeys]).default(''),
  arrivedWithoutPermission: z.enum(['', ...openAnswerKeys]).default(''),
  previousVisaTypes: z.array(text),
  totalAbsences: days,
  recentAbsences: days,
  useDetailedAbsences: z.boolean(),
  absenceRecords: z.array(trip),
  /** The trip form, before "Add Trip". */
  tripStart: text,
  tripEnd: text,
  tripReason: text,
  tripIslands: z.enum(['', ...crownDependencyStayKeys]).default(''),
  ticks,
  /** What of it came from the person’s record, in words. */
  fromRecord: z.array(text).default([]),
  /** By the person’s record there is no ILR yet; from when citizenship can follow, empty where no day is known. */
  ilrToCome: z.object({ citizenshipFrom: text }).nullable().default(null),
  /** By the person’s record citizenship was applied for: what came of it, in the words of the progress page. */
  appliedByRecord: text.default(''),
});
export type CitizenshipDraft = z.infer<typeof citizenshipDraft>;

/** A form on which nothing was typed: the planned application is today's. */
export function emptyDraft(today: CivilDate): CitizenshipDraft {
  return {
    step: 1,
    furthestStep: 1,
    immigrationRoute: 'skilled_worker',
    statusType: 'ilr',
    ukEntryDate: '',
    settlementDate: '',
    applicationDate: today,
    indefiniteLeaveToEnter: false,
    isSpouseRoute: false,
    britishNationalOverseas: false,
    dateOfBirth: '',
    englishLevel: '',
    arrivedWithoutPermission: '',
    previousVisaTypes: [],
    totalAbsences: 0,
    recentAbsences: 0,
    useDetailedAbsences: false,
    absenceRecords: [],
    tripStart: '',
    tripEnd: '',
    tripReason: '',
    tripIslands: '',
    ticks: noTicks(),
    fromRecord: [],
    ilrToCome: null,
    appliedByRecord: '',
  };
}

function noTicks(): CitizenshipDraft['ticks'] {
  return citizenshipDraft.shape.ticks.parse(Object.fromEntries(tickNames.map((name) => [name, false])));
}

export const mostRecentDays = 365;

/** The most days that the total can have: all days of the route's five or three years. */
export const mostTotalDays = (isSpouseRoute: boolean): number => (isSpouseRoute ? 1_095 : 1_825);

/** The years that are looked back on: five, or three for the spouse of a British citizen. */
export const yearsOf = (isSpouseRoute: boolean): number =>
  (isSpouseRoute ? absenceLimits.threeYears : absenceLimits.fiveYears).years;

/** The day of the application that is planned; today where none is typed. */
export const applicationOf = ({ applicationDate }: CitizenshipDraft, today: CivilDate): CivilDate =>
  isCivilDate(applicationDate) ? applicationDate : today;

/** The limits of days away on the day of the application. */
export function limitsOf(draft: CitizenshipDraft, today: CivilDate) {
  const { finalYear, threeYears, fiveYears } = absenceLimitsOn(applicationOf(draft, today));
  return { total: draft.isSpouseRoute ? threeYears : fiveYears, finalYear };
}

export const totalOf = (trips: readonly TripEntry[]): number =>
  trips.reduce((total, { totalDays }) => total + totalDays, 0);

/** The days of a trip as it is typed: both travel days, or 0 while a date is missing or wrong. */
export const daysOfEntry = ({ startDate, endDate }: Pick<TripEntry, 'startDate' | 'endDate'>): number =>
  isCivilDate(startDate) && isCivilDate(endDate) && startDate <= endDate
    ? daysOfTrip({ departureDate: startDate, returnDate: endDate }, 'inclusive')
    : 0;

/** Whether twelve months of settlement are waited for: not by spouses, nor by those who need no settlement. */
export const asksTwelveMonths = ({
  isSpouseRoute,
  statusType,
}: Pick<CitizenshipDraft, 'isSpouseRoute' | 'statusType'>): boolean =>
  !isSpouseRoute && !needsNoSettlement(statusType);

/** Whether they are complete on the planned day: what the dates show is not asked. An empty planned day is the server’s to judge. */
const hasTwelveMonths = (draft: CitizenshipDraft): boolean => {
  const { settlementDate, applicationDate } = draft;
  if (!asksTwelveMonths(draft) || !isCivilDate(settlementDate)) return false;
  return (
    applicationDate === '' ||
    addMonths(settlementDate, lawOn(applicationDate).naturalisation.monthsSettled) <= applicationDate
  );
};

/** Whether the settlement lies before the entry, as only leave to enter can. */
export const isBeforeEntry = ({ statusType, settlementDate, ukEntryDate }: CitizenshipDraft): boolean =>
  !needsNoSettlement(statusType) &&
  isCivilDate(settlementDate) &&
  isCivilDate(ukEntryDate) &&
  settlementDate < ukEntryDate;

/** What POST /api/calculate-eligibility is sent: the whole form. An empty planned day is left to the server's today. */
export function requestOf(draft: CitizenshipDraft): CitizenshipCalculationRequest {
  const { applicationDate, isSpouseRoute, ticks: ticked, useDetailedAbsences, absenceRecords } = draft;
  return {
    immigrationRoute: draft.immigrationRoute,
    ukEntryDate: draft.ukEntryDate,
    statusType: draft.statusType,
    ...(needsNoSettlement(draft.statusType) ? {} : { settlementDate: draft.settlementDate }),
    ...(isBeforeEntry(draft) && { indefiniteLeaveToEnter: draft.indefiniteLeaveToEnter }),
    ...(draft.dateOfBirth === '' ? {} : { dateOfBirth: draft.dateOfBirth }),
    ...(draft.englishLevel === '' ? {} : { englishLevel: draft.englishLevel }),
    ...(draft.arrivedWithoutPermission === ''
      ? {}
      : { arrivedWithoutPermission: draft.arrivedWithoutPermission }),
    ...(draft.britishNationalOverseas && { britishNationalOverseas: true }),
    ...(applicationDate === '' ? {} : { applicationDate }),
    isSpouseRoute,
    marriedToBritishCitizen: isSpouseRoute,
    ...ticked,
    settlementStatus12Months: hasTwelveMonths(draft),
    // Asked only of spouses.
    hasMarriageCertificate: isSpouseRoute && ticked.hasMarriageCertificate,
    previousVisaTypes: ticked.hasPreviousVisas ? draft.previousVisaTypes : [],
    // Trips of many years can add up to more than the field holds; the trips themselves are sent beside it.
    totalAbsences: useDetailedAbsences
      ? Math.min(totalOf(absenceRecords), mostTotalDays(isSpouseRoute))
      : draft.totalAbsences,
    recentAbsences: draft.recentAbsences,
    useDetailedAbsences,
    absenceRecords: useDetailedAbsences ? absenceRecords.map(sentTrip) : [],
  };
}

/** A reason as it is sent: without the blanks around it, and not at all where it is empty. */
function sentTrip({ reason = '', ...trip }: TripEntry): TripEntry {
  const said = reason.trim();
  return said === '' ? trip : { ...trip, reason: said };
}
