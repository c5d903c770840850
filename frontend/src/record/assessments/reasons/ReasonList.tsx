import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReasonResponse } from '@settlewise/contract/assessments';
import type { CountingMethod, Trip } from '@settlewise/rules/absences';
import { useId } from 'react';
import { formatRange } from '../../../ui/dates/formatDate';
import { StatusShape, statusColours } from '../../../ui/RequirementList';
import { SourceNote } from '../../../ui/sources/SourceNote';
import { lookOf } from './reasonStatus';
import { WhichDays } from './WhichDays';
import { dayCount } from '../../journeys/labels';

interface ReasonListProps {
  title: string;
  reasons: readonly ReasonResponse[];
  /** With these every number of days can be opened into the journeys behind it. */
  trips?: readonly Trip[] | undefined;
  counting?: CountingMethod | undefined;
}

/** Why an answer is what it is: each reason with what it does to the answer, its numbers, its days and its source. */
export function ReasonList({ title, reasons, trips = [], counting = 'whole_days' }: ReasonListProps) {
  const titleId = useId();
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" id={titleId}>
        {title}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5 }}>
        {reasons.map((reason, position) => (
          // The same code may stand there twice, with other dates.
          <ReasonItem key={`${reason.code} ${position}`} reason={reason} trips={trips} counting={counting} />
        ))}
      </Box>
    </section>
  );
}

interface ReasonItemProps {
  reason: ReasonResponse;
  trips: readonly Trip[];
  counting: CountingMethod;
}

function ReasonItem({ reason, trips, counting }: ReasonItemProps) {
  const { icon, word, tone } = lookOf(reason);
  const { days, from, to, source } = reason;
  return (
    <Stack component="li" direction="row" spacing={1.5} sx={itemSx}>
      <StatusShape icon={icon} tone={tone} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          variant="caption"
          component="p"
          sx={{ color: statusColours[tone].ink, fontWeight: 650, lineHeight: 1.4 }}
        >
          {word}
        </Typography>
        <p>{reason.message}</p>
        <Numbers reason={reason} />
        {days !== undefined && from !== undefined && to !== undefined && (
          <WhichDays trips={trips} counting={counting} from={from} to={to} days={days} />
        )}
        <Typography variant="body2" color="textDisabled" sx={{ mt: '2px', '& a': { py: 0.5 } }}>
          <SourceNote source={source} />
        </Typography>
      </Box>
    </Stack>
  );
}

const itemSx = {
  py: 2,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  breakInside: 'avoid',
  '@media print': { py: 1 },
} as const;

function Numbers({ reason: { days, limit, from, to } }: { reason: ReasonResponse }) {
  const against =
    days !== undefined && limit !== undefined
      ? `${days.toLocaleString('en-GB')} of ${dayCount(limit)}`
      : null;
  const window = from !== undefined && to !== undefined ? formatRange(from, to) : null;
  const facts = [against, window].filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {facts.join(' · ')}
    </Typography>
  );
}
