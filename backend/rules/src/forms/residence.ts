import { absentDays, countDaysBetween, overlappingTrips } from '../absences/absentDays';
import { assess } from '../assessment/assess';
import type { CitizenshipAnswer, LimitedWindow } from '../assessment/answer';
import { crownDependencyStays, type AssessedPerson, type AssessedTrip } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import { formRules } from '../parameters/formRules';
import { valueOn } from '../parameters/parameter';
import type { FormPerson } from './person';
import type { FormJourney } from './record';

/** A journey in the form's order. */
export interface FormTrip {
  readonly id: string;
  readonly journey: FormJourney;
  /** Whole days outside the UK, as counted by the engine. */
  readonly days: number;
  /** The days within the years in question. */
  readonly daysInPeriod: number;
  /** Whether it is short enough to be left out. */
  readonly mayBeLeftOut: boolean;
  /** Whether it shares days with another journey. */
  readonly overlaps: boolean;
}

/** The journeys of a form's period. */
export interface FormTravel {
  readonly period: { readonly from: CivilDate; readonly to: CivilDate };
  /** In order of time. */
  readonly trips: readonly FormTrip[];
  /**
   * Journeys to the Channel Islands and the Isle of Man, which are no absences: for citizenship they belong to the
   * UK.
   */
  readonly islands: readonly FormJourney[];
  /** The twelve months with the most days away, compared with the limit of settlement; null without a day away. */
  readonly busiest: LimitedWindow | null;
}

/** The engine's answer about days away on the day of a citizenship application, and the journeys it counted. */
export interface FormResidence extends FormTravel {
  readonly citizenship: CitizenshipAnswer;
  /** The first day of the years, if the person arrived after it; null otherwise. */
  readonly arrivedAfterFirstDay: CivilDate | null;
}

/** How a journey to the islands was spent; null for others. */
const stayOnIslands = ({ crownDependency }: FormJourney) =>
  crownDependencyStays.find((stay) => stay === crownDependency) ?? null;
const onIslands = (journey: FormJourney): boolean => stayOnIslands(journey) !== null;

function toAssessedTrip(journey: FormJourney): AssessedTrip {
  const { departureDate, returnDate, stillAway } = journey;
  const crownDependency = stayOnIslands(journey);
  return {
    departureDate,
    returnDate,
    ...(crownDependency !== null && { crownDependency }),
    ...(stillAway !== undefined && { stillAway }),
  };
}

/**
 * Gets the engine's citizenship answer by the Home Office's count. No day is counted here: the engine counts the days
 * of each journey, and its functions clip them to the years.
 * @returns null if it is unknown whose journeys they make
 * @throws UnsoundAssessment if dates are invalid
 */
export function residenceOn(person: FormPerson, on: CivilDate): FormResidence | null {
  const { journeys, settledSince, settledAs, spouseOfBritishCitizen, ukEntryDate } = person;
  if (journeys === null) return null;
  const sorted = journeys.toSorted(compareByTime);
  const { citizenship, trips, busiestTwelveMonths } = assess({
    asOf: on,
    counting: 'whole_days',
    trips: sorted.map(toAssessedTrip),
    person: assessedPerson(person),
    citizenship: {
      applicationDate: on,
      spouseOfBritishCitizen,
      settledAs: settledAs ?? 'ilr',
      ...(settledSince !== null && { settledSince }),
    },
  });
  if (citizenship === null) throw new TypeError('A question about citizenship was left without an answer');
  const period = { from: citizenship.qualifyingFrom, to: on };
  const days = new Map(sorted.map((journey, position) => [journey, trips[position]?.days ?? 0]));
  const asked = sorted.filter((journey) => isWithin(journey, period));
  return {
    citizenship,
    period,
    busiest: busiestTwelveMonths,
    trips: listTrips(
      asked.filter((journey) => !onIslands(journey)),
      days,
      period,
    ),
    islands: asked.filter(onIslands),
    arrivedAfterFirstDay: ukEntryDate !== null && ukEntryDate > period.from ? ukEntryDate : null,
  };
}

/**
 * The journeys since the entry to the UK, for settlement forms: for them the islands do not belong to the UK.
 * @returns null if it is unknown whose journeys they make, or when they entered
 */
export function travelUntil(person: FormPerson, on: CivilDate): FormTravel | null {
  const { journeys, permissions, ukEntryDate } = person;
  const from = findEarlier(ukEntryDate, permissions[0]?.startDate ?? null);
  if (journeys === null || from === null || from > on) return null;
  const period = { from, to: on };
  const asked = journeys.toSorted(compareByTime).filter((journey) => isWithin(journey, period));
  const { trips, busiestTwelveMonths } = assess({
    asOf: on,
    counting: 'whole_days',
    trips: asked.map(toAssessedTrip),
  });
  const days = new Map(asked.map((journey, position) => [journey, trips[position]?.days ?? 0]));
  return { period, trips: listTrips(asked, days, period), islands: [], busiest: busiestTwelveMonths };
}

/** The earlier of two days, if one is known. */
const findEarlier = (one: CivilDate | null, other: CivilDate | null): CivilDate | null =>
  one === null || (other !== null && other < one) ? other : one;

const isWithin = ({ departureDate, returnDate }: FormJourney, { from, to }: FormTravel['period']): boolean =>
  returnDate >= from && departureDate <= to;

function listTrips(
  journeys: readonly FormJourney[],
  days: ReadonlyMap<FormJourney, number>,
  { from, to }: FormTravel['period'],
): readonly FormTrip[] {
  const doubled = overlappingTrips(journeys);
  const short = valueOn(formRules.shortJourney, to);
  return journeys.map((journey) => {
    const wholeDays = days.get(journey) ?? 0;
    return {
      id: journey.id,
      journey,
      days: wholeDays,
      daysInPeriod: countDaysBetween(absentDays([journey], 'whole_days'), from, to),
      mayBeLeftOut: wholeDays <= short,
      overlaps: doubled.has(journey),
    };
  });
}

/** Dates as text sort by time. */
const compareByTime = (one: FormJourney, other: FormJourney): number =>
  one.departureDate.localeCompare(other.departureDate) || one.returnDate.localeCompare(other.returnDate);

export const assessedPerson = ({
  dateOfBirth,
  englishLevel,
  lifeInUkPassed,
}: FormPerson): AssessedPerson => ({
  ...(dateOfBirth !== null && { dateOfBirth }),
  ...(englishLevel !== null && { englishLevel }),
  ...(lifeInUkPassed !== null && { lifeInUkPassed }),
});
