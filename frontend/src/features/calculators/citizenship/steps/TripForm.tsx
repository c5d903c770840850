import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { daysOfTrip, isCivilDate, namesCrownDependency, readTypedDate } from '@settlewise/rules';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { DateField } from '../../../../ui/dates/DateField';
import { useToday } from '../../../../ui/dates/useToday';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { TextField } from '../../../../ui/form/TextField';
import { showToast } from '../../../../ui/toasts/toastStore';
import { dayCount } from '../../../../record/journeys/labels';
import type { CitizenshipDraft, TripEntry } from '../draft/citizenshipDraft';
import { EntryBox } from '../../inputs/EntryBox';
import { IslandQuestion } from './IslandQuestion';

interface TripFormProps {
  draft: CitizenshipDraft;
  change: (part: Partial<CitizenshipDraft>) => void;
  onAdd: (trip: TripEntry) => void;
}

const bothDates = 'Please select both start and end dates';
const endTooEarly = 'End date must be after start date';

type DateName = 'tripStart' | 'tripEnd';
type Problems = readonly { readonly field: DateName; readonly message: string; readonly title: string }[];

const idOf = (field: DateName) => `citizenship-${field}`;

/** A new trip: when it began, when it ended, and, if somebody likes, what for. */
export function TripForm({ draft, change, onAdd }: TripFormProps) {
  const today = useToday();
  const [problems, setProblems] = useState<Problems>([]);
  const [attempt, setAttempt] = useState(0);
  const { tripStart, tripEnd, tripReason, tripIslands } = draft;
  const namesIslands = namesCrownDependency(tripReason);

  function problemsNow(): Problems {
    const unread = dateNames.flatMap((field) => {
      const typed = readTypedDate(draft[field], today);
      return typed.kind === 'problem' ? [{ field, message: typed.message, title: 'Invalid Dates' }] : [];
    });
    if (unread.length > 0) return unread;
    if (tripStart === '' || tripEnd === '') {
      const field = tripStart === '' ? 'tripStart' : 'tripEnd';
      return [{ field, message: bothDates, title: 'Missing Information' }];
    }
    if (tripEnd < tripStart) return [{ field: 'tripEnd', message: endTooEarly, title: 'Invalid Dates' }];
    return [];
  }

  function add(): void {
    const found = problemsNow();
    setProblems(found);
    const [first] = found;
    if (first !== undefined) {
      showToast(first.title, first.message, 'destructive');
      setAttempt((count) => count + 1);
      return;
    }
    const totalDays = daysOfTrip({ departureDate: tripStart, returnDate: tripEnd }, 'inclusive');
    const reason = tripReason.trim();
    onAdd({
      id: newTripId(),
      startDate: tripStart,
      endDate: tripEnd,
      totalDays,
      ...(reason === '' ? {} : { reason }),
      ...(namesIslands && tripIslands !== '' && { crownDependency: tripIslands }),
    });
    // The next trip can be typed at once.
    document.getElementById(idOf('tripStart'))?.focus();
  }

  const errorOf = (field: DateName) => problems.find((problem) => problem.field === field)?.message;
  const complete = isCivilDate(tripStart) && isCivilDate(tripEnd) && tripStart <= tripEnd;
  return (
    <EntryBox title="Add a trip" heading="h3">
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
      />
      <TwoColumns>
        {dateNames.map((field) => (
          <DateField
            key={field}
            id={idOf(field)}
            label={field === 'tripStart' ? 'Start date' : 'End date'}
            value={draft[field]}
            error={errorOf(field)}
            onChange={(value) => {
              change({ [field]: value });
              setProblems([]);
            }}
          />
        ))}
      </TwoColumns>
      <TextField
        id="citizenship-tripReason"
        label="Reason"
        optional
        autoComplete="off"
        maxLength={200}
        value={tripReason}
        onChange={(event) => change({ tripReason: event.target.value })}
        onKeyDown={(event) => {
          // Enter ends the trip, not the step.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      {namesIslands && (
        <IslandQuestion
          id="citizenship-tripIslands"
          value={tripIslands}
          onChange={(stay) => change({ tripIslands: stay })}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <Button look="quiet" icon="plus" onClick={add}>
          Add Trip
        </Button>
        <Typography role="status" variant="body2" color="textSecondary">
          {complete &&
            `${dayCount(daysOfTrip({ departureDate: tripStart, returnDate: tripEnd }, 'inclusive'))}, the days you leave and return included`}
        </Typography>
      </Stack>
    </EntryBox>
  );
}

const dateNames: readonly DateName[] = ['tripStart', 'tripEnd'];

/** A random id; `crypto.randomUUID` is missing where the page is not served securely. */
function newTripId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
