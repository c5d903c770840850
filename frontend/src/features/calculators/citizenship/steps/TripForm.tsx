import { namesCrownDependency, type Trip } from '@settlewise/rules';
import { useState, type ComponentProps } from 'react';
import { TripFields, type TripField, type TypedTrip } from '../../../../record/journeys/trips/TripFields';
import { Button } from '../../../../ui/Button';
import { useToday } from '../../../../ui/dates/useToday';
import { EntryBox } from '../../../../ui/form/EntryBox';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary';
import { showToast } from '../../../../ui/toasts/toastStore';
import { daysOfEntry, type CitizenshipDraft, type TripEntry } from '../draft/citizenshipDraft';
import { tripProblems, type TripProblem } from '../draft/problems';
import { checksAfter } from '../draft/tripTotals';
import { stayOf, tripWords } from './tripKeeping';

interface TripFormProps extends Pick<ComponentProps<typeof TripFields>, 'others'> {
  draft: CitizenshipDraft;
  change: (part: Partial<CitizenshipDraft>) => void;
  onAdd: (trip: TripEntry) => void;
}

const ids = {
  from: 'citizenship-tripStart',
  to: 'citizenship-tripEnd',
  place: 'citizenship-tripReason',
  islands: 'citizenship-tripIslands',
} as const satisfies Record<TripField, string>;

const fieldOf = { startDate: 'from', endDate: 'to' } as const;

/** A new trip: when it began, when it ended, and, if somebody likes, what for. */
export function TripForm({ draft, change, onAdd, others }: TripFormProps) {
  const today = useToday();
  const [problems, setProblems] = useState<readonly TripProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { tripStart: startDate, tripEnd: endDate, tripReason, tripIslands } = draft;
  const stay = namesCrownDependency(tripReason) ? stayOf(tripIslands) : undefined;
  const islands = stay === undefined ? {} : { crownDependency: stay };

  function changeTyped({ from, to, place, islands: said }: Partial<TypedTrip>): void {
    change({
      ...(from !== undefined && { tripStart: from }),
      ...(to !== undefined && { tripEnd: to }),
      ...(place !== undefined && { tripReason: place }),
      ...(said !== undefined && { tripIslands: stayOf(said) ?? '' }),
    });
    if (from !== undefined || to !== undefined) setProblems([]);
  }

  function add(): void {
    const found = tripProblems({ startDate, endDate }, today);
    setProblems(found);
    const [first] = found;
    if (first !== undefined) {
      showToast(first.title, first.message, 'destructive');
      setAttempt((count) => count + 1);
      return;
    }
    const reason = tripReason.trim();
    onAdd({
      ...{ id: newTripId(), startDate, endDate, totalDays: daysOfEntry({ startDate, endDate }) },
      ...(reason === '' ? {} : { reason }),
      ...islands,
    });
    // The next trip can be typed at once.
    document.getElementById(ids.from)?.focus();
  }

  return (
    <EntryBox title="Add a trip" heading="h3">
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ field, message }) => ({ fieldId: ids[fieldOf[field]], message }))}
      />
      <TripFields
        words={tripWords}
        typed={{ from: startDate, to: endDate, place: tripReason, islands: stay ?? '' }}
        idOf={(field) => ids[field]}
        errorOf={(field) => problems.find((problem) => fieldOf[problem.field] === field)?.message}
        onChange={changeTyped}
        onPlaceKey={(event) => {
          // Enter ends the trip, not the step.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        joint="for"
        others={others}
        checksOf={(dates: Trip) => checksAfter(draft, { id: null, ...islands }, dates, today)}
      />
      <div>
        <Button look="quiet" icon="plus" onClick={add}>
          Add Trip
        </Button>
      </div>
    </EntryBox>
  );
}

/** A random id; `crypto.randomUUID` is missing where the page is not served securely. */
function newTripId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
