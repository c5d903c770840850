import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FocusEvent, ReactNode } from 'react';
import { FieldError, FieldHint } from '../../form/Field';
import { phoneWidth } from '../../theme/tokens';
import type { CalendarRange } from './dateRange';
import { PartsOfDate } from './PartsOfDate';
import { TypedDate } from './TypedDate';
import type { DateEntry } from './useDateEntry';

const field = { display: 'grid', gap: 0.75, minWidth: 0, m: 0, p: 0, border: 0 } as const;

/** Only heard: on a phone the field and the three lists stand in two lines, and each list names itself while it is empty. */
const onlyHeardOnPhone = {
  [`@media screen and (max-width: ${phoneWidth}px)`]: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;

/** What is typed, and what is chosen, beside each other where there is room. */
const controls = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(12rem, 15rem) max-content minmax(0, 24rem)' },
  justifyContent: 'start',
  alignItems: 'end',
  gap: '8px 14px',
  '& label': {
    display: 'block',
    mb: '2px',
    color: 'var(--ink2)',
    fontSize: '0.9375rem',
    ...onlyHeardOnPhone,
  },
} as const;

interface DateInPartsProps {
  id: string;
  label: string;
  optional: boolean | undefined;
  hint: ReactNode;
  entry: DateEntry;
  value: string;
  years: readonly number[];
  range: CalendarRange;
  opensAt: 'day' | 'year' | undefined;
  /** How the date was read. */
  reading: ReactNode;
  /** The ids of all that describes the field to type in, by those of hint and error. */
  describedBy: (described: string) => string;
}

/** A date that can be chosen as day, month and year beside being typed and picked. All ways show the same date. */
export function DateInParts(props: DateInPartsProps) {
  const {
    id,
    label,
    optional = false,
    hint,
    entry,
    value,
    years,
    range,
    opensAt,
    reading,
    describedBy,
  } = props;
  const { message } = entry;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const invalid = message === undefined ? undefined : true;

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>): void {
    if (!currentTarget.contains(relatedTarget)) entry.leave();
  }

  return (
    <Box component="fieldset" onBlur={leave} sx={field}>
      <Typography component="legend" id={`${id}-label`} sx={{ mb: 0.75, p: 0, fontWeight: 600 }}>
        {label}
        {optional && (
          <Typography component="span" color="textDisabled">
            {' '}
            (optional)
          </Typography>
        )}
      </Typography>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <Box sx={controls}>
        <div>
          <label htmlFor={id}>Type it</label>
          <TypedDate
            control={{
              id,
              'aria-describedby': describedBy(message === undefined ? hintId : `${hintId} ${errorId}`),
              'aria-invalid': invalid,
            }}
            label={label}
            entry={entry}
            range={range}
            opensAt={opensAt}
            onBlur={entry.leaveTyping}
          />
        </div>
        <Typography
          component="span"
          variant="body2"
          color="textDisabled"
          sx={{ pb: { sm: 1.5 }, ...onlyHeardOnPhone }}
        >
          or choose
        </Typography>
        <PartsOfDate id={id} value={value} years={years} invalid={invalid} onChoose={entry.chooseParts} />
      </Box>
      {reading}
      {message !== undefined && <FieldError id={errorId}>{message}</FieldError>}
    </Box>
  );
}
