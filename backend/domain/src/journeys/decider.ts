import { refuseBroken } from '../collections/decider';
import { changed, sameItem, type ChangeOf } from '../fields';
import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import type { JourneyEvent } from './events';
import { journeyFields, returnsAfterDeparture, type JourneyDetails } from './fields';

/** As many as the assessment accepts; a person with more is importing by mistake. */
export const mostJourneys = 2_000;

export type JourneyCommand =
  | CommandOf<'RecordJourney', { journeyId: string; journey: JourneyDetails }>
  /** Those that are new: one to the same place on the same days as another is left out. All are recorded, or none. */
  | CommandOf<'ImportJourneys', { journeys: readonly ({ journeyId: string } & JourneyDetails)[] }>
  | CommandOf<'ChangeJourney', { journeyId: string; change: JourneyChange }>
  | CommandOf<'RemoveJourney', { journeyId: string }>;

/** Fields that are left out, or undefined, stay as they are; null takes the notes, or the answer about the islands, away. */
export type JourneyChange = ChangeOf<typeof journeyFields>;

/** The journeys of one person that are in force, by id. */
export type JourneyState = ReadonlyMap<string, JourneyDetails>;

export const journeysStream = (userId: string) => `absences-${userId}`;

const rules = [returnsAfterDeparture];

export const journeyDecider: Decider<JourneyCommand, JourneyState, JourneyEvent> = {
  initialState: new Map(),

  decide(command, state) {
    switch (command.type) {
      case 'RecordJourney': {
        refuseBroken(rules, command.journey);
        const existing = state.get(command.journeyId);
        if (existing !== undefined) {
          if (sameItem(journeyFields, existing, command.journey)) return [];
          throw alreadyThere();
        }
        if (state.size >= mostJourneys) throw tooMany();
        return [{ type: 'JourneyRecorded', data: { journeyId: command.journeyId, ...command.journey } }];
      }
      case 'ImportJourneys': {
        for (const journey of command.journeys) refuseBroken(rules, journey);
        const existing = new Set([...state.values()].map(journeyEqualityKey));
        const unseen = command.journeys.filter((journey) => {
          const equalityKey = journeyEqualityKey(journey);
          const isNew = !existing.has(equalityKey);
          existing.add(equalityKey);
          return isNew;
        });
        if (unseen.length > 0 && state.size + unseen.length > mostJourneys) throw tooMany();
        return unseen.map((data) => ({ type: 'JourneyRecorded', data }));
      }
      case 'ChangeJourney': {
        const before = existingJourney(state, command.journeyId);
        const after = changedJourney(before, command.change);
        refuseBroken(rules, after);
        if (sameItem(journeyFields, before, after)) return [];
        return [{ type: 'JourneyChanged', data: { journeyId: command.journeyId, ...after } }];
      }
      case 'RemoveJourney': {
        existingJourney(state, command.journeyId);
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

function existingJourney(state: JourneyState, journeyId: string): JourneyDetails {
  const journey = state.get(journeyId);
  if (journey === undefined) {
    throw new DomainError('notFound', 'journey_not_found', 'This journey is not in your record.');
  }
  return journey;
}

/** What was said of another place says nothing of this one. */
function changedJourney(before: JourneyDetails, change: JourneyChange): JourneyDetails {
  const { destination = before.destination, crownDependency } = change;
  const isElsewhere = destination !== before.destination;
  return changed(journeyFields, before, {
    ...change,
    crownDependency: crownDependency === undefined && isElsewhere ? null : crownDependency,
  });
}

/** Two journeys with the same key are one: nobody leaves for the same place twice on one day and comes back on another. */
function journeyEqualityKey({ departureDate, returnDate, destination }: JourneyDetails): string {
  const place = destination.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return `${departureDate} ${returnDate} ${place}`;
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
