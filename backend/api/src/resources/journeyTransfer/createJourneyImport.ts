import { randomUUID } from 'node:crypto';
import type { ImportedRow, ImportJourneysResponse } from '@settlewise/contract/journeyTransfer';
import {
  anotherIsOpen,
  endedFirst,
  endsJourney,
  journeyDecider,
  type JourneyDetails,
  type JourneyEvent,
  journeysStream,
  type JourneyState,
  openJourney,
  secondOpenJourneys,
} from '@settlewise/domain/journeys';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { App } from '../../app';
import { readRow, type ReadRow } from './reading/readRow';
import { readTable, type Table } from './reading/readTable';

interface Imported {
  readonly answer: ImportJourneysResponse;
  readonly position: Position | null;
}

export interface JourneyImport {
  /** Previews an import without recording. @throws DomainError invalid */
  preview(text: string, userId: string, now: Date): Promise<Imported>;
  /** Records all valid rows. @throws DomainError invalid */
  record(text: string, context: CommandContext): Promise<Imported>;
}

type NewJourney = JourneyDetails & { readonly journeyId: string };
type IdentifiedJourneys = ReadonlyMap<number, NewJourney>;

/** Journeys per append, because event stores accept about 1 MB at a time. */
const batchSize = 100;

export function createJourneyImport({
  commands,
  derivedIdentifier,
}: Pick<App, 'commands' | 'derivedIdentifier'>): JourneyImport {
  /** Reads the table, and decides about all rows, so that an invalid import is refused as a whole. */
  async function prepare(text: string, userId: string, key: string | undefined, now: Date) {
    const today = civilDateInLondon(now);
    const table = readTable(text, today);
    const { state } = await commands.load(journeyDecider, journeysStream(userId));
    const rows = refuseSecondOpen(
      table.rows.map((row) => readRow(row, table.columns, today)),
      state,
    );
    const journeys = assignIds(rows, userId, key);
    const command = { type: 'ImportJourneys', journeys: [...journeys.values()], today } as const;
    const open = openJourney(state.values());
    return { table, rows, journeys, today, open, decided: journeyDecider.decide(command, state) };
  }

  /** Assigns an id to each complete journey. A repeated request gets the same ids. */
  function assignIds(rows: readonly ReadRow[], userId: string, key: string | undefined): IdentifiedJourneys {
    const journeys = new Map<number, NewJourney>();
    for (const { row, journey } of rows) {
      if (journey === null) continue;
      const journeyId =
        key === undefined ? randomUUID() : derivedIdentifier('imported journey', userId, key, String(row));
      journeys.set(row, { journeyId, ...journey });
    }
    return journeys;
  }

  return {
    async preview(text, userId, now) {
      const { table, rows, journeys, open, decided } = await prepare(text, userId, undefined, now);
      const answer = presentImport({ table, rows, journeys, open, events: decided, dryRun: true });
      return { answer, position: null };
    },

    async record(text, context) {
      const { userId, idempotencyKey: key, now } = context;
      const { table, rows, journeys, today, open } = await prepare(text, userId, key, now);
      const recorded: JourneyEvent[] = [];
      let last: Position | null = null;
      const orderedJourneys = endedFirst([...journeys.values()]);
      for (let first = 0; first < orderedJourneys.length; first += batchSize) {
        const batch = orderedJourneys.slice(first, first + batchSize);
        const { events, position } = await commands.handle(
          journeyDecider,
          journeysStream(userId),
          { type: 'ImportJourneys', journeys: batch, today },
          {
            ...context,
            ...(key === undefined ? {} : { idempotencyKey: `${key} from ${first}` }),
            requestFingerprint: JSON.stringify(['import', text]),
          },
        );
        recorded.push(...events);
        last = position;
      }
      const answer = presentImport({ table, rows, journeys, open, events: recorded, dryRun: false });
      return { answer, position: last };
    },
  };
}

/** Refuses rows with an open journey if there is already another one. */
function refuseSecondOpen(rows: readonly ReadRow[], state: JourneyState): readonly ReadRow[] {
  const prepare = rows.flatMap(({ journey }) => journey ?? []);
  const refused = new Set(secondOpenJourneys(state, prepare));
  const existing = openJourney(state.values()) ?? openJourney(prepare);
  if (existing === undefined || refused.size === 0) return rows;
  const problem = { field: 'returnDate', message: anotherIsOpen(existing) } as const;
  return rows.map((row) =>
    row.journey !== null && refused.has(row.journey)
      ? { ...row, journey: null, problems: [...row.problems, problem] }
      : row,
  );
}

interface ImportResult {
  readonly table: Table;
  readonly rows: readonly ReadRow[];
  readonly journeys: IdentifiedJourneys;
  /** The open journey before the import. */
  readonly open: JourneyDetails | undefined;
  readonly events: readonly JourneyEvent[];
  readonly dryRun: boolean;
}

function presentImport({
  table,
  rows,
  journeys,
  open,
  events,
  dryRun,
}: ImportResult): ImportJourneysResponse {
  const recorded = new Set(
    events.flatMap(({ type, data }) => (type === 'JourneyRecorded' ? data.journeyId : [])),
  );
  const [ended] = events.flatMap(({ type, data }) => (type === 'JourneyChanged' ? data : []));
  const isEnding = (journey: JourneyDetails) =>
    ended !== undefined &&
    journey.returnDate === ended.returnDate &&
    endsJourney(journey, { ...ended, returnDate: undefined });
  const endingRow = ended && [...journeys].find(([, journey]) => isEnding(journey))?.[0];
  const findOutcome = (row: number): ImportedRow['outcome'] => {
    const journey = journeys.get(row);
    if (journey === undefined) return 'refused';
    if (recorded.has(journey.journeyId)) return 'new';
    return row === endingRow ? 'ends_open' : 'already_there';
  };
  const remainingOpen = ended === undefined ? open : undefined;
  const presented = rows.map(({ row, typed, understood, problems, journey }) => {
    const outcome = findOutcome(row);
    return {
      row,
      outcome,
      journey: understood,
      warning: outcome === 'new' && journey !== null ? openJourneyWarning(journey, remainingOpen) : null,
      typed: [...typed],
      problems: [...problems],
    };
  });
  const count = (expected: ImportedRow['outcome']) =>
    presented.filter(({ outcome }) => outcome === expected).length;
  return {
    dryRun,
    heading: table.heading,
    added: count('new'),
    ended: count('ends_open'),
    alreadyThere: count('already_there'),
    refused: count('refused'),
    rows: presented,
  };
}

/** Warns that a row with days of the open journey may be that journey with another place or date. */
function openJourneyWarning(
  { departureDate, returnDate }: JourneyDetails,
  open: JourneyDetails | undefined,
): string | null {
  if (open === undefined || returnDate === undefined) return null;
  const overlaps = returnDate > open.departureDate || departureDate >= open.departureDate;
  return overlaps
    ? `You are still away in ${open.destination} in your record. If this is that journey, enter its return date there and do not add this row.`
    : null;
}
