import { randomUUID } from 'node:crypto';
import { accountSettingsResponse } from '@settlewise/contract/accountSettings';
import { type AccountEvent, accountStream } from '@settlewise/domain/accounts';
import { withConnection } from '@settlewise/infra/database';
import type { EventStore, Position } from '@settlewise/infra/eventStore';
import type { Codec } from '@settlewise/infra/eventStore/codec';
import { z } from 'zod';
import { startProgram, type Program } from '../support/program';
import { withProgramStores } from './programStores';
import type { BenchmarkResults } from './results';
import { readCookie, createHeaders, signUpPeople, type LoadedPerson } from './load/person';
import { check, Runs } from './measure';

export interface LongStreamResults {
  /** Milliseconds for a wrong password when the account has no snapshot. */
  readonly firstLookMs: number;
  /** Milliseconds for a wrong password after a restart, with the snapshot from before. */
  readonly afterRestartMs: number;
  /** p99 of ten commands on the stream, in milliseconds. */
  readonly commandP99Ms: number;
}

/** Events per append. */
const batch = 1_000;
/** Milliseconds between two events, so that no day exceeds the limit of commands per stream. */
const minute = 60_000;

/**
 * One person's account has `events` events, each from a separate command. Measures what a stranger who knows only the
 * username can cost the program with wrong passwords, and how fast the program is for the person.
 */
export async function benchLongStreams(
  results: BenchmarkResults,
  events: number,
): Promise<LongStreamResults> {
  const program = await startProgram({ TRUST_PROXY: '1' });
  try {
    const [person] = await signUpPeople(program.address, program.address, 1);
    if (person === undefined) throw new RangeError('There is nobody');
    const { id: userId } = idShape.parse(await (await asPerson(program, person, '/api/user')).json());
    const already = await lastRevision(program, userId);
    await lengthen(program, userId, already, events);
    await program.stop();
    await program.start();
    await forget(program);
    check((await storedRevision(program, userId)) === null, 'there is a snapshot already');

    const firstLookMs = await wrongPassword(program, person);
    const last = BigInt(events - 1);
    check((await storedRevisionWithin(program, userId, 10_000)) === last, 'no snapshot was stored');
    results.reportTimes('wrong password for a long account, without a snapshot', [firstLookMs]);

    const again = new Runs();
    await again.add(5, 1, () => wrongPassword(program, person));
    results.report('wrong password for a long account, in memory', again.measurement());

    const commands = new Runs();
    await commands.add(10, 1, async (_, turn) => {
      const reminderFrequency = turn % 2 === 0 ? 'daily' : 'monthly';
      const answer = await asPerson(program, person, '/api/account/settings', { reminderFrequency });
      const { data } = accountSettingsResponse.parse(await answer.json());
      check(data.reminderFrequency === reminderFrequency, 'a command had no effect');
    });
    const measured = commands.measurement();
    results.report('command on a long account', measured);
    check((await lastRevision(program, userId)) === last + 10n, 'the log does not hold ten events more');

    const dashboard = new Runs();
    await dashboard.add(10, 1, async () =>
      (await asPerson(program, person, '/api/dashboard/summary')).json(),
    );
    results.report('dashboard of somebody with a long account', dashboard.measurement());

    await program.stop();
    await program.start();
    await forgetAttempts(program);
    const afterRestartMs = await wrongPassword(program, person);
    check((await storedRevision(program, userId)) !== null, 'the snapshot was lost in the restart');
    results.reportTimes('wrong password for a long account, after a restart', [afterRestartMs], {
      note: `${events.toLocaleString('en-GB')} events, one for each command`,
    });
    return { firstLookMs, afterRestartMs, commandP99Ms: measured.p99 };
  } finally {
    await program.dispose();
  }
}

const idShape = z.object({ id: z.string() });
const revisionShape = z.array(z.object({ revision: z.string() }));

