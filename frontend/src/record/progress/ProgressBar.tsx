import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bar } from '../../ui/Bar';

interface ProgressBarProps {
  /** What has come so far, for screen readers. */
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What stands at its two ends. */
  from?: string | undefined;
  until?: string | undefined;
}

/** How much of a way lies behind somebody. */
export function ProgressBar({ label, percent, from, until }: ProgressBarProps) {
  return (
    <Box sx={{ width: '100%' }}>
      <Bar
        role="progressbar"
        label={label}
        value={percent}
        max={100}
        colour={percent === 100 ? 'within' : 'action'}
        thick
      />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
          gap: 1.5,
          maxWidth: 'none',
          pt: 0.75,
        }}
      >
        <span>{from}</span>
        <Box component="strong" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
          {percent}%
        </Box>
        <Box component="span" sx={{ textAlign: 'right' }}>
          {until}
        </Box>
      </Typography>
    </Box>
  );
}
