import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract';
import { needsNoIlr, settledOnRecord, tripOf, type Journey } from '@settlewise/projections';
import type { ProfileDetails } from '@settlewise/domain';
import {
  absentDays,
  countDays,
  limitsTwelveMonths,
  partsOf,
  routeOf,
  routeOfVisaType,
  travelRecord,
  type CivilDate,
  type PeriodTotal,
} from '@settlewise/rules';
import { presentJourneys } from './presenter';

/** The fields of the profile that decide which limit applies. */
export type SettledAndVisa = Pick<ProfileDetails, 'hasILR' | 'settledAs' | 'visaType'>;

/** What a person's journeys add up to on a day. The totals of years are those that citizenship limits. @param today in London */
export function presentSummary(
  journeys: readonly Journey[],
  today: CivilDate,
  profile: SettledAndVisa,
): AbsenceSummaryResponse {
  // The Channel Islands and the Isle of Man belong to the UK for citizenship.
  const outside = journeys.map(tripOf).filter(({ crownDependency }) => crownDependency === undefined);
  const { lastYear, lastFiveYears } = travelRecord(outside, today, 'inclusive');
  const homeOffice = travelRecord(outside, today, 'whole_days');
  const presented = presentJourneys(journeys);
  return {
    last12Months: periodOf(lastYear),
    last5Years: periodOf(lastFiveYears),
    homeOfficeCount: {
      last12Months: periodOf(homeOffice.lastYear),
      last5Years: periodOf(homeOffice.lastFiveYears),
    },
    warningMessage: warningOf(lastYear),
    ...whoseLimitDecides(profile),
    byYear: Object.fromEntries(
      [...groupByYear(presented)].map(([year, trips]) => [
        year,
        { count: trips.length, totalDays: countDays(absentDays(trips, 'inclusive')), trips },
      ]),
    ),
  };
}

/** Of a visa that is not known, the limit that most routes have is taken to decide. */
function whoseLimitDecides(profile: SettledAndVisa) {
  const { hasILR, visaType } = profile;
  const citizenshipDecides = hasILR || needsNoIlr({ details: settledOnRecord(profile) });
  const route = visaType === null ? null : routeOfVisaType(visaType);
  return {
    citizenshipDecides,
    settlementDecides: !citizenshipDecides && (route === null || limitsTwelveMonths(routeOf(route))),
  };
}

function periodOf({ days, remaining }: PeriodTotal): { totalDays: number; remaining: number } {
  return { totalDays: days, remaining };
}

function warningOf({ standing, limit }: PeriodTotal): string | null {
  switch (standing) {
    case 'within':
      return null;
    case 'near':
      return 'Approaching absence limit';
    case 'over':
      return `Citizenship: you have been away for more than ${limit} days in the last 12 months`;
  }
}

/** By the year of departure. */
function groupByYear(journeys: readonly JourneyResponse[]): ReadonlyMap<string, JourneyResponse[]> {
  const byYear = new Map<string, JourneyResponse[]>();
  for (const journey of journeys) {
    const year = String(partsOf(journey.departureDate).year);
    const trips = byYear.get(year);
    if (trips === undefined) byYear.set(year, [journey]);
    else trips.push(journey);
  }
  return byYear;
}
