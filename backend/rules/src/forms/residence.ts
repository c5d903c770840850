import { absentDays, countDaysBetween, overlappingTrips } from '../absences/absentDays';
import { assess } from '../assessment/assess';
import type { CitizenshipAnswer } from '../assessment/answer';
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

/** What the engine says of the days away on the day of the application, and the journeys that it counted. */
export interface FormResidence {
  readonly citizenship: CitizenshipAnswer;
  /** In order of time. */
  readonly trips: readonly FormTrip[];
  /** Journeys to the Channel Islands and the Isle of Man, which are no absences for citizenship. */
  readonly islands: readonly FormJourney[];
  /** The first day of the years that are asked about, while the person had not come to the UK yet; null where they had. */
  readonly arrivedAfterFirstDay: CivilDate | null;
}

/** How a journey was spent on the islands; null of every other. */
const stayOnIslands = ({ crownDependency }: FormJourney) =>
  crownDependencyStays.find((stay) => stay === crownDependency) ?? null;
const onIslands = (journey: FormJourney): boolean => stayOnIslands(journey) !== null;

function asAssessed(journey: FormJourney): AssessedTrip {
  const { departureDate, returnDate } = journey;
  const crownDependency = stayOnIslands(journey);
  return { departureDate, returnDate, ...(crownDependency !== null && { crownDependency }) };
}

/**
 * Asks the engine, by the count of the Home Office. No day is counted here: the days of each journey are the engine's, and
 * what of them falls into the years is cut out by the functions that its totals are made with.
 * @returns null where nobody has said whose journeys they are @throws UnsoundAssessment where dates cannot be counted with
 */
export function residenceOn(person: FormPerson, on: CivilDate): FormResidence | null {
  const { journeys, settledSince, settledAs, spouseOfBritishCitizen, ukEntryDate } = person;
  if (journeys === null) return null;
  const inOrder = journeys.toSorted(byTime);
  const { citizenship, trips } = assess({
    ...{ asOf: on, counting: 'whole_days', trips: inOrder.map(asAssessed), person: assessedPerson(person) },
    citizenship: {
      ...{ applicationDate: on, spouseOfBritishCitizen, settledAs: settledAs ?? 'ilr' },
      ...(settledSince !== null && { settledSince }),
    },
  });
  if (citizenship === null) throw new TypeError('A question about citizenship was left without an answer');
  const { qualifyingFrom } = citizenship;
  const abroad = inOrder.filter((journey) => !onIslands(journey));
  const doubled = overlappingTrips(abroad);
  const short = valueOn(formRules.shortJourney, on);
  const asked = (journey: FormJourney) => journey.returnDate >= qualifyingFrom && journey.departureDate <= on;
  return {
    citizenship,
    trips: inOrder.flatMap((journey, position): readonly FormTrip[] => {
      if (onIslands(journey) || !asked(journey)) return [];
      const days = trips[position]?.days ?? 0;
      return [
        {
          ...{ id: journey.id, journey, days },
          daysInPeriod: countDaysBetween(absentDays([journey], 'whole_days'), qualifyingFrom, on),
          ...{ mayBeLeftOut: days <= short, overlaps: doubled.has(journey) },
        },
      ];
    }),
    islands: inOrder.filter((journey) => onIslands(journey) && asked(journey)),
    arrivedAfterFirstDay: ukEntryDate !== null && ukEntryDate > qualifyingFrom ? ukEntryDate : null,
  };
}

/** Days as text sort as time does. */
const byTime = (one: FormJourney, other: FormJourney): number =>
  one.departureDate.localeCompare(other.departureDate) || one.returnDate.localeCompare(other.returnDate);

const assessedPerson = ({ dateOfBirth, englishLevel, lifeInUkPassed }: FormPerson): AssessedPerson => ({
  ...(dateOfBirth !== null && { dateOfBirth }),
  ...(englishLevel !== null && { englishLevel }),
  ...(lifeInUkPassed !== null && { lifeInUkPassed }),
});
