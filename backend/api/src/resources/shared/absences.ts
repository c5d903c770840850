import type { SharedAbsencesResponse } from '@settlewise/contract';
import { tripOf, type Journey } from '@settlewise/projections';
import { addDays, addYears, assess, fiveYearLimit, type CivilDate } from '@settlewise/rules';
import type { DeepReadonly } from '../../http/deepReadonly';
import { presentJourneys } from '../../record/journeys/presenter';
import { presentSummary } from '../../record/journeys/summary';
import type { ImmigrationRecord } from '../../record/progress/record';

type SharedAbsences = DeepReadonly<Omit<SharedAbsencesResponse, 'record'>>;

/** Journeys, with what they add up to by both counts. */
export function sharedAbsencesOf(journeys: readonly Journey[], record: ImmigrationRecord): SharedAbsences {
  const { today } = record;
  return {
    asOf: today,
    journeys: presentJourneys(journeys),
    summary: presentSummary(journeys, record),
    period: yearsOf(journeys, today),
    worstTwelveMonths: worstOf(journeys, today),
  };
}

/** The last five years, and more where journeys lie before or ahead. */
function yearsOf(journeys: readonly Journey[], today: CivilDate): SharedAbsences['period'] {
  // Dates as text sort as time does.
  const [from = today] = [
    addDays(addYears(today, -fiveYearLimit.years), 1),
    ...journeys.map(({ departureDate }) => departureDate),
  ].toSorted();
  const to = [today, ...journeys.map(({ returnDate }) => returnDate)].toSorted().at(-1) ?? today;
  return { from, to };
}

function worstOf(journeys: readonly Journey[], today: CivilDate): SharedAbsences['worstTwelveMonths'] {
  const trips = journeys.map(tripOf);
  const busiest = (counting: 'inclusive' | 'whole_days') =>
    assess({ asOf: today, counting, trips }).busiestTwelveMonths;
  const cautious = busiest('inclusive');
  if (cautious === null) return null;
  // Journeys of a day or two have no whole day away.
  return { cautious, homeOffice: busiest('whole_days') ?? { ...cautious, days: 0, exceeded: false } };
}
