import { randomUUID } from 'node:crypto';
import type { ImportedRow, ImportJourneysResponse } from '@settlewise/contract';
import {
  anotherIsOpen,
  journeyDecider,
  journeysStream,
  openJourney,
  secondOpenJourneys,
  type JourneyDetails,
  type JourneyState,
} from '@settlewise/domain';
import type { Position } from '@settlewise/infra/eventStore';
import type { CommandContext } from '@settlewise/infra/eventStore/codec';
import type { CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { civilDateInLondon } from '@settlewise/rules';
import { readRow, type ReadRow } from './reading/readRow';
import { readTable, type Table } from './reading/readTable';

export interface ImportJourneysOptions {
  readonly commands: CommandHandler;
  readonly derivedIdentifier: (...parts: readonly string[]) => string;
}

interface Imported {
  readonly answer: ImportJourneysResponse;
  readonly position: Position | null;
}

export interface ImportJourneys {
  /** The preview of an import. Records nothing. @throws DomainError invalid */
  preview(text: string, userId: string, now: Date): Promise<Imported>;
  /** Records every row that can be recorded. @throws DomainError invalid */
  record(text: string, context: CommandContext): Promise<Imported>;
}

type NewJourney = JourneyDetails & { readonly journeyId: string };
type IdentifiedJourneys = ReadonlyMap<number, NewJourney>;

/** Journeys of one append: event stores take about a megabyte at a time. */
const journeysAtATime = 100;

export function createImportJourneys({ commands, derivedIdentifier }: ImportJourneysOptions): ImportJourneys {
  /** Reads the table, and decides about all of it, so that an import that cannot be is refused as a whole. */
  async function read(text: string, userId: string, key: string | undefined, now: Date) {
    const today = civilDateInLondon(now);
    const table = readTable(text, today);
    const { state } = await commands.load(journeyDecider, journeysStream(userId));
    const rows = withOneOpen(
      table.rows.map((row) => readRow(row, table.columns, today)),
      state,
    );
    const journeys = identified(rows, userId, key);
    const command = { type: 'ImportJourneys', journeys: [...journeys.values()], today } as const;
    return { table, rows, journeys, today, decided: journeyDecider.decide(command, state) };
  }

  /** Each complete journey by its row, with an id that a repeat of the request makes again. */
  function identified(rows: readonly ReadRow[], userId: string, key: string | undefined): IdentifiedJourneys {
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
      const { table, rows, journeys, decided } = await read(text, userId, undefined, now);
      const recorded = idsOf(decided);
      return { answer: answerOf(table, rows, journeys, recorded, true), position: null };
    },

    async record(text, context) {
      const { userId, idempotencyKey: key, now } = context;
      const { table, rows, journeys, today } = await read(text, userId, key, now);
      const recorded = new Set<string>();
      let last: Position | null = null;
      const all = [...journeys.values()];
      for (let first = 0; first < all.length; first += journeysAtATime) {
        const part = all.slice(first, first + journeysAtATime);
        const { events, position } = await commands.handle(
          journeyDecider,
          journeysStream(userId),
          { type: 'ImportJourneys', journeys: part, today },
          {
            ...context,
            ...(key === undefined ? {} : { idempotencyKey: `${key} from ${first}` }),
            requestFingerprint: JSON.stringify(['import', text]),
          },
        );
        for (const journeyId of idsOf(events)) recorded.add(journeyId);
        last = position;
      }
      return { answer: answerOf(table, rows, journeys, recorded, false), position: last };
    },
  };
}

/** Refuses the rows that say that the person is still away where another journey says so already. */
function withOneOpen(rows: readonly ReadRow[], state: JourneyState): readonly ReadRow[] {
  const read = rows.flatMap(({ journey }) => journey ?? []);
  const refused = new Set(secondOpenJourneys(state, read));
  const existing = openJourney(state.values()) ?? openJourney(read);
  if (existing === undefined || refused.size === 0) return rows;
  const problem = { field: 'returnDate', message: anotherIsOpen(existing) } as const;
  return rows.map((row) =>
    row.journey !== null && refused.has(row.journey)
      ? { ...row, journey: null, problems: [...row.problems, problem] }
      : row,
  );
}

function idsOf(events: ReturnType<typeof journeyDecider.decide>): ReadonlySet<string> {
  return new Set(events.map(({ data }) => data.journeyId));
}

function answerOf(
  table: Table,
  rows: readonly ReadRow[],
  journeys: IdentifiedJourneys,
  recorded: ReadonlySet<string>,
  dryRun: boolean,
): ImportJourneysResponse {
  const outcomeOf = (row: number): ImportedRow['outcome'] => {
    const journey = journeys.get(row);
    if (journey === undefined) return 'refused';
    return recorded.has(journey.journeyId) ? 'new' : 'already_there';
  };
  const presented = rows.map(({ row, typed, understood, problems }) => ({
    ...{ row, outcome: outcomeOf(row), journey: understood },
    ...{ typed: [...typed], problems: [...problems] },
  }));
  const count = (wanted: ImportedRow['outcome']) =>
    presented.filter(({ outcome }) => outcome === wanted).length;
  return {
    dryRun,
    heading: table.heading,
    added: count('new'),
    alreadyThere: count('already_there'),
    refused: count('refused'),
    rows: presented,
  };
}
