import { randomUUID } from 'node:crypto';
import { accountStream } from '@settlewise/domain/accounts';
import { journeysStream } from '@settlewise/domain/journeys';
import { type TaskEvent, taskStream } from '@settlewise/domain/tasks';
import { withConnection } from '@settlewise/infra/database';
import { comparePositions, type EventStore, type Position } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import { startProgram, type Program } from '../support/program';
import { appendNewStream } from './appendNewStream';
import { withProgramStores } from './programStores';
import type { BenchmarkResults } from './results';
import { readCookie, createHeaders, signUpPeople, type LoadedPerson } from './load/person';
import { check, Runs } from './measure';
import { aJourneyRecorded } from './projections';

export interface PopulationOptions {
  readonly people: number;
  readonly events: number;
}

/** Tasks per person, with two events each; the person's other events are journeys. */
const tasksEach = 10;
/** How many of the people send requests; the others only have data. */
const looking = 100;
const accessesEach = 10;

/** The pages that are read, each with the number of items it must list; null where it is no list. */
const lists = (journeys: number) =>
  [
    { name: 'dashboard summary', path: '/api/dashboard/summary', length: null },
    { name: 'list of journeys', path: '/api/absence-journeys', length: journeys },
    { name: 'list of tasks', path: '/api/tasks', length: tasksEach },
    { name: 'absences in all', path: '/api/absences/summary', length: null },
    { name: 'list of notifications', path: '/api/notifications', length: null },
  ] as const;

/**
 * Measures how long the most frequent pages take when the tables and the log are as large as after a good year.
 * @returns the slowest page's p99, in milliseconds
 */
export async function benchPopulation(
  results: BenchmarkResults,
  { people, events }: PopulationOptions,
): Promise<number> {
  const journeys = Math.floor(events / people) - 2 * tasksEach - 1;
  check(people > looking && journeys > 0, 'there are too few people or too few events for each');
  const program = await startProgram({ TRUST_PROXY: '1' });
  try {
    const lookers = await signUpPeople(program.address, program.address, looking);
    const known = await Promise.all(lookers.map((person) => createId(program, person)));
    const userIds = [...known, ...Array.from({ length: people - looking }, () => randomUUID())];
    await fill(program, userIds, { known: new Set(known), journeys });

    let slowest = 0;
    for (const { name, path, length } of lists(journeys)) {
      const runs = new Runs();
      await runs.add(looking * accessesEach, 4, async (sequence, turn) => {
        const person = lookers[(turn * 4 + sequence) % looking];
        if (person === undefined) throw new RangeError('There is nobody');
        const answer: unknown = await look(program, person, path);
        if (length === null) return;
        check(Array.isArray(answer) && answer.length === length, `${path} does not show ${length}`);
      });
      const measured = runs.measurement();
      slowest = Math.max(slowest, measured.p99);
      results.report(`${name}, 4 people at once`, measured);
    }
    results.reportFigure(
      'size of the data that was read',
      `${people.toLocaleString('en-GB')} people, ${events.toLocaleString('en-GB')} events, ${journeys} journeys and ${tasksEach} tasks each`,
    );
    return slowest;
  } finally {
    await program.dispose();
  }
}

async function look(program: Program, person: LoadedPerson, path: string): Promise<unknown> {
  const headers = createHeaders(person, program.address, readCookie(person));
  const answer = await fetch(program.address + path, { headers });
  check(answer.status === 200, `${path} was answered with ${answer.status}`);
  check(answer.headers.get('settlewise-stale') === null, `${path} was not up to date`);
  return answer.json();
}

async function createId(program: Program, person: LoadedPerson): Promise<string> {
  return z.object({ id: z.string() }).parse(await look(program, person, '/api/user')).id;
}

/** Appends directly to the running program's log, and waits until the read models show everything. */
async function fill(
  program: Program,
  userIds: readonly string[],
  { known, journeys }: { readonly known: ReadonlySet<string>; readonly journeys: number },
): Promise<void> {
  await withProgramStores(program, async ({ connectionString, store, codec, whenShown, whenPlanned }) => {
    let newest: Position | null = null;
    const waiting = userIds.values();
    const writer = async () => {
      for (const userId of waiting) {
        const position = await writePerson(store, codec, userId, { journeys, registered: known.has(userId) });
        if (newest === null || comparePositions(position, newest) > 0) newest = position;
      }
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    if (newest === null) return;
    await whenShown(newest, 60);
    await vacuumTables(connectionString);
    await whenPlanned();
  });
}

/** Autovacuum would do this over a year; here a year's rows were inserted within minutes. */
async function vacuumTables(connectionString: string): Promise<void> {
  // On a connection of its own, because it takes longer than the program's statement timeout.
  await withConnection({ connectionString }, (client) => client.query('VACUUM ANALYZE'));
}

/** Appends a person's tasks and journeys. @param registered whether their account exists already */
async function writePerson(
  store: EventStore,
  codec: Codec,
  userId: string,
  { journeys, registered }: { readonly journeys: number; readonly registered: boolean },
): Promise<Position> {
  if (!registered) {
    const account = {
      userId,
      username: `resident-${userId}`,
      email: `${userId}@example.org`,
      role: 'user',
      passwordHash: '$argon2id$nobody signs in with this one',
    };
    await appendNewStream(store, codec, { stream: accountStream(userId), userId }, [
      { type: 'AccountRegistered', data: account },
    ]);
  }
  for (let task = 0; task < tasksEach; task += 1) {
    const taskId = randomUUID();
    await appendNewStream(store, codec, { stream: taskStream(taskId), userId }, aTask(taskId, userId));
  }
  const recorded = Array.from({ length: journeys }, aJourneyRecorded);
  return appendNewStream(store, codec, { stream: journeysStream(userId), userId }, recorded);
}

function aTask(taskId: string, userId: string): readonly TaskEvent[] {
  const details = { title: 'Ask for the bank statement', category: 'document', priority: 'high' };
  const addedAt = new Date().toISOString();
  return [
    { type: 'TaskAdded', data: { taskId, userId, ...details, stage: 'pending', addedAt } },
    { type: 'TaskChanged', data: { taskId, ...details, title: 'Ask for the letter of the employer' } },
  ];
}
