import type { JourneyResponse } from '@settlewise/contract';
import { absenceLimitsOn, type TravelRecord } from '@settlewise/rules';
import { SectionCard } from '../../../ui/SectionCard';
import { dayCount } from '../labels';
import { countJourneysUpTo } from '../countedJourney';
import { busiestTwelveMonths } from './busiestTwelveMonths';
import { DaysAway } from './DaysAway';
import { withoutDaysBeforeEntry } from './periodInWords';

interface YearsCardProps {
  journeys: readonly JourneyResponse[];
  record: Pick<TravelRecord, 'asOf' | 'counting'>;
  /** The person has ILR, or needs none: its limit is not drawn, since it no longer counts. */
  withoutIlr: boolean;
}

/** The years with the journeys drawn on them, and the days away in the twelve months up to each day. */
export function YearsCard({ journeys: recorded, record: { asOf, counting }, withoutIlr }: YearsCardProps) {
  const journeys = countJourneysUpTo(recorded, asOf);
  const limit = absenceLimitsOn(asOf).settlementYear.days;
  const worst = busiestTwelveMonths(journeys, counting, limit);
  return (
    <SectionCard
      title="Your years"
      className="whole"
      lead="Each line is a year, and filled parts are days away. Below it, the days away in the twelve months up to each day."
      foldsTo={`at most ${withoutIlr ? dayCount(worst?.days ?? 0) : `${worst?.days ?? 0} of ${limit}`}`}
    >
      <DaysAway
        trips={journeys}
        counting={counting}
        asOf={asOf}
        period={null}
        countedWords={withoutIlr ? undefined : withoutDaysBeforeEntry}
        worst={worst}
        worstWords="The worst 12 months"
        worstIsLimited={!withoutIlr}
        limit={withoutIlr ? null : limit}
        limitWords="the ILR limit in any twelve months, on most work routes"
      />
    </SectionCard>
  );
}
