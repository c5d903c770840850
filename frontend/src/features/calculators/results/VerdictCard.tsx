import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Pill } from '../../../ui/Pill';
import type { Verdict } from './verdict';

interface VerdictCardProps extends Verdict {
  /** The name of the part of the page; the headline where it has none. */
  label?: string;
  children?: ReactNode;
}

const longHeadline = 60;

/** What a result comes to: the status in words first, then since when or from when, then why. */
export function VerdictCard({ tone, status, headline, label, why, children }: VerdictCardProps) {
  return (
    <Card
      component="section"
      {...(label === undefined ? { 'aria-labelledby': 'verdict' } : { 'aria-label': label })}
      className="edge"
      sx={{ borderLeft: `7px solid var(--${tone})` }}
    >
      <CardContent>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Pill tone={tone}>{status}</Pill>
          <Typography
            id="verdict"
            variant="h3"
            sx={{
              fontSize: 'clamp(1.75rem, 1.4rem + 1.8vw, 2.375rem)',
              // Two days with their counts would fill a phone.
              ...(headline.length > longHeadline && {
                '@media (max-width: 640px)': { fontSize: '1.375rem' },
              }),
              '@media print': { fontSize: '17pt' },
            }}
          >
            {headline}
          </Typography>
          {why !== '' && (
            <Typography variant="lead" sx={{ maxWidth: '60ch' }}>
              {why}
            </Typography>
          )}
          {children}
        </Stack>
      </CardContent>
    </Card>
  );
}