/** Sends a request as this person: a POST with the body, or a GET when it is null. */
async function asPerson(
  program: Program,
  person: LoadedPerson,
  path: string,
  body: object | null = null,
): Promise<Response> {
  const answer = await fetch(program.address + path, {
    headers: createHeaders(person, program.address, readCookie(person)),
    ...(body === null ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  check(answer.status === 200, `${path} was answered with ${answer.status}`);
  check(answer.headers.get('settlewise-stale') === null, `${path} was not up to date`);
  return answer;
}

/** Tries to sign in with a wrong password, from a stranger's address. @returns milliseconds */
async function wrongPassword(program: Program, { username }: LoadedPerson): Promise<number> {
  const before = performance.now();
  const answer = await fetch(`${program.address}/api/login`, {
    method: 'POST',
    headers: createHeaders({ address: '10.9.9.9' }, program.address, ''),
    body: JSON.stringify({ username, password: 'not the password 1!' }),
  });
  await answer.arrayBuffer();
  const took = performance.now() - before;
  check(answer.status === 401, `a wrong password was answered with ${answer.status}`);
  return took;
}

const withDatabase = async (program: Program, text: string, values: readonly unknown[] = []) =>
  withConnection({ connectionString: await program.databaseUrl() }, async (client) => {
    const { rows } = await client.query<object>(text, [...values]);
    return rows;
  });

async function lastRevision(program: Program, userId: string): Promise<bigint> {
  const text = 'SELECT max(revision)::text AS revision FROM events WHERE stream = $1';
  const [row] = revisionShape.parse(await withDatabase(program, text, [accountStream(userId)]));
  return BigInt(row?.revision ?? -1);
}

/** The revision of the API's snapshot of the account; null when there is none. */
async function storedRevision(program: Program, userId: string): Promise<bigint | null> {
  const text = `SELECT revision::text AS revision FROM stream_snapshots WHERE stream = $1 AND kept_by = 'api'`;
  const [row] = revisionShape.parse(await withDatabase(program, text, [accountStream(userId)]));
  return row === undefined ? null : BigInt(row.revision);
}

/** Waits for the snapshot, because the API stores it after it has answered. */
async function storedRevisionWithin(
  program: Program,
  userId: string,
  longestMs: number,
): Promise<bigint | null> {
  const giveUpAt = performance.now() + longestMs;
  for (;;) {
    const found = await storedRevision(program, userId);
    if (found !== null || performance.now() > giveUpAt) return found;
  }
}

async function forget(program: Program): Promise<void> {
  await withDatabase(program, 'DELETE FROM stream_snapshots');
}

/** Resets the rate limits, because the benchmark attempts more wrong passwords than they allow. */
async function forgetAttempts(program: Program): Promise<void> {
  await withDatabase(program, 'DELETE FROM rate_limits');
}

/** Appends directly to the program's log, and waits until the read models and reminders have handled everything. */
function lengthen(program: Program, userId: string, already: bigint, events: number): Promise<void> {
  return withProgramStores(program, async ({ store, codec, whenShown, whenPlanned }) => {
    await whenShown(await appendCommands(store, codec, userId, { already, events }), 10);
    await whenPlanned();
  });
}

/** Appends events of one command each until the stream has `events`. @returns the log position of the last one */
async function appendCommands(
  store: EventStore,
  codec: Codec,
  userId: string,
  { already, events }: { readonly already: bigint; readonly events: number },
): Promise<Position> {
  const stream = accountStream(userId);
  const begun = Date.now() - (events + 24 * 60) * minute;
  let previousHash: string | null = null;
  for await (const recorded of store.readStream(stream)) {
    previousHash = (await codec.decode(recorded)).metadata.hash;
  }
  let end: Position | null = null;
  let encoded = [];
  for (let revision = already + 1n; revision < events; revision += 1n) {
    const commandId = randomUUID();
    const event: AccountEvent = {
      type: 'SettingsChanged',
      data: { reminderFrequency: revision % 2n === 0n ? 'weekly' : 'monthly' },
    };
    const written = await codec.encode({
      stream,
      firstRevision: revision,
      previousHash,
      commandId,
      commandFingerprint: 'f'.repeat(64),
      context: {
        userId,
        actorId: userId,
        actorRole: 'user',
        correlationId: commandId,
        causationId: commandId,
        now: new Date(begun + Number(revision) * minute),
      },
      events: [{ id: randomUUID(), event }],
    });
    previousHash = written.lastHash;
    encoded.push(...written.events);
    if (encoded.length < batch && revision + 1n < events) continue;
    const [first, ...others] = encoded;
    if (first === undefined) break;
    ({ position: end } = await store.append(stream, [first, ...others], revision - BigInt(encoded.length)));
    encoded = [];
  }
  if (end === null) throw new RangeError('The stream is as long already');
  return end;
}
