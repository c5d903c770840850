import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bar } from '../../../ui/Bar';

interface ProgressProps {
  /** What goes on, for screen readers: `Check of the log`. */
  label: string;
  /** 0 to 1. */
  done: number;
  /** How far it is, in words; they are not announced each time they change. */
  children: string;
}

/** How far something long has come: a bar, and the same in words under it. */
export function Progress({ label, done, children }: ProgressProps) {
  const percent = Math.floor(100 * Math.min(1, Math.max(0, done)));
  return (
    <Stack spacing={0.75} sx={{ minWidth: 140 }}>
      <Bar role="progressbar" label={label} value={percent} max={100} words={children} />
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {children}
      </Typography>
    </Stack>
  );
}
