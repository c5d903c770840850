import Popover from '@mui/material/Popover';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { partsOf, type CivilDate } from '@settlewise/rules';
import { format } from 'date-fns';
import { enGB } from 'date-fns/locale/en-GB';

interface CalendarPopoverProps {
  anchor: HTMLElement | null;
  /** The field that the calendar belongs to. */
  label: string;
  value: CivilDate | null;
  today: CivilDate;
  /** The first and the last day on offer; everything from 1900 to 2199 where they are left out. */
  earliest?: CivilDate | undefined;
  latest?: CivilDate | undefined;
  /** What is asked for first while there is no value. */
  opensAt?: 'day' | 'year' | undefined;
  onChoose: (date: CivilDate) => void;
  onClose: () => void;
}

/** The calendar works on the browser's own midnights; only year, month and day go in and out. */
function asMidnight(date: CivilDate): Date {
  const { year, month, day } = partsOf(date);
  return new Date(year, month - 1, day);
}

/** A month to pick a day from; opens under its field and takes the focus. Loaded when it is first asked for. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { anchor, label, value, today, onChoose, onClose } = props;
  const { earliest = '1900-01-01', latest = '2199-12-31', opensAt = 'day' } = props;
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': `${label}: calendar` } }}
      >
        <DateCalendar
          autoFocus
          views={['year', 'month', 'day']}
          openTo={value === null ? opensAt : 'day'}
          value={value === null ? null : asMidnight(value)}
          referenceDate={asMidnight(value ?? today)}
          minDate={asMidnight(earliest)}
          maxDate={asMidnight(latest)}
          onChange={(date, progress) => {
            if (date !== null && progress === 'finish') onChoose(format(date, 'yyyy-MM-dd'));
          }}
        />
      </Popover>
    </LocalizationProvider>
  );
}
