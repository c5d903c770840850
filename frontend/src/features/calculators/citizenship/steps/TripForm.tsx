import type { Trip } from '@settlewise/rules/absences';
import { useState, type ComponentProps } from 'react';
import { TripFields, type TripField, type TypedTrip } from '../../../../record/journeys/trips/TripFields';
import { Button } from '../../../../ui/Button';
import { useToday } from '../../../../ui/dates/useToday';
import { EntryBox } from '../../../../ui/form/EntryBox';
import { ErrorSummary } from '../../../../ui/form/ErrorSummary';
import type { CitizenshipDraft } from '../draft/citizenshipDraft';
import { tripProblems, type TripProblem } from '../draft/tripProblems';
import { checksAfter } from '../draft/tripTotals';
import { typedTripOf } from '../draft/typedTrip';
import { stayOf, tripWords } from './tripKeeping';

interface TripFormProps extends Pick<ComponentProps<typeof TripFields>, 'others'> {
  draft: CitizenshipDraft;
  change: (part: Partial<CitizenshipDraft>) => void;
  /** What was found wrong with a field when somebody wanted to go on. */
  errorOf: (fieldId: string) => string | undefined;
  onAdd: () => void;
}

const ids = {
  from: 'citizenship-tripStart',
  to: 'citizenship-tripEnd',
  place: 'citizenship-tripReason',
  islands: 'citizenship-tripIslands',
} as const satisfies Record<TripField, string>;

const fieldOf = { startDate: 'from', endDate: 'to' } as const;

/** A new trip: when it began, when it ended, and, if somebody likes, what for. */
export function TripForm({ draft, change, errorOf, onAdd, others }: TripFormProps) {
  const today = useToday();
  const [problems, setProblems] = useState<readonly TripProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { tripStart: startDate, tripEnd: endDate, tripReason } = draft;
  const { crownDependency } = typedTripOf(draft);

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
    if (found.length > 0) {
      setAttempt((count) => count + 1);
      return;
    }
    onAdd();
    // The next trip can be typed at once.
    document.getElementById(ids.from)?.focus();
  }

  return (
    <EntryBox title="Add a trip" heading="h3" keepsEnter>
      <ErrorSummary
        attempt={attempt}
        problems={problems.map(({ field, ...problem }) => ({ fieldId: ids[fieldOf[field]], ...problem }))}
      />
      <TripFields
        words={tripWords}
        typed={{ from: startDate, to: endDate, place: tripReason, islands: crownDependency ?? '' }}
        idOf={(field) => ids[field]}
        errorOf={(field) =>
          problems.find((problem) => fieldOf[problem.field] === field)?.message ?? errorOf(ids[field])
        }
        onChange={changeTyped}
        onPlaceKey={(event) => {
          // Enter ends the trip, not the step.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
        joint="for"
        others={others}
        checksOf={(dates: Trip) => checksAfter(draft, { id: null, crownDependency }, dates, today)}
      />
      <div>
        <Button look="quiet" icon="plus" onClick={add}>
          Add Trip
        </Button>
      </div>
    </EntryBox>
  );
}
