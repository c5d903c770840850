import type { WithToday } from '../collections/dateRules';
import { refuseBroken } from '../collections/decider';
import type { Rule } from '../collections/definition';
import { changed, sameItem, type ChangeOf } from '../fields';
import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import type { JourneyEvent } from './events';
import { hasLeftIfStillAway, journeyFields, returnsAfterDeparture, type JourneyDetails } from './fields';

/** The same limit as an assessment. A larger import is a mistake. */
export const mostJourneys = 2_000;

/** `today` is the day in London. An open journey cannot start after it. */
export type JourneyCommand =
  | CommandOf<'RecordJourney', { journeyId: string; journey: JourneyDetails; today: string }>
  /**
   * Records the new journeys of a list, all or none. Skips duplicates (same place and same days). A journey that matches the
   * open journey ends it.
   */
  | CommandOf<
      'ImportJourneys',
      { journeys: readonly ({ journeyId: string } & JourneyDetails)[]; today: string }
    >
  | CommandOf<'ChangeJourney', { journeyId: string; change: JourneyChange; today: string }>
  | CommandOf<'RemoveJourney', { journeyId: string }>;

/**
 * Missing or undefined fields do not change. Null clears the return, the notes, the answer about the islands, the permitted
 * reason, the other travellers or the evidence.
 */
export type JourneyChange = ChangeOf<typeof journeyFields>;

/** The current journeys of one person, by id. */
export type JourneyState = ReadonlyMap<string, JourneyDetails>;

export const journeysStream = (userId: string) => `absences-${userId}`;

const rules: readonly Rule<WithToday<JourneyDetails>>[] = [returnsAfterDeparture, hasLeftIfStillAway];

