import { BarChart } from '@mui/x-charts/BarChart';
import type { AdminOverviewResponse } from '@settlewise/contract';
import { formatDate } from '../../../ui/dates/formatDate';
import { numberText } from '../ui/labels';

interface DayChartProps {
  days: AdminOverviewResponse['eventsByDay'];
  /** What the picture shows, for those who do not see it. */
  label: string;
}

/** `04 Dec` of `yyyy-MM-dd`. */
const shortDay = (day: string): string => formatDate(day).slice(0, 6);

/** A bar a day. It stands still: the table beside it is for reading values with a keyboard. */
export function DayChart({ days, label }: DayChartProps) {
  return (
    <div role="img" aria-label={label}>
      <div aria-hidden="true">
        <BarChart
          height={240}
          skipAnimation
          disableKeyboardNavigation
          hideLegend
          margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
          grid={{ horizontal: true }}
          dataset={days.map(({ day, events }) => ({ day, events }))}
          xAxis={[{ dataKey: 'day', scaleType: 'band', valueFormatter: shortDay, tickLabelMinGap: 16 }]}
          yAxis={[{ width: 48, valueFormatter: numberText, tickMinStep: 1 }]}
          series={[{ dataKey: 'events', label: 'Events', color: 'var(--action)' }]}
        />
      </div>
    </div>
  );
}
