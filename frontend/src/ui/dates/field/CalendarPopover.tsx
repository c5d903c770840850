import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { type CivilDate, splitDate } from '@settlewise/rules/calendar';
import { DayPicker, type DropdownProps } from 'react-day-picker';
import { Select } from '../../form/controls';
import { formatWithWeekday } from '../formatDate';
import { calendarSx } from './calendarSx';
import type { CalendarRange } from './dateRange';

export interface CalendarPopoverProps {
  /** What it opens under, or above where there is no room. */
  anchor: HTMLElement | null;
  /** The field that the calendar belongs to. */
  label: string;
  value: CivilDate | null;
  today: CivilDate;
  /** All other days are greyed out. */
  range: CalendarRange;
  /** What is asked for first while there is no value. */
  opensAt?: 'day' | 'year' | undefined;
  onChoose: (date: CivilDate) => void;
  onClose: () => void;
}

/** The calendar works on the browser's own days; only year, month and day go in and out. Noon comes once on every day. */
function asNoon(date: CivilDate): Date {
  const { year, month, day } = splitDate(date);
  return new Date(year, month - 1, day, 12);
}

const padded = (part: number): string => String(part).padStart(2, '0');
const civilOf = (date: Date): CivilDate =>
  `${date.getFullYear()}-${padded(date.getMonth() + 1)}-${padded(date.getDate())}`;

/** How near the calendar comes to the edge of the window, in pixels: seven days as wide as a finger fit on the narrowest phone. */
const edge = 4;

/** The height of a month of six weeks, in pixels. */
const height = 366;

/** Whether the calendar fits above what it opens from, and not below. */
function opensAbove(anchor: HTMLElement | null): boolean {
  if (anchor === null) return false;
  const { top, bottom } = anchor.getBoundingClientRect();
  return window.innerHeight - bottom < height && top > height;
}

const yearLabel = 'Year';

const labels = {
  labelDayButton: (date: Date, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [today && 'Today', formatWithWeekday(civilOf(date)), selected && 'chosen'].filter(Boolean).join(', '),
  labelMonthDropdown: () => 'Month',
  labelYearDropdown: () => yearLabel,
  labelPrevious: () => 'Month before',
  labelNext: () => 'Month after',
};

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const formatters = { formatWeekdayName: (date: Date) => weekdays[date.getDay()] ?? '' };

/** The browser's own list, as everywhere: on a phone it opens as every other list there does. */
function ListOfChoices({ options = [], value, onChange, 'aria-label': label }: DropdownProps) {
  return (
    <Select aria-label={label} value={value} onChange={onChange}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** A month to pick a day from; opens at its field, takes the focus, and gives it back. Loaded when it is first asked for. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, value, today, range, opensAt = 'day', onChoose, onClose } = props;
  const first = asNoon(range.first);
  const last = asNoon(range.last);
  const above = opensAbove(anchor);
  const asksForYear = value === null && opensAt === 'year';
  const shown = value ?? (today < range.first ? range.first : today > range.last ? range.last : today);

  function askForYear(calendar: HTMLElement | null): void {
    if (asksForYear) calendar?.querySelector<HTMLElement>(`[aria-label="${yearLabel}"]`)?.focus();
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: above ? 'top' : 'bottom', horizontal: 'left' }}
      transformOrigin={{ vertical: above ? 'bottom' : 'top', horizontal: 'left' }}
      marginThreshold={edge}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': `${label}: calendar`,
          sx: { maxWidth: `calc(100% - ${2 * edge}px)` },
        },
      }}
    >
      <Box ref={askForYear} sx={calendarSx}>
        <DayPicker
          mode="single"
          required
          autoFocus={!asksForYear}
          captionLayout="dropdown"
          navLayout="around"
          weekStartsOn={1}
          today={asNoon(today)}
          selected={value === null ? undefined : asNoon(value)}
          defaultMonth={asNoon(shown)}
          startMonth={first}
          endMonth={last}
          disabled={[{ before: first }, { after: last }]}
          labels={labels}
          formatters={formatters}
          components={{ Dropdown: ListOfChoices }}
          onSelect={(date) => onChoose(civilOf(date))}
        />
      </Box>
    </Popover>
  );
}
