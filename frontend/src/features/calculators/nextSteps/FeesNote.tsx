import type { CostsOnDay } from '@settlewise/rules/nextSteps';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { useToday } from '../../../ui/dates/useToday';
import { lastRead } from '../../../ui/sources/readInWords';
import { LaterFees } from '../../../ui/sources/LaterFees';

/** By which list of fees a sum stands, and how far it can be relied on. */
export function FeesNote({ costs, children }: { costs: CostsOnDay; children?: ReactNode }) {
  const { edition, expected, on } = costs;
  const today = useToday();
  return (
    <Typography variant="body2" color="textSecondary">
      The fee in force since {formatLongDate(edition.from)}, from{' '}
      <a href={edition.source.url}>{edition.source.title}</a>, {lastRead(edition.source, today)}.{' '}
      {expected && `Expected: another list can hold on ${formatLongDate(on)}. `}
      <LaterFees paidOn={on} /> {children}
    </Typography>
  );
}
