import Box from '@mui/material/Box';
import type { AdminOverviewResponse } from '@settlewise/contract/admin';
import { formatDate } from '../../../ui/dates/formatDate';
import { counted, numberText } from '../ui/labels';
import { countAxis } from './countAxis';

interface DayChartProps {
  days: AdminOverviewResponse['eventsByDay'];
  /** What the picture shows, for those who do not see it. */
  label: string;
}

const chartDress = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1,
  mt: 1,
  color: 'var(--ink2)',
  fontSize: '0.8125rem',
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Its numbers and lines stand from the bottom upwards, on the same heights. */
const axisDress = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'space-between',
} as const;

const numbersDress = { ...axisDress, textAlign: 'right', '& > span': { height: 0, lineHeight: 0 } } as const;

const linesDress = {
  ...axisDress,
  position: 'absolute',
  inset: 0,
  '& > span': { height: 0, borderTop: '1px solid var(--line)' },
} as const;

const barsDress = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '2px',
  height: '100%',
  // The whole height of a day shows its count to a pointer.
  '& > span': { display: 'flex', flex: 1, alignItems: 'flex-end', height: '100%' },
  '& > span > span': { width: '100%', background: 'var(--action)' },
} as const;

const daysDress = {
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  pt: 1,
  '& > span': { whiteSpace: 'nowrap' },
} as const;

/** `04 Dec` of `yyyy-MM-dd`. */
const shortDay = (day: string): string => formatDate(day).slice(0, 6);

/** A bar a day, drawn by ourselves: a library for charts weighs as much as half of this page. Below it a table holds the counts. */
export function DayChart({ days, label }: DayChartProps) {
  const numbers = countAxis(Math.max(0, ...days.map(({ events }) => events)));
  const top = numbers.at(-1) ?? 1;
  const named = [days[0], days[Math.floor(days.length / 2)], days.at(-1)].flatMap((each) => each?.day ?? []);
  return (
    <Box role="img" aria-label={label}>
      <Box aria-hidden="true" sx={chartDress}>
        <Box sx={numbersDress}>
          {numbers.map((number) => (
            <span key={number}>{numberText(number)}</span>
          ))}
        </Box>
        <Box sx={{ position: 'relative', height: 200 }}>
          <Box sx={linesDress}>
            {numbers.map((number) => (
              <span key={number} />
            ))}
          </Box>
          <Box sx={barsDress}>
            {days.map(({ day, events }) => (
              <span key={day} title={`${formatDate(day)}: ${counted(events, 'event')}`}>
                <span style={{ height: `${(events / top) * 100}%` }} />
              </span>
            ))}
          </Box>
        </Box>
        <Box sx={daysDress}>
          {[...new Set(named)].map((day) => (
            <span key={day}>{shortDay(day)}</span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
