import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import {
  absentDays,
  countDays,
  findTripBounds,
  type PeriodTotal,
  standingTitle,
  travelRecord,
  tripUpTo,
} from '@settlewise/rules/absences';
import { type CivilDate, splitDate } from '@settlewise/rules/calendar';
import type { DeepReadonly } from '@settlewise/contract/deepReadonly';
import { toRecordedTrip } from '../record/recordedTrip';
import { findDecidingLimits } from '../record/limitChecks';
import type { Journey } from '../record/storedRecord';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { presentJourneys } from './presenter';

/** The totals of a person's journeys today. The totals of years are the ones that citizenship limits. */
export function presentSummary(
  journeys: readonly Journey[],
  record: ProgressRecord,
): DeepReadonly<AbsenceSummaryResponse> {
  const { today } = record;
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const outside = journeys
    .map((journey) => toRecordedTrip(journey, today))
    .filter(({ crownDependency }) => crownDependency === undefined);
  const { lastYear, lastFiveYears } = travelRecord(outside, today, 'inclusive');
  const homeOffice = travelRecord(outside, today, 'whole_days');
  const presented = presentJourneys(journeys, today);
  const { permittedReasons, limits } = calculateIlrProgress(record);
  return {
    last12Months: presentPeriod(lastYear),
    last5Years: presentPeriod(lastFiveYears),
    homeOfficeCount: {
      last12Months: presentPeriod(homeOffice.lastYear),
      last5Years: presentPeriod(homeOffice.lastFiveYears),
    },
    warningMessage: formatWarning(homeOffice.lastYear),
    approximateTotals: findApproximateTotals(journeys, today),
    ...findDecidingLimits(record),
    permittedReasons,
    limits,
    byYear: Object.fromEntries(
      [...groupByYear(presented)].map(([year, trips]) => {
        const counted = trips.map((trip) => tripUpTo(trip, today));
        const totalDays = countDays(absentDays(counted, 'inclusive'));
        return [year, { count: trips.length, totalDays, trips }];
      }),
    ),
  };
}

/** The totals with approximate journeys at their shortest and at their longest; null if every date is exact. */
function findApproximateTotals(
  journeys: readonly Journey[],
  today: CivilDate,
): AbsenceSummaryResponse['approximateTotals'] {
  if (journeys.every(({ approximate }) => approximate === null)) return null;
  const bounds = journeys.flatMap((journey) => {
    const trip = toRecordedTrip(journey, today);
    const { approximate } = journey;
    return trip.crownDependency === undefined ? [findTripBounds({ ...trip, approximate }, today)] : [];
  });
  const [least, most] = [
    travelRecord(
      bounds.map(({ shortest }) => shortest),
      today,
      'inclusive',
    ),
    travelRecord(
      bounds.map(({ longest }) => longest),
      today,
      'inclusive',
    ),
  ];
  return {
    last12Months: { least: least.lastYear.days, most: most.lastYear.days },
    last5Years: { least: least.lastFiveYears.days, most: most.lastFiveYears.days },
  };
}

function presentPeriod({ days, remaining }: PeriodTotal): { totalDays: number; remaining: number } {
  return { totalDays: days, remaining };
}

/** @param total by the Home Office’s count */
function formatWarning(total: PeriodTotal): string | null {
  switch (total.standing) {
    case 'within':
      return null;
    case 'near':
      return 'Approaching absence limit';
    case 'over':
      return `${standingTitle(total, 'citizenship')}: more than ${total.limit} days away in the last 12 months`;
  }
}

/** By the year of departure. */
function groupByYear(journeys: readonly JourneyResponse[]): ReadonlyMap<string, JourneyResponse[]> {
  const byYear = new Map<string, JourneyResponse[]>();
  for (const journey of journeys) {
    const year = String(splitDate(journey.departureDate).year);
    const trips = byYear.get(year);
    if (trips === undefined) byYear.set(year, [journey]);
    else trips.push(journey);
  }
  return byYear;
}
