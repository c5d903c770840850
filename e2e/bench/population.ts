import { randomUUID } from 'node:crypto';
import { accountStream, journeysStream, taskStream, type TaskEvent } from '@settlewise/domain';
import { withConnection } from '@settlewise/infra/database';
import { comparePositions, type EventStore, type Position } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import { startProgram, type Program } from '../support/program';
import { appendNewStream } from './appendNewStream';
import { besideProgram } from './besideProgram';
import type { Findings } from './findings';
import { cookieOf, headersOf, signUpPeople, type LoadedPerson } from './load/person';
import { check, Runs } from './measure';
import { aJourneyRecorded } from './projections';

export interface PopulationOptions {
  readonly people: number;
  readonly events: number;
}

/** Tasks of each person, two events each; what is left of a person's events are journeys. */
const tasksEach = 10;
/** People who look; the others are only there. */
const looking = 100;
const accessesEach = 10;

/** What is read, and how much of it each person has. */
const lists = (journeys: number) =>
  [
    { name: 'dashboard summary', path: '/api/dashboard/summary', length: null },
    { name: 'list of journeys', path: '/api/absence-journeys', length: journeys },
    { name: 'list of tasks', path: '/api/tasks', length: tasksEach },
    { name: 'absences in all', path: '/api/absences/summary', length: null },
    { name: 'list of notifications', path: '/api/notifications', length: null },
  ] as const;

/**
 * The whole program with as many people and events as a good year brings: what somebody waits for the pages that are
 * opened most, when the tables and the log are large.
 * @returns the slowest p99 of them, in milliseconds
 */
export async function benchPopulation(
  findings: Findings,
  { people, events }: PopulationOptions,
): Promise<number> {
  const journeys = Math.floor(events / people) - 2 * tasksEach - 1;
  check(people > looking && journeys > 0, 'there is too little of everybody to be looked at');
  const program = await startProgram({ TRUST_PROXY: '1' });
  try {
    const lookers = await signUpPeople(program.address, program.address, looking);
    const known = await Promise.all(lookers.map((person) => idOf(program, person)));
    const userIds = [...known, ...Array.from({ length: people - looking }, () => randomUUID())];
    await fill(program, userIds, { known: new Set(known), journeys });

    let slowest = 0;
    for (const { name, path, length } of lists(journeys)) {
      const runs = new Runs();
      await runs.add(looking * accessesEach, 4, async (lane, turn) => {
        const person = lookers[(turn * 4 + lane) % looking];
        if (person === undefined) throw new RangeError('There is nobody');
        const answer: unknown = await look(program, person, path);
        if (length === null) return;
        check(Array.isArray(answer) && answer.length === length, `${path} does not show ${length}`);
      });
      const measured = runs.measurement();
      slowest = Math.max(slowest, measured.p99);
      findings.report(`${name}, 4 people at once`, measured);
    }
    findings.reportFigure(
      'the program that was looked at',
      `${people.toLocaleString('en-GB')} people, ${events.toLocaleString('en-GB')} events, ${journeys} journeys and ${tasksEach} tasks each`,
    );
    return slowest;
  } finally {
    await program.dispose();
  }
}

async function look(program: Program, person: LoadedPerson, path: string): Promise<unknown> {
  const headers = headersOf(person, program.address, cookieOf(person));
  const answer = await fetch(program.address + path, { headers });
  check(answer.status === 200, `${path} was answered with ${answer.status}`);
  check(answer.headers.get('settlewise-stale') === null, `${path} was not up to date`);
  return answer.json();
}

async function idOf(program: Program, person: LoadedPerson): Promise<string> {
  return z.object({ id: z.string() }).parse(await look(program, person, '/api/user')).id;
}

/** Writes beside the program into its own log, and waits until it shows all of it. */
async function fill(
  program: Program,
  userIds: readonly string[],
  { known, journeys }: { readonly known: ReadonlySet<string>; readonly journeys: number },
): Promise<void> {
  await besideProgram(program, async ({ connectionString, store, codec, shown, planned }) => {
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
    await shown(newest, 60);
    await tidyTables(connectionString);
    await planned();
  });
}

/** PostgreSQL does this by itself as rows come; here those of a year came in minutes. */
async function tidyTables(connectionString: string): Promise<void> {
  // Takes longer than the program lets any statement take.
  await withConnection({ connectionString }, (client) => client.query('VACUUM ANALYZE'));
}

/** @param registered whether their account is there */
async function writePerson(
  store: EventStore,
  codec: Codec,
  userId: string,
  { journeys, registered }: { readonly journeys: number; readonly registered: boolean },
): Promise<Position> {
  if (!registered) {
    const account = {
      ...{ userId, username: `resident-${userId}`, email: `${userId}@example.org`, role: 'user' },
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
