import type { JourneyResponse } from '@settlewise/contract';
import {
  absenceLimitsOn,
  decidingFirst,
  limitCheck,
  ofCitizenship,
  ofSettlement,
  returnedWithin,
  travelRecord,
  type LimitCheck,
  type TravelRecord,
} from '@settlewise/rules';
import { busiestTwelveMonths } from '../../record/journeys/picture/busiestTwelveMonths';
import { outsideForCitizenship } from '../../record/journeys/recordOf';

/** The limits that a goal is held to, the closest first, and those of the other goal that the page looks at as well. */
export interface GoalChecks {
  readonly own: readonly [LimitCheck, ...LimitCheck[]];
  readonly others: readonly LimitCheck[];
}

/** What the journeys mean for citizenship and for ILR, by days away alone. */
export function trackerChecks(
  journeys: readonly JourneyResponse[],
  record: TravelRecord,
): { readonly citizenship: GoalChecks; readonly settlement: GoalChecks } {
  const { asOf } = record;
  const byHomeOffice = travelRecord(outsideForCitizenship(journeys), asOf, 'whole_days');
  const { settlementYear, finalYear, threeYears, fiveYears } = absenceLimitsOn(asOf);
  const periods = (decides: boolean) => ({
    finalYear: limitCheck({
      ...{ kind: 'final_year', limit: finalYear, decides, means: ofCitizenship(finalYear) },
      ...{ cautious: record.lastYear, homeOfficeDays: byHomeOffice.lastYear.days },
    }),
    threeYears: limitCheck({
      ...{ kind: 'three_years', limit: threeYears, decides: false, means: ofCitizenship(threeYears) },
      ...{ cautious: record.lastThreeYears, homeOfficeDays: byHomeOffice.lastThreeYears.days },
    }),
    fiveYears: limitCheck({
      ...{ kind: 'five_years', limit: fiveYears, decides, means: ofCitizenship(fiveYears) },
      ...{ cautious: record.lastFiveYears, homeOfficeDays: byHomeOffice.lastFiveYears.days },
    }),
  });
  // Residence longer ago than the usual five years is not looked at by most routes.
  const recent = returnedWithin(journeys, asOf, 5);
  const busiest = (counting: TravelRecord['counting']) =>
    busiestTwelveMonths(recent, counting, settlementYear.days);
  const fullest = limitCheck({
    ...{ kind: 'settlement', limit: settlementYear, decides: true, means: ofSettlement(settlementYear.days) },
    cautious: busiest('inclusive') ?? { days: 0, from: null, to: null },
    homeOfficeDays: busiest('whole_days')?.days ?? 0,
  });
  const own = periods(true);
  const others = periods(false);
  const [first = own.finalYear, ...rest] = decidingFirst([own.finalYear, own.fiveYears]);
  return {
    citizenship: { own: [first, ...rest], others: [] },
    settlement: { own: [fullest], others: [others.finalYear, others.threeYears, others.fiveYears] },
  };
}
