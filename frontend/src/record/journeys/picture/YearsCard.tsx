import type { AbsenceSummaryResponse, JourneyResponse } from '@settlewise/contract/journeys';
import type { TravelRecord } from '@settlewise/rules/absences';
import { absenceLimitsOn } from '@settlewise/rules/parameters';
import { checkOf } from '../../limits/labels';
import { SectionCard } from '../../../ui/SectionCard';
import { dayCount } from '../labels';
import { countJourneysUpTo, markLeftOut } from '../countedJourney';
import { busiestTwelveMonths } from './busiestTwelveMonths';
import { DaysAway } from './DaysAway';
import { withoutDaysBeforeEntry } from './periodInWords';
import { mostOfJourneys, worstMonths } from './sentences';

interface YearsCardProps {
  journeys: readonly JourneyResponse[];
  record: Pick<TravelRecord, 'asOf' | 'counting'>;
  /**
   * The limits of the record, of which the page shows the worst 12 months as well. Where citizenship decides, that for ILR
   * is not drawn.
   */
  summary: Pick<AbsenceSummaryResponse, 'limits' | 'citizenshipDecides' | 'permittedReasons'>;
}

/** The years with the journeys drawn on them, and the days away in the twelve months up to each day. */
export function YearsCard(props: YearsCardProps) {
  const { journeys: recorded, record, summary } = props;
  const { limits, citizenshipDecides: withoutIlr } = summary;
  const { asOf, counting } = record;
  const journeys = markLeftOut(countJourneysUpTo(recorded, asOf), summary.permittedReasons);
  const limited = journeys.filter(({ isLeftOut }) => !isLeftOut);
  const limit = absenceLimitsOn(asOf).settlementYear.days;
  const worst = busiestTwelveMonths(withoutIlr ? journeys : limited, counting, limit);
  const check = checkOf(limits, 'settlement');
  // The limit looks at the qualifying years alone, and counts the days before the first entry.
  const isOfLimit = check === undefined || worst === null || check.days === worst.days;
  const isLimited = isOfLimit && !withoutIlr;
  return (
    <SectionCard
      title="Your years"
      className="whole"
      lead="Each line is a year, and filled parts are days away. Below it, the days away in the twelve months up to each day."
      foldsTo={`at most ${isLimited ? `${worst?.days ?? 0} of ${limit}` : dayCount(worst?.days ?? 0)}`}
    >
      <DaysAway
        trips={journeys}
        counting={counting}
        asOf={asOf}
        period={null}
        countedWords={withoutIlr ? undefined : withoutDaysBeforeEntry}
        worst={worst}
        worstWords={isOfLimit ? worstMonths : mostOfJourneys}
        worstIsLimited={isLimited}
        limit={withoutIlr ? null : limit}
        limitWords="the ILR limit in any twelve months, on most work routes"
      />
    </SectionCard>
  );
}
