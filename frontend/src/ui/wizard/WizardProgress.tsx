import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Bar } from '../Bar';

interface WizardProgressProps {
  /** The step on show, from 1. */
  step: number;
  of: number;
  /** How many steps of the way that is, where earlier ones were passed over; the step itself counts. */
  come?: number;
  /** Says the part of the way in percent as well. */
  showPercent?: boolean;
  /** Which way it is, for screen readers, for example "Progress of the ILR calculator". */
  label: string;
}

/** How far along a form in steps is: in words, and as a bar. */
export function WizardProgress({ step, of, come = step, showPercent = false, label }: WizardProgressProps) {
  const percent = Math.round((100 * come) / of);
  const words = `Step ${step} of ${of}`;
  return (
    <Stack spacing={1} sx={{ '@media print': { display: 'none' } }}>
      <Stack
        direction="row"
        aria-hidden="true"
        sx={{ justifyContent: 'space-between', gap: 2, fontWeight: 600 }}
      >
        <span>{words}</span>
        {showPercent && (
          <Typography component="span" color="textSecondary">
            {percent}%
          </Typography>
        )}
      </Stack>
      <Bar
        role="progressbar"
        label={label}
        value={come}
        max={of}
        words={showPercent ? `${words}, ${percent}%` : words}
      />
    </Stack>
  );
}
