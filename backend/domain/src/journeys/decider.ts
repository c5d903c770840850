import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import type { JourneyDetails, JourneyEvent } from './events';

/** As many as the assessment accepts; a person with more is importing by mistake. */
export const mostJourneys = 2_000;

export type JourneyCommand =
  | CommandOf<'RecordJourney', { journeyId: string; journey: JourneyDetails }>
  /** Those that are new: one to the same place on the same days as another is left out. All are recorded, or none. */
  | CommandOf<'ImportJourneys', { journeys: readonly ({ journeyId: string } & JourneyDetails)[] }>
  | CommandOf<'ChangeJourney', { journeyId: string; change: JourneyChange }>
  | CommandOf<'RemoveJourney', { journeyId: string }>;

/**
 * Fields that are left out, or undefined, stay as they are; `clearNotes` takes the notes away, and null the answer about
 * the islands.
 */
export type JourneyChange = Partial<Omit<JourneyDetails, 'crownDependency'>> & {
  readonly clearNotes?: boolean;
  readonly crownDependency?: JourneyDetails['crownDependency'] | null;
};

/** The journeys of one person that are in force, by id. */
export type JourneyState = ReadonlyMap<string, JourneyDetails>;

export const journeysStream = (userId: string) => `absences-${userId}`;

export const journeyDecider: Decider<JourneyCommand, JourneyState, JourneyEvent> = {
  initialState: new Map(),

  decide(command, state) {
    switch (command.type) {
      case 'RecordJourney': {
        refuseReturnBeforeDeparture(command.journey);
        const there = state.get(command.journeyId);
        if (there !== undefined) {
          if (same(there, command.journey)) return [];
          throw alreadyThere();
        }
        if (state.size >= mostJourneys) throw tooMany();
        return [{ type: 'JourneyRecorded', data: { journeyId: command.journeyId, ...command.journey } }];
      }
      case 'ImportJourneys': {
        command.journeys.forEach(refuseReturnBeforeDeparture);
        const there = new Set([...state.values()].map(journeyMark));
        const unseen = command.journeys.filter((journey) => {
          const mark = journeyMark(journey);
          const isNew = !there.has(mark);
          there.add(mark);
          return isNew;
        });
        if (unseen.length > 0 && state.size + unseen.length > mostJourneys) throw tooMany();
        return unseen.map((data) => ({ type: 'JourneyRecorded', data }));
      }
      case 'ChangeJourney': {
        const before = existing(state, command.journeyId);
        const after = changed(before, command.change);
        refuseReturnBeforeDeparture(after);
        if (same(before, after)) return [];
        return [{ type: 'JourneyChanged', data: { journeyId: command.journeyId, ...after } }];
      }
      case 'RemoveJourney': {
        existing(state, command.journeyId);
        return [{ type: 'JourneyRemoved', data: { journeyId: command.journeyId } }];
      }
    }
  },

  evolve: (state, event) => evolveMany(state, [event]),
  evolveMany,
};

function evolveMany(state: JourneyState, events: readonly JourneyEvent[]): JourneyState {
  const journeys = new Map(state);
  for (const { type, data } of events) {
    if (type === 'JourneyRemoved') {
      journeys.delete(data.journeyId);
    } else {
      const { journeyId, ...journey } = data;
      journeys.set(journeyId, journey);
    }
  }
  return journeys;
}

function existing(state: JourneyState, journeyId: string): JourneyDetails {
  const journey = state.get(journeyId);
  if (journey === undefined) {
    throw new DomainError('notFound', 'journey_not_found', 'This journey is not in your record.');
  }
  return journey;
}

function changed(before: JourneyDetails, change: JourneyChange): JourneyDetails {
  const notes = change.clearNotes === true ? undefined : (change.notes ?? before.notes);
  const crownDependency = islandsAfter(before, change);
  return {
    departureDate: change.departureDate ?? before.departureDate,
    returnDate: change.returnDate ?? before.returnDate,
    destination: change.destination ?? before.destination,
    reason: change.reason ?? before.reason,
    ...(notes === undefined ? {} : { notes }),
    ...(crownDependency === undefined ? {} : { crownDependency }),
  };
}

/** What was said of another place says nothing of this one. */
function islandsAfter(
  { destination, crownDependency }: JourneyDetails,
  change: JourneyChange,
): JourneyDetails['crownDependency'] {
  if (change.crownDependency !== undefined) return change.crownDependency ?? undefined;
  return (change.destination ?? destination) === destination ? crownDependency : undefined;
}

/** Two journeys with the same mark are one: nobody leaves for the same place twice on one day and comes back on another. */
export function journeyMark({ departureDate, returnDate, destination }: JourneyDetails): string {
  const place = destination.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return `${departureDate} ${returnDate} ${place}`;
}

function same(a: JourneyDetails, b: JourneyDetails): boolean {
  return (
    a.departureDate === b.departureDate &&
    a.returnDate === b.returnDate &&
    a.destination === b.destination &&
    a.reason === b.reason &&
    a.notes === b.notes &&
    a.crownDependency === b.crownDependency
  );
}

/** Leaving and coming back on one day is a journey; dates are ISO, so their text sorts as time does. */
function refuseReturnBeforeDeparture({ departureDate, returnDate }: JourneyDetails): void {
  if (returnDate < departureDate) {
    throw new DomainError(
      'invalid',
      'return_before_departure',
      'Return date must be after departure date',
      'returnDate',
    );
  }
}

function alreadyThere(): DomainError {
  return new DomainError('conflict', 'journey_exists', 'This journey is already in your record.');
}

function tooMany(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_journeys',
    `You can record up to ${mostJourneys.toLocaleString('en-GB')} journeys.`,
  );
}