export const journeyDecider: Decider<JourneyCommand, JourneyState, JourneyEvent> = {
  initialState: new Map(),

  decide(command, state) {
    switch (command.type) {
      case 'RecordJourney': {
        refuseBroken(rules, { ...command.journey, today: command.today });
        const existing = state.get(command.journeyId);
        if (existing !== undefined) {
          if (sameItem(journeyFields, existing, command.journey)) return [];
          throw alreadyExists();
        }
        if (state.size >= mostJourneys) throw tooMany();
        refuseSecondOpen(state, [command.journey]);
        return [{ type: 'JourneyRecorded', data: { journeyId: command.journeyId, ...command.journey } }];
      }
      case 'ImportJourneys': {
        const { today } = command;
        for (const journey of command.journeys) refuseBroken(rules, { ...journey, today });
        const { ended, unseen } = sortImported(state, command.journeys);
        if (unseen.length > 0 && state.size + unseen.length > mostJourneys) throw tooMany();
        refuseSecondOpen(ended === null ? state : withoutJourney(state, ended.journeyId), unseen);
        return [
          ...(ended === null ? [] : [{ type: 'JourneyChanged', data: ended } as const]),
          ...unseen.map((data) => ({ type: 'JourneyRecorded', data }) as const),
        ];
      }
      case 'ChangeJourney': {
        const before = requireJourney(state, command.journeyId);
        const after = changeJourney(before, command.change);
        refuseBroken(rules, { ...after, today: command.today });
        if (sameItem(journeyFields, before, after)) return [];
        refuseSecondOpen(withoutJourney(state, command.journeyId), [after]);
        return [{ type: 'JourneyChanged', data: { journeyId: command.journeyId, ...after } }];
      }
      case 'RemoveJourney': {
        requireJourney(state, command.journeyId);
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

function requireJourney(state: JourneyState, journeyId: string): JourneyDetails {
  const journey = state.get(journeyId);
  if (journey === undefined) {
    throw new DomainError('notFound', 'journey_not_found', 'This journey is not in your record.');
  }
  return journey;
}

/** Applies a change. A new destination clears the answer about the islands. */
function changeJourney(before: JourneyDetails, change: JourneyChange): JourneyDetails {
  const { destination = before.destination, crownDependency } = change;
  const isElsewhere = destination !== before.destination;
  return changed(journeyFields, before, {
    ...change,
    crownDependency: crownDependency === undefined && isElsewhere ? null : crownDependency,
  });
}

/** The open journey (without a return date), if there is one. */
export function openJourney<Journey extends Pick<JourneyDetails, 'returnDate'>>(
  journeys: Iterable<Journey>,
): Journey | undefined {
  for (const journey of journeys) if (journey.returnDate === undefined) return journey;
  return undefined;
}

/** The open journeys of an import that cannot be added, because the record or the list already has an open journey. */
export function secondOpenJourneys<Journey extends JourneyDetails>(
  state: JourneyState,
  journeys: readonly Journey[],
): readonly Journey[] {
  const { ended, unseen } = sortImported(state, journeys);
  const open = unseen.filter(({ returnDate }) => returnDate === undefined);
  return openJourney(state.values()) === undefined || ended !== null ? open.slice(1) : open;
}

/** Whether a journey is the open journey with a return date: same departure and same place. */
export const endsJourney = (
  journey: Pick<JourneyDetails, 'departureDate' | 'returnDate' | 'destination'>,
  open: Pick<JourneyDetails, 'departureDate' | 'returnDate' | 'destination'>,
): boolean =>
  journey.returnDate !== undefined &&
  open.returnDate === undefined &&
  journeyEqualityKey({ ...journey, returnDate: undefined }) === journeyEqualityKey(open);

/** Sorts ended journeys first, so that of a duplicate the one with the return date is kept. */
export const endedFirst = <Journey extends Pick<JourneyDetails, 'returnDate'>>(
  journeys: readonly Journey[],
): readonly Journey[] => [
  ...journeys.filter(({ returnDate }) => returnDate !== undefined),
  ...journeys.filter(({ returnDate }) => returnDate === undefined),
];

interface SortedImport<Journey extends JourneyDetails> {
  /** The open journey of the record with its return date from the list; null if the list does not end it. */
  readonly ended: ({ readonly journeyId: string } & JourneyDetails) | null;
  /** The journeys that are not in the record. */
  readonly unseen: readonly Journey[];
}

function sortImported<Journey extends JourneyDetails>(
  state: JourneyState,
  journeys: readonly Journey[],
): SortedImport<Journey> {
  const existing = new Set([...state.values()].flatMap(journeyEqualityKeys));
  const isNew = (journey: Journey) => !existing.has(journeyEqualityKey(journey));
  const [open] = [...state].filter(([, { returnDate }]) => returnDate === undefined);
  const ending = open && journeys.find((journey) => isNew(journey) && endsJourney(journey, open[1]));
  if (ending !== undefined) existing.add(journeyEqualityKey(ending));
  const unseen = endedFirst(journeys).filter((journey) => {
    const isAdded = isNew(journey);
    for (const equalityKey of journeyEqualityKeys(journey)) existing.add(equalityKey);
    return isAdded;
  });
  const ended = open && ending ? { journeyId: open[0], ...open[1], returnDate: ending.returnDate } : null;
  return { ended, unseen };
}

function withoutJourney(state: JourneyState, journeyId: string): JourneyState {
  const others = new Map(state);
  others.delete(journeyId);
  return others;
}

/** @throws DomainError if there would be more than one open journey */
function refuseSecondOpen(state: JourneyState, added: readonly JourneyDetails[]): void {
  const open = added.filter(({ returnDate }) => returnDate === undefined);
  if (open.length === 0) return;
  const existing = openJourney(state.values()) ?? open[1];
  if (existing === undefined) return;
  throw new DomainError('invalid', 'another_journey_open', anotherIsOpen(existing), 'returnDate');
}

export const anotherIsOpen = ({ destination }: Pick<JourneyDetails, 'destination'>): string =>
  `Your journey to ${destination} has no return date yet. Enter that date first.`;

/** Journeys with the same key are duplicates. */
function journeyEqualityKey({
  departureDate,
  returnDate,
  destination,
}: Pick<JourneyDetails, 'departureDate' | 'returnDate' | 'destination'>): string {
  const place = destination.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return `${departureDate} ${returnDate ?? ''} ${place}`;
}

/** The keys with and without the return date, because a list written during the journey has no return date. */
const journeyEqualityKeys = (journey: JourneyDetails): readonly string[] => [
  journeyEqualityKey(journey),
  journeyEqualityKey({ ...journey, returnDate: undefined }),
];

function alreadyExists(): DomainError {
  return new DomainError('conflict', 'journey_exists', 'This journey is already in your record.');
}

function tooMany(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_journeys',
    `You can record up to ${mostJourneys.toLocaleString('en-GB')} journeys.`,
  );
}
