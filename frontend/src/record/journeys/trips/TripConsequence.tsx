import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  daysOfTrip,
  type LimitCheck,
  ownerOfLimit,
  standingInWords,
  type Trip,
  tripsOverlapping,
} from '@settlewise/rules/absences';
import { isCivilDate } from '@settlewise/rules/calendar';
import { Pill } from '../../../ui/Pill';
import { dayCount } from '../labels';
import { afterTripInWords, overlapInWords, type NamedTrip } from './sentences';

interface TripConsequenceProps {
  from: string;
  to: string;
  /** All other trips whose dates are known. */
  others: readonly NamedTrip[];
  /** How a place follows the word trip: `to France`, `for a wedding`. */
  joint: 'to' | 'for';
  /** The limits that the trip is held against, with the days that it leads to. */
  checksOf: (trip: Trip) => readonly LimitCheck[];
  /** The person is still away: `to` is today. */
  isOpen?: boolean;
  /** Nobody has typed its dates: they count nothing. */
  isUntouched?: boolean;
}

const label = 'What this trip comes to';

const box = {
  p: { xs: '8px 12px', sm: '10px 16px' },
  '& > p': { fontSize: { xs: '0.9375rem', sm: 'inherit' } },
  borderRadius: '10px',
  background: 'var(--actionSoft)',
  '&:empty': { display: 'none' },
} as const;

/** What a trip that is being typed comes to, before it is kept: its days, the limit after it, and what it overlaps. */
export function TripConsequence(props: TripConsequenceProps) {
  const { from, to, others, joint, checksOf, isOpen = false, isUntouched = false } = props;
  if (isUntouched || !isCivilDate(from) || !isCivilDate(to) || from > to)
    return <Box role="status" aria-label={label} sx={box} />;
  const trip = { departureDate: from, returnDate: to };
  const overlap = overlapInWords(tripsOverlapping(trip, others), joint);
  return (
    <Stack role="status" aria-label={label} spacing={0.5} sx={box}>
      <p>
        <strong>{dayCount(daysOfTrip(trip, 'inclusive'))}</strong>
        {isOpen
          ? ' so far, the day you left and today included. Each further day counts until you are back.'
          : ', the days you leave and come back included.'}
      </p>
      {checksOf(trip).map((check, at) => (
        <p key={check.kind}>
          {at > 0 ? 'And ' : isOpen ? 'If you come back today: ' : 'After this trip: '}
          {afterTripInWords(check)}{' '}
          {check.standing !== 'within' && (
            <Pill tone={check.tone}>{standingInWords(check, ownerOfLimit(check.kind))}</Pill>
          )}
        </p>
      ))}
      {overlap !== null && <p>{overlap}</p>}
    </Stack>
  );
}
