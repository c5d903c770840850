import { absentDays, countDaysBetween, overlappingTrips } from '../absences/absentDays';
import { assess } from '../assessment/assess';
import type { CitizenshipAnswer, LimitedWindow } from '../assessment/answer';
import { crownDependencyStays, type AssessedPerson, type AssessedTrip } from '../assessment/request';
import type { CivilDate } from '../calendar/civilDate';
import { formRules } from '../parameters/formRules';
import { valueOn } from '../parameters/parameter';
import type { FormPerson } from './person';
import type { FormJourney } from './record';

/** A journey in the order of the form. */
export interface FormTrip {
  readonly id: string;
  readonly journey: FormJourney;
  /** Whole days outside the UK, as the engine counts them. */
  readonly days: number;
  /** Those of them that fall into the years that are asked about. */
  readonly daysInPeriod: number;
  /** It is short enough to be left out. */
  readonly mayBeLeftOut: boolean;
  /** Another journey has days of it. */
  readonly overlaps: boolean;
}

/** The journeys of the days that a form asks about. */
export interface FormTravel {
  readonly period: { readonly from: CivilDate; readonly to: CivilDate };
  /** In order of time. */
  readonly trips: readonly FormTrip[];
  /** Journeys to the Channel Islands and the Isle of Man that are no absences: for citizenship they are the UK. */
  readonly islands: readonly FormJourney[];
  /** The twelve months with the most days away, against the limit of settlement; null without a day away. */
  readonly busiest: LimitedWindow | null;
}

/** What the engine says of the days away on the day of an application for citizenship, and the journeys that it counted. */
export interface FormResidence extends FormTravel {
  readonly citizenship: CitizenshipAnswer;
  /** The first day of the years that are asked about, while the person had not come to the UK yet; null where they had. */
  readonly arrivedAfterFirstDay: CivilDate | null;
}

/** How a journey was spent on the islands; null of every other. */
const stayOnIslands = ({ crownDependency }: FormJourney) =>
  crownDependencyStays.find((stay) => stay === crownDependency) ?? null;
const onIslands = (journey: FormJourney): boolean => stayOnIslands(journey) !== null;

function asAssessed(journey: FormJourney): AssessedTrip {
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
 * Asks the engine about citizenship, by the count of the Home Office. No day is counted here: the days of each journey are
 * the engine's, and what of them falls into the years is cut out by the functions that its totals are made with.
 * @returns null where nobody has said whose journeys they are @throws UnsoundAssessment where dates cannot be counted with
 */
export function residenceOn(person: FormPerson, on: CivilDate): FormResidence | null {
  const { journeys, settledSince, settledAs, spouseOfBritishCitizen, ukEntryDate } = person;
  if (journeys === null) return null;
  const sorted = journeys.toSorted(byTime);
  const { citizenship, trips, busiestTwelveMonths } = assess({
    asOf: on,
    counting: 'whole_days',
    trips: sorted.map(asAssessed),
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
    trips: tripsOf(
      asked.filter((journey) => !onIslands(journey)),
      days,
      period,
    ),
    islands: asked.filter(onIslands),
    arrivedAfterFirstDay: ukEntryDate !== null && ukEntryDate > period.from ? ukEntryDate : null,
  };
}

/**
 * The journeys since somebody came to the UK, for forms on settlement: for them the islands are not the UK.
 * @returns null where nobody has said whose journeys they are, or since when somebody is here
 */
export function travelUntil(person: FormPerson, on: CivilDate): FormTravel | null {
  const { journeys, permissions, ukEntryDate } = person;
  const from = firstOf(ukEntryDate, permissions[0]?.startDate ?? null);
  if (journeys === null || from === null || from > on) return null;
  const period = { from, to: on };
  const asked = journeys.toSorted(byTime).filter((journey) => isWithin(journey, period));
  const { trips, busiestTwelveMonths } = assess({
    asOf: on,
    counting: 'whole_days',
    trips: asked.map(asAssessed),
  });
  const days = new Map(asked.map((journey, position) => [journey, trips[position]?.days ?? 0]));
  return { period, trips: tripsOf(asked, days, period), islands: [], busiest: busiestTwelveMonths };
}

/** The earlier of two days, where one of them is known. */
const firstOf = (one: CivilDate | null, other: CivilDate | null): CivilDate | null =>
  one === null || (other !== null && other < one) ? other : one;

const isWithin = ({ departureDate, returnDate }: FormJourney, { from, to }: FormTravel['period']): boolean =>
  returnDate >= from && departureDate <= to;

function tripsOf(
  journeys: readonly FormJourney[],
  days: ReadonlyMap<FormJourney, number>,
  { from, to }: FormTravel['period'],
): readonly FormTrip[] {
  const doubled = overlappingTrips(journeys);
  const short = valueOn(formRules.shortJourney, to);
  return journeys.map((journey) => {
    const whole = days.get(journey) ?? 0;
    return {
      id: journey.id,
      journey,
      days: whole,
      daysInPeriod: countDaysBetween(absentDays([journey], 'whole_days'), from, to),
      mayBeLeftOut: whole <= short,
      overlaps: doubled.has(journey),
    };
  });
}

/** Days as text sort as time does. */
const byTime = (one: FormJourney, other: FormJourney): number =>
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
