import Box from '@mui/material/Box';
import { useRef, useState, type ComponentType } from 'react';
import { IconButton } from '../../Button';
import { Input } from '../../form/controls';
import type { ControlProps } from '../../form/Field';
import type { CalendarPopoverProps } from './CalendarPopover';
import type { CalendarRange } from './dateRange';
import type { DateEntry } from './useDateEntry';

interface TypedDateProps {
  control: ControlProps;
  /** The field's label, for the calendar. */
  label: string;
  entry: DateEntry;
  range: CalendarRange;
  opensAt: 'day' | 'year' | undefined;
  autoComplete?: string | undefined;
  onBlur: () => void;
}

/** The field that a date is typed into, with the button of its calendar. The calendar is loaded when it is first opened. */
export function TypedDate({
  control,
  label,
  entry,
  range,
  opensAt,
  autoComplete = 'off',
  onBlur,
}: TypedDateProps) {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarPopoverProps> | null>(null);
  /** What the calendar opens at; null while it is closed. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLElement>(null);

  async function open(): Promise<void> {
    try {
      const { CalendarPopover } = await import('./CalendarPopover');
      setCalendar(() => CalendarPopover);
      setAnchor(field.current);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Box ref={field} sx={{ position: 'relative' }}>
        <Input
          {...control}
          type="text"
          // Digits and a point, which is all that a date needs; a phone's digits alone could not part them.
          inputMode="decimal"
          autoComplete={autoComplete}
          sx={{ pr: '56px' }}
          value={entry.text}
          onChange={(event) => entry.type(event.target.value)}
          onBlur={onBlur}
        />
        <IconButton
          icon="calendar"
          label="Open calendar"
          // Two dates have two such buttons: the description says whose this one is.
          aria-describedby={`${control.id}-label`}
          sx={{ position: 'absolute', top: 2, right: 2, color: 'primary.main' }}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => {
            // The focus comes back to where it was: some browsers do not give it to a button that is clicked.
            currentTarget.focus();
            void open();
          }}
        />
      </Box>
      {failed && (
        <Box role="alert" sx={{ fontSize: '0.9375rem' }}>
          The calendar could not be loaded. Type the date, or try again.
        </Box>
      )}
      {Calendar !== null && anchor !== null && (
        <Calendar
          anchor={anchor}
          label={label}
          value={entry.date}
          today={entry.today}
          range={range}
          opensAt={opensAt}
          onChoose={(date) => {
            entry.pick(date);
            setAnchor(null);
          }}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
