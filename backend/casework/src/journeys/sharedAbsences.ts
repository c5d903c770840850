import type { SharedAbsencesResponse } from '@settlewise/contract/shared';
import { assess } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { toRecordedTrip } from '../record/recordedTrip';
import type { Journey } from '../record/storedRecord';
import { presentJourneys } from './presenter';
import { presentSummary } from './summary';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';

type SharedAbsences = DeepReadonly<Omit<SharedAbsencesResponse, 'record'>>;

/** Journeys with their totals by both counts. */
export function presentSharedAbsences(journeys: readonly Journey[], record: ProgressRecord): SharedAbsences {
  const { today } = record;
  return {
    asOf: today,
    journeys: presentJourneys(journeys, today),
    summary: presentSummary(journeys, record),
    period: calculateIlrProgress(record).period,
    worstTwelveMonths: findWorstTwelveMonths(journeys, today),
  };
}

function findWorstTwelveMonths(
  journeys: readonly Journey[],
  today: CivilDate,
): SharedAbsences['worstTwelveMonths'] {
  const trips = journeys.map((journey) => toRecordedTrip(journey, today));
  const busiest = (counting: 'inclusive' | 'whole_days') =>
    assess({ asOf: today, counting, trips }).busiestTwelveMonths;
  const cautious = busiest('inclusive');
  if (cautious === null) return null;
  // Journeys of one or two days have no whole day away.
  return { cautious, homeOffice: busiest('whole_days') ?? { ...cautious, days: 0, exceeded: false } };
}
