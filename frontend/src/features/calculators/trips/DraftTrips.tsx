import { type LimitCheck, overlappingTrips, type Trip } from '@settlewise/rules/absences';
import { isCivilDate } from '@settlewise/rules/calendar';
import { useState, type ComponentProps } from 'react';
import type { NamedTrip } from '../../../record/journeys/trips/sentences';
import { TripEditor } from '../../../record/journeys/trips/TripEditor';
import {
  TripFields,
  type TripField,
  type TripWords,
  type TypedTrip,
} from '../../../record/journeys/trips/TripFields';
import { TripList } from '../../../record/journeys/trips/TripList';
import type { TripMark } from '../../../record/journeys/trips/TripMarks';
import type { OpenTrips } from '../../../record/journeys/trips/useOpenTrips';
import { Button } from '../../../ui/Button';

interface KeptTrip {
  readonly id: string;
}

/** How a calculator keeps a trip in its answers, and asks for it. */
export interface TripKeeping<T extends KeptTrip> {
  readonly words: TripWords;
  readonly takeOut: ComponentProps<typeof TripList>['takeOut'];
  readonly typedOf: (trip: T) => TypedTrip;
  readonly withTyped: (trip: T, part: Partial<TypedTrip>) => T;
  /** Both travel days included; 0 while a date is missing or wrong. */
  readonly daysOf: (trip: T) => number;
  readonly isUntouched?: (trip: T) => boolean;
  /** What is special about it beside overlaps, in words. */
  readonly marksOf: (trip: T) => readonly TripMark[];
}

interface DraftTripsProps<T extends KeptTrip> {
  label: string;
  trips: readonly T[];
  keeping: TripKeeping<T>;
  opened: OpenTrips;
  idOf: (trip: T, field: TripField) => string;
  errorOf: (trip: T, field: TripField) => string | undefined;
  /** Keeps a trip in the place of what it was. */
  put: (trip: T) => void;
  takeOut: (id: string) => void;
  /** The limits after a trip, with the others as they are. */
  checksOf: (trip: T, dates: Trip) => readonly LimitCheck[];
  special?: (trip: T) => NonNullable<ComponentProps<typeof TripFields>['special']>;
}

/** The trips whose dates are known, as the rules read them. */
export function datedTrips<T extends KeptTrip>(trips: readonly T[], keeping: TripKeeping<T>) {
  return trips.flatMap((trip): readonly (NamedTrip & KeptTrip)[] => {
    const { from, to, place } = keeping.typedOf(trip);
    if (keeping.isUntouched?.(trip) === true || !isCivilDate(from) || !isCivilDate(to) || from > to)
      return [];
    return [{ id: trip.id, departureDate: from, returnDate: to, place: place.trim() }];
  });
}

/** The trips of a calculator's answers, a line each, changed where they stand. What is typed is kept at once. */
export function DraftTrips<T extends KeptTrip>(props: DraftTripsProps<T>) {
  const { label, trips, keeping, opened, takeOut } = props;
  const dated = datedTrips(trips, keeping);
  const overlapping = new Set([...overlappingTrips(dated)].map(({ id }) => id));
  return (
    <TripList
      label={label}
      nameLabel="Trip"
      heading="h4"
      linesAtFirst={5}
      opened={opened}
      takeOut={keeping.takeOut}
      onTakeOut={takeOut}
      lines={trips.map((trip, at) => {
        const { from, to, place } = keeping.typedOf(trip);
        const isUntouched = keeping.isUntouched?.(trip) === true;
        return {
          id: trip.id,
          name: `Trip ${at + 1}`,
          called: `trip ${at + 1}`,
          notes: null,
          from: isUntouched ? '' : from,
          to: isUntouched ? '' : to,
          days: keeping.daysOf(trip),
          reason: place,
          marks: [...(overlapping.has(trip.id) ? [overlap] : []), ...keeping.marksOf(trip)],
        };
      })}
      editorOf={(id) => {
        const at = trips.findIndex((trip) => trip.id === id);
        const trip = trips[at];
        if (trip === undefined) return null;
        const others = dated.filter((other) => other.id !== id);
        return <OpenTrip {...props} trip={trip} number={at + 1} others={others} />;
      }}
    />
  );
}

const overlap: TripMark = {
  tone: 'soon',
  icon: 'warning',
  words: 'Overlaps another trip: shared days count once in the result',
};

interface OpenTripProps<T extends KeptTrip> extends DraftTripsProps<T> {
  trip: T;
  /** Its place in the list, from 1. */
  number: number;
  others: readonly NamedTrip[];
}

function OpenTrip<T extends KeptTrip>(props: OpenTripProps<T>) {
  const { trip, number, others, keeping, opened, idOf, errorOf, put, takeOut, checksOf, special } = props;
  const [before] = useState(trip);
  const isUntouched = keeping.isUntouched?.(trip) === true;
  const close = () => opened.close(trip.id);
  const specialFields = special?.(trip);
  return (
    <TripEditor
      title={`Trip ${number}`}
      heading="h4"
      keepsEnter
      {...(isUntouched && { status: '0 days so far' })}
      startsAt={opened.isAsked(trip.id) ? idOf(trip, 'from') : null}
      onRemove={() => takeOut(trip.id)}
      onCancel={() => {
        put(before);
        close();
      }}
      acts={
        <Button look="quiet" icon="check" onClick={close}>
          Done
        </Button>
      }
    >
      <TripFields
        words={keeping.words}
        typed={keeping.typedOf(trip)}
        idOf={(field) => idOf(trip, field)}
        errorOf={(field) => errorOf(trip, field)}
        onChange={(part) => put(keeping.withTyped(trip, part))}
        joint="for"
        others={others}
        isUntouched={isUntouched}
        checksOf={(dates) => checksOf(trip, dates)}
        {...(specialFields !== undefined && { special: specialFields })}
      />
    </TripEditor>
  );
}
