import type { WithToday } from '../collections/dateRules';
import { createListDecider, type ListCommand, type ListState } from '../collections/decider';
import type { Rule } from '../collections/definition';
import { createListErrors, refuseBroken, withoutItem } from '../collections/items';
import type { ChangeOf } from '../fields';
import { DomainError } from '../kernel/domainError';
import type { CommandOf, Decider } from '../kernel/decider';
import { journeyList, type JourneyEvent } from './events';
import { hasLeftIfStillAway, type journeyFields, type JourneyDetails } from './fields';

/** `today` is the day in London. An open journey cannot start after it. */
export type JourneyCommand =
  (ListCommand<'Journey', typeof journeyFields> & { readonly today: string }) | ImportJourneys;

/**
 * Records the new journeys of a list, all or none. Skips duplicates (same place and same days). A journey that matches the
 * open journey ends it.
 */
type ImportJourneys = CommandOf<
  'ImportJourneys',
  { journeys: readonly ({ journeyId: string } & JourneyDetails)[]; today: string }
>;

/**
 * Missing or undefined fields do not change. Null clears the return, the notes, the answer about the islands, the permitted
 * reason, the other travellers or the evidence.
 */
export type JourneyChange = ChangeOf<typeof journeyFields>;

/** The current journeys of one person, by id. */
export type JourneyState = ListState<typeof journeyFields>;

export const journeysStream = (userId: string) => `absences-${userId}`;

const listDecider = createListDecider(journeyList);
const rules: readonly Rule<WithToday<JourneyDetails>>[] = [...journeyList.rules, hasLeftIfStillAway];

export const journeyDecider: Decider<JourneyCommand, JourneyState, JourneyEvent> = {
  ...listDecider,

  decide(command, state) {
    if (command.type === 'ImportJourneys') return importJourneys(command, state);
    const events = listDecider.decide(command, state);
    for (const event of events) {
      if (event.type === 'JourneyRemoved') continue;
      const { journeyId, ...journey } = event.data;
      refuseBroken(rules, { ...journey, today: command.today });
      refuseSecondOpen(withoutItem(state, journeyId), [journey]);
    }
    return events;
  },
};

function importJourneys({ journeys, today }: ImportJourneys, state: JourneyState): readonly JourneyEvent[] {
  for (const journey of journeys) refuseBroken(rules, { ...journey, today });
  const { ended, unseen } = sortImported(state, journeys);
  if (unseen.length > 0 && state.size + unseen.length > journeyList.most) {
    throw createListErrors(journeyList).tooMany();
  }
  refuseSecondOpen(ended === null ? state : withoutItem(state, ended.journeyId), unseen);
  return [
    ...(ended === null ? [] : [{ type: 'JourneyChanged', data: ended } as const]),
    ...unseen.map((data) => ({ type: 'JourneyRecorded', data }) as const),
  ];
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
