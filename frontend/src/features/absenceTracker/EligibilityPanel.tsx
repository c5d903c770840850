import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { JourneyResponse, LimitedWindowResponse } from '@settlewise/contract';
import {
  absenceLimitsOn,
  returnedWithin,
  ruleSet,
  travelRecord,
  type PeriodTotal,
  type TravelRecord,
} from '@settlewise/rules';
import { formatDate } from '../../ui/dates/formatDate';
import { BulletList } from '../../ui/BulletList';
import { Pill, type Tone } from '../../ui/Pill';
import { SectionCard } from '../../ui/SectionCard';
import { DaysAway } from '../../record/journeys/picture/DaysAway';
import { busiestTwelveMonths } from './busiestTwelveMonths';
import { CalculatorOffers } from './CalculatorOffers';
import { RulesNote } from '../../ui/sources/RulesNote';
import { RulesSummary } from './RulesSummary';
import { citizenshipPeriods, sentenceOf, settlementPeriods, worstOf } from './status';
import { dayCount } from '../../record/journeys/labels';

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media screen and (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const panel = { ...twoColumns, gap: 2.5, '@media print': { gap: 1.5 } } as const;
const whole = { gridColumn: '1 / -1', minWidth: 0 } as const;

const disclaimer = {
  gridColumn: '1 / -1',
  maxWidth: '80ch',
  pl: 2.5,
  borderLeft: '3px solid var(--line)',
} as const;

const statusCard = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1.25,
  p: { xs: '20px', md: '24px' },
  '@media print': { p: '12px 14px' },
} as const;

const homeOffice = {
  width: '100%',
  mt: 'auto',
  p: '14px 16px',
  borderRadius: '10px',
  background: 'var(--actionSoft)',
} as const;

/** What the days away mean for citizenship and settlement. */
export function EligibilityPanel({
  journeys,
  record,
}: {
  journeys: readonly JourneyResponse[];
  record: TravelRecord;
}) {
  const wholeDays = travelRecord(journeys, record.asOf, 'whole_days');
  // Residence longer ago than the usual five years is not looked at by most routes.
  const recent = returnedWithin(journeys, record.asOf, 5);
  const { days: allowed } = absenceLimitsOn(record.asOf).settlementYear;
  const busiest = (counting: TravelRecord['counting']) => busiestTwelveMonths(recent, counting, allowed);
  return (
    <Box sx={panel}>
      <Status
        title="British citizenship"
        periods={citizenshipPeriods(record)}
        byHomeOffice={citizenshipPeriods(wholeDays)}
      />
      <Status
        title="ILR (settlement)"
        periods={settlementPeriods(record)}
        allowed={allowed}
        byHomeOffice={settlementPeriods(wholeDays)}
        periodsDecide={false}
        busiest={busiest('inclusive')}
        busiestByHomeOffice={busiest('whole_days')}
      />
      {journeys.length > 0 && (
        <>
          <CalculatorOffers journeys={journeys.length} />
          <Years journeys={journeys} record={record} />
        </>
      )}
      <Box sx={whole}>
        <RulesSummary />
      </Box>
      <Typography color="textSecondary" sx={disclaimer}>
        This is guidance, not legal advice. It looks at days away only: your route, your dates and other
        requirements matter too, and the Home Office can use discretion. Counted by{' '}
        <RulesNote ruleSet={ruleSet} />.
      </Typography>
    </Box>
  );
}

const statuses: Readonly<Record<PeriodTotal['standing'], { tone: Tone; pill: string; answer: string }>> = {
  within: { tone: 'within', pill: 'Within the limits', answer: 'Your days away are within the limits' },
  near: { tone: 'soon', pill: 'Close to a limit', answer: 'Your days away are close to a limit' },
  over: { tone: 'over', pill: 'Over a limit', answer: 'Your days away are over a limit' },
};

interface StatusProps {
  title: string;
  periods: readonly PeriodTotal[];
  /** The same periods, counting only days spent wholly outside the UK. */
  byHomeOffice: readonly PeriodTotal[];
  /** False where the limits of the periods are not those of this goal: over them is then no alarm. */
  periodsDecide?: boolean;
  /** Days in any twelve months for ILR, on most routes. */
  allowed?: number;
  /** The busiest twelve months, where they have a limit of their own. */
  busiest?: LimitedWindowResponse | null;
  busiestByHomeOffice?: LimitedWindowResponse | null;
}

function Status({
  title,
  periods,
  byHomeOffice,
  periodsDecide = true,
  allowed,
  busiest = null,
  busiestByHomeOffice = null,
}: StatusProps) {
  const status = worstStatusOf(periods, busiest);
  const { pill, answer } = statuses[status];
  // Red only where the limit is one of this goal.
  const decides = periodsDecide || busiest?.exceeded === true;
  const tone = status === 'over' && !decides ? 'soon' : statuses[status].tone;
  const differs =
    periods.some((total, index) => total.days !== byHomeOffice[index]?.days) ||
    busiest?.exceeded !== busiestByHomeOffice?.exceeded;
  return (
    <Card component="section" sx={{ ...statusCard, borderLeft: `6px solid var(--${tone})` }}>
      <Typography variant="h6" component="h2" color="textSecondary">
        {title}
      </Typography>
      <Pill tone={tone}>{pill}</Pill>
      <Typography variant="h4" component="p" sx={{ fontSize: '1.4375rem', lineHeight: 1.2 }}>
        {answer}
      </Typography>
      <BulletList>
        {periods.map((total) => (
          <li key={total.years}>{sentenceOf(total)}</li>
        ))}
        {!decides && status === 'over' && allowed !== undefined && (
          <li>
            The limits above are those of citizenship. ILR on most work routes looks at any twelve months:{' '}
            {allowed} days.
          </li>
        )}
        {busiest?.exceeded === true && (
          <li>
            In the twelve months from {formatDate(busiest.from)} to {formatDate(busiest.to)} you were away{' '}
            {dayCount(busiest.days)}. Most work routes to ILR allow {busiest.limit} in any twelve months.
          </li>
        )}
      </BulletList>
      {differs && (
        <Typography sx={homeOffice}>
          <strong>By the Home Office’s count</strong> (the days you leave and come back are not days away):{' '}
          {byHomeOffice.map((total) => `${dayCount(total.days)} of ${total.limit}`).join(', ')}.{' '}
          {statuses[worstStatusOf(byHomeOffice, busiestByHomeOffice)].answer}.
        </Typography>
      )}
    </Card>
  );
}

function worstStatusOf(periods: readonly PeriodTotal[], busiest: LimitedWindowResponse | null) {
  return busiest?.exceeded === true ? 'over' : worstOf(periods);
}

function Years({ journeys, record }: { journeys: readonly JourneyResponse[]; record: TravelRecord }) {
  const { asOf, counting } = record;
  const limit = absenceLimitsOn(asOf).settlementYear.days;
  return (
    <Box sx={whole}>
      <SectionCard
        title="Your years"
        lead="Each line is a year, and filled parts are days away. Below it, the days away in the twelve months up to each day."
      >
        <DaysAway
          trips={journeys}
          counting={counting}
          asOf={asOf}
          period={null}
          worst={busiestTwelveMonths(journeys, counting, limit)}
          worstWords="The busiest twelve months"
          limit={limit}
          limitWords="the ILR limit in any twelve months, on most work routes"
        />
      </SectionCard>
    </Box>
  );
}
