import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LimitedWindowResponse } from '@settlewise/contract/assessments';
import {
  absentDays,
  countDaysBetween,
  type CountingMethod,
  daysOfTrip,
  type LinePoint,
  type Trip,
} from '@settlewise/rules/absences';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ReactNode } from 'react';
import { formatDate, formatRange } from '../../../ui/dates/formatDate';
import { SimpleTable } from '../../../ui/SimpleTable';
import { stretchesInYear } from '../../../ui/yearStrips/yearGeometry';
import { highestOf } from './lineGeometry';
import type { PictureSpan } from './pictureSpan';

export interface DrawnTrip extends Trip {
  readonly isOpen?: boolean;
  /** The limit does not count it. */
  readonly isLeftOut?: boolean;
}

export interface DaysAwayProps {
  /** One that goes on is counted up to its `returnDate`. */
  trips: readonly DrawnTrip[];
  counting: CountingMethod;
  /** Today: later days away are planned ones. */
  asOf: CivilDate;
  /** The qualifying years, both days included; days before them do not count in the line. */
  period: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** Where the line begins, if the days away that broke earlier years lie before the period. */
  lineFrom?: CivilDate | undefined;
  /** The days between a visa and the arrival, both included: days away, and no journey. They count by whole days. */
  beforeEntry?: { readonly from: CivilDate; readonly to: CivilDate } | null;
  /** The days of each year that count, where not every day away does; a year that is not there has none. */
  countedInYears?: readonly { readonly year: number; readonly days: number }[] | undefined;
  /** Which days count, in a sentence. */
  countedWords?: string | undefined;
  worst: LimitedWindowResponse | null;
  /** Days allowed in the twelve months; null where the route sets no such limit. */
  limit: number | null;
  /** What the limit is for. */
  limitWords?: string;
  /** What the outlined twelve months are called. */
  worstWords?: string;
  /** False where no limit holds for them: then none is said. */
  worstIsLimited?: boolean;
}

interface DaysAwayTablesProps extends DaysAwayProps {
  worstWords: string;
  span: PictureSpan;
  line: readonly LinePoint[];
  /** Trips, and the days before the entry. */
  away: readonly Trip[];
}

/** What the pictures of the days away show, as tables. */
export function DaysAwayTables(props: DaysAwayTablesProps) {
  return (
    <Stack spacing={3} sx={{ mt: 1 }}>
      <Part title="Twelve months">
        <SimpleTable rowHeaders columns={['What', 'When', 'Days away']} rows={highestRows(props)} />
      </Part>
      <Part title="Each year">
        <SimpleTable
          rowHeaders
          columns={[
            'Year',
            props.countedInYears === undefined ? 'Days away' : 'Days away that count',
            props.countedInYears === undefined ? 'When' : 'Days away, when',
          ]}
          rows={yearRows(props)}
        />
        {props.countedWords !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {props.countedWords}
          </Typography>
        )}
      </Part>
      {props.trips.length > 0 && (
        <Part title="Each journey">
          <SimpleTable
            columns={['Left the UK', 'Came back', { label: 'Days away', number: true }]}
            rows={journeyRows(props)}
          />
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Typography variant="h6" component="h4">
        {title}
      </Typography>
      {children}
    </section>
  );
}

function highestRows({ worst, worstWords, worstIsLimited = true, limit, line }: DaysAwayTablesProps) {
  const highest = highestOf(line);
  return [
    ...(worst === null
      ? []
      : [
          [
            worstWords,
            formatRange(worst.from, worst.to),
            againstLimit(worst.days, worstIsLimited ? worst.limit : null),
          ],
        ]),
    ...(highest === null
      ? []
      : [
          [
            'Highest point of the line',
            `Twelve months to ${formatDate(highest.day)}`,
            againstLimit(highest.days, limit),
          ],
        ]),
  ];
}

/** `199 of 180: 19 over`, `120 of 180: within the limit`, or the days alone. */
function againstLimit(days: number, limit: number | null): string {
  if (limit === null) return String(days);
  return `${days} of ${limit}: ${days > limit ? `${days - limit} over` : 'within the limit'}`;
}

/** For each year the days away, and when they were. */
function yearRows(props: DaysAwayTablesProps) {
  const { away, counting, countedInYears, span } = props;
  const { firstYear, lastYear } = span;
  const days = absentDays(away, counting);
  const counted = (year: number) =>
    countedInYears === undefined
      ? countDaysBetween(days, `${year}-01-01`, `${year}-12-31`)
      : (countedInYears.find((one) => one.year === year)?.days ?? 0);
  return Array.from({ length: Math.max(0, lastYear - firstYear + 1) }, (_, index) => firstYear + index).map(
    (year) => [
      year,
      counted(year),
      stretchesInYear(days, year).map(({ from, to }) => (
        <Box component="span" key={from} sx={{ display: 'block' }}>
          {formatRange(from, to)}
        </Box>
      )),
    ],
  );
}

function journeyRows({ trips, counting, asOf }: DaysAwayTablesProps) {
  return trips
    .toSorted((a, b) => a.departureDate.localeCompare(b.departureDate))
    .map((trip) => [
      `${formatDate(trip.departureDate)}${trip.departureDate > asOf ? ' (planned)' : ''}`,
      trip.isOpen === true ? 'Still away' : formatDate(trip.returnDate),
      daysOfTrip(trip, counting),
    ]);
}
