import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { JourneyResponse } from '@settlewise/contract/journeys';
import type { LimitCheckResponse } from '@settlewise/contract/limits';
import {
  type GroupTotal,
  ofCitizenship,
  type PeriodTotal,
  findQuarter,
  toneBeside,
  toneOfLimit,
  totalsBy,
  type TravelRecord,
} from '@settlewise/rules/absences';
import { formatRange } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { Bar } from '../../../ui/Bar';
import { Meter } from '../../../ui/Meter';
import { SectionCard } from '../../../ui/SectionCard';
import { CalculatorOffers } from './CalculatorOffers';
import { countJourneysUpTo } from '../countedJourney';
import { marginInWords, onlyIfMarried, withTravelDays } from '../../limits/labels';
import { dayCount, journeyCount, reasonLabel } from '../labels';

const topDestinations = 6;

const oneColumn = { gridTemplateColumns: 'minmax(0, 1fr)' };

const panel = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 2.5,
  alignItems: 'start',
  '@media screen and (max-width: 900px)': oneColumn,
  '@media print': { gap: 1.5 },
} as const;

const periods = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px 40px',
  '@media screen and (max-width: 900px)': oneColumn,
  '@media print': { gap: 2 },
} as const;

const line = {
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  mb: 0.75,
  '@media print': { mb: 0 },
} as const;

interface Analysed {
  journeys: readonly JourneyResponse[];
}

/** Where the days went: by period, reason, quarter and destination. */
export function AnalysisPanel({ journeys, record, limits }: Analysed & TimePeriodsProps) {
  return (
    <Stack spacing={2.5}>
      <TimePeriods record={record} limits={limits} />
      {journeys.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          Add a journey to see reasons, quarters and destinations here.
        </Typography>
      ) : (
        <>
          <WhereDaysWent journeys={journeys} folds />
          <CalculatorOffers journeys={journeys.length} />
        </>
      )}
    </Stack>
  );
}

const kindOf: Readonly<Record<number, LimitCheckResponse['kind']>> = {
  1: 'final_year',
  3: 'three_years',
  5: 'five_years',
};

interface TimePeriodsProps {
  record: TravelRecord;
  /** The person's own, which say whether one decides what they apply for next. */
  limits: readonly LimitCheckResponse[];
}

/** Days away in the last year, three and five years, against the limit of each. */
export function TimePeriods({ record, limits }: TimePeriodsProps) {
  const ownOf = ({ years }: PeriodTotal) => limits.find(({ kind }) => kind === kindOf[years]);
  return (
    <SectionCard title="Absences by time period" className="whole">
      <Box sx={periods}>
        {(
          [
            ['Last 12 months', record.lastYear],
            ['Last 3 years', record.lastThreeYears],
            ['Last 5 years', record.lastFiveYears],
          ] as const
        ).map(([title, total]) => (
          <Period key={title} title={title} total={total} own={ownOf(total)} limits={limits} />
        ))}
      </Box>
    </SectionCard>
  );
}

/** Where the days went, by reason, quarter and destination. @param folds on a phone each is a card of its own that opens */
export function WhereDaysWent({ journeys: recorded, folds }: Analysed & { folds: boolean }) {
  const journeys = countJourneysUpTo(recorded, useToday());
  const byReason = totalsBy(journeys, 'inclusive', (journey) => reasonLabel(journey.reason));
  const byQuarter = totalsBy(journeys, 'inclusive', findQuarter).toSorted((a, b) =>
    b.key.localeCompare(a.key),
  );
  const byDestination = totalsBy(journeys, 'inclusive', (journey) => journey.destination);
  return (
    <Box sx={panel}>
      <Stack spacing={2.5} sx={{ minWidth: 0 }}>
        <Group title="Absences by reason" total={byReason} folds={folds} showPercent />
        <Group
          title="Top destinations"
          folds={folds}
          total={byDestination.slice(0, topDestinations)}
          note={
            byDestination.length > topDestinations
              ? `The ${topDestinations} with the most days, of ${byDestination.length}.`
              : ''
          }
        />
      </Stack>
      <Group
        title="Absences by quarter"
        folds={folds}
        total={byQuarter}
        note="A journey belongs to the quarter it began in."
      />
    </Box>
  );
}

interface PeriodProps {
  title: string;
  total: PeriodTotal;
  /** Their own limit; undefined where they are not held to it: three years are a limit of the spouse of a British citizen alone. */
  own: LimitCheckResponse | undefined;
  /** All that stand on the page. */
  limits: readonly LimitCheckResponse[];
}

function Period({ title, total, own, limits }: PeriodProps) {
  const margin = own === undefined ? null : marginInWords(own);
  const limit = ofCitizenship({ days: total.limit, years: total.years });
  return (
    <div>
      <Typography
        variant="body2"
        component="h3"
        color="textSecondary"
        sx={{ mb: 1.25, fontSize: '1rem', fontWeight: 600 }}
      >
        {title}
      </Typography>
      <Meter
        // The cards above measure some of the same periods: this one has a name of its own.
        label={`${title}: days away`}
        total={total}
        whose={own === undefined ? `${limit}, ${onlyIfMarried}` : limit}
        owner="citizenship"
        tone={own?.tone ?? toneBeside(toneOfLimit(total.standing, false), limits)}
      />
      {margin !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {margin}
        </Typography>
      )}
      <Typography variant="body2" color="textDisabled" sx={{ mt: 1 }}>
        {formatRange(total.from, total.to)}
      </Typography>
    </div>
  );
}

interface GroupProps {
  title: string;
  total: readonly GroupTotal<string>[];
  showPercent?: boolean;
  folds: boolean;
  note?: string;
}

function Group({ title, total, folds, showPercent = false, note = '' }: GroupProps) {
  const most = Math.max(1, ...total.map((group) => group.days));
  return (
    <SectionCard
      title={title}
      lead={`${withTravelDays}. ${note}`.trim()}
      foldsTo={folds ? mostOf(total) : undefined}
      className="whole"
    >
      <Stack component="ul" sx={{ '& > li + li': { mt: 1.75, '@media print': { mt: '3pt' } } }}>
        {total.map((group) => (
          <li key={group.key}>
            <Stack direction="row" sx={line}>
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {group.key}
              </Box>
              <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {dayCount(group.days)}
                {showPercent ? ` (${group.percent}%)` : `, ${journeyCount(group.trips)}`}
              </Typography>
            </Stack>
            {/* On paper the bars of many quarters would take a page of their own. */}
            <Box aria-hidden="true" sx={{ '@media print': { display: 'none' } }}>
              <Bar
                role="meter"
                label={group.key}
                value={showPercent ? group.percent : group.days}
                max={showPercent ? 100 : most}
              />
            </Box>
          </li>
        ))}
      </Stack>
    </SectionCard>
  );
}

/** The group with the most days, in a few words. */
const mostOf = ([first]: readonly GroupTotal<string>[]): string | undefined =>
  first === undefined ? undefined : `${first.key}: ${dayCount(first.days)}`;
