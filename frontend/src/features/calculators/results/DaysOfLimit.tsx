import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bar } from '../../../ui/Bar';
import { Icon } from '../../../ui/Icon';
import type { LimitStatus } from './limitStatus';
import { Figure } from './NumberCard';

interface DaysOfLimitProps {
  role: 'meter' | 'progressbar';
  /** What is measured, for screen readers. */
  label: string;
  days: number;
  limit: number;
  status: LimitStatus;
  /** What a screen reader says in place of the number. */
  spoken: string;
  /** Whose limit it is. */
  limitName?: string;
  /** The number large, with its share of the limit in percent. */
  percent?: number;
}

const inks = { nearOver: 'var(--rust)', quiet: 'var(--ink2)' } as const;
const inkOf = (colour: LimitStatus['colour']) =>
  colour === 'nearOver' || colour === 'quiet' ? inks[colour] : `var(--${colour})`;

/** Days away against a limit, as numbers, as a bar and in words. */
export function DaysOfLimit(props: DaysOfLimitProps) {
  const { role, label, days, limit, status, spoken, limitName, percent } = props;
  const number = days.toLocaleString('en-GB');
  return (
    <Stack spacing={percent === undefined ? 0.75 : 1.25} data-level={status.colour}>
      {percent === undefined ? (
        <Typography variant="body2" color="textSecondary">
          <Typography component="span" color="textPrimary" sx={{ font: 'inherit', fontWeight: 650 }}>
            {number}
          </Typography>{' '}
          of {limit} days
        </Typography>
      ) : (
        <Figure
          number={number}
          over={status.colour === 'over'}
          rest={`of ${limit.toLocaleString('en-GB')} days`}
          atEnd={`${percent}%`}
        />
      )}
      <Bar
        role={role}
        label={label}
        value={days}
        max={limit}
        words={spoken}
        colour={status.colour === 'quiet' ? 'plain' : status.colour}
      />
      <Typography
        variant="body2"
        sx={{
          display: 'flex',
          gap: 0.75,
          color: inkOf(status.colour),
          fontWeight: 600,
          '& > svg': { mt: '3px' },
        }}
      >
        <Icon name={status.icon} size={18} />
        {status.words}
      </Typography>
      {limitName !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {limitName}
        </Typography>
      )}
    </Stack>
  );
}
