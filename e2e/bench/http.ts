import { journeyListResponse } from '@settlewise/contract/journeys';
import { startProgram } from '../support/program';
import { startBareServer } from './bareServer';
import type { BenchmarkResults } from './results';
import { check, percentile, Runs, type Measurement } from './measure';
import { residentMegabytes } from './memory';

export interface HttpResults {
  readonly commands: Measurement;
  /** p99, in milliseconds, from the answer to a command until the answer of the read that follows it. */
  readonly followUpP99Ms: number;
  readonly idleMegabytes: number;
}

/**
 * Starts the whole program as a user does and measures its memory when idle, then commands over HTTP from several people
 * at once, and the read that the browser makes after a command.
 */
export async function benchHttp(
  results: BenchmarkResults,
  databaseUrl: string,
  { people, commandsEach }: { readonly people: number; readonly commandsEach: number },
): Promise<HttpResults> {
  const program = await startProgram();
  try {
    const idleMegabytes = await residentMegabytes(program.pid());
    const cookies = await Promise.all(
      Array.from({ length: people }, (_, index) => register(program.address, index)),
    );
    const reads: number[] = [];
    const runs = new Runs();
    await runs.add(people * commandsEach, people, async (person, turn) => {
      const cookie = cookies[person] ?? '';
      const answer = await call(program.address, '/api/absence-journeys', cookie, {
        departureDate: '2025-03-01',
        returnDate: '2025-03-10',
        destination: `Lisbon ${turn}`,
        reason: 'family',
      });
      check(answer.status === 201, `a command was answered with ${answer.status}`);
    });
    const commands = runs.measurement();
    for (let turn = 0; turn < 100; turn += 1) {
      const cookie = cookies[turn % people] ?? '';
      const written = await call(program.address, '/api/absence-journeys', cookie, {
        departureDate: '2026-03-01',
        returnDate: '2026-03-10',
        destination: `Porto ${turn}`,
        reason: 'holiday',
      });
      const before = performance.now();
      const position = readCookie(written, /^settlewise_written/);
      const list = await fetch(`${program.address}/api/absence-journeys`, {
        headers: { cookie: `${cookie}; ${position}` },
      });
      reads.push(performance.now() - before);
      const journeys = journeyListResponse.parse(await list.json());
      check(list.headers.get('settlewise-stale') === null, 'a read after a write was stale');
      check(
        journeys.some(({ destination }) => destination === `Porto ${turn}`),
        'a read after a write did not show it',
      );
    }
    results.report(`command over HTTP (session, command, append, answer), ${people} people`, commands);
    const followUpP99Ms = percentile(reads, 99);
    results.reportTimes('read after a write, until it shows the write', reads);
    results.reportFigure(
      'idle memory of the whole program with its PostgreSQL',
      `${Math.round(idleMegabytes)} MB`,
    );
    await benchBareServer(results, databaseUrl, { people, commandsEach });
    return { commands, followUpP99Ms, idleMegabytes };
  } finally {
    await program.dispose();
  }
}

async function register(address: string, index: number): Promise<string> {
  const answer = await call(address, '/api/register', '', {
    username: `bench-${index}`,
    email: `bench-${index}@example.org`,
    password: 'correct horse 42!',
  });
  check(answer.status === 201, `a registration was answered with ${answer.status}`);
  // The cookie with the position of the last write changes with each write, so only the session is taken here.
  return readCookie(answer, /^settlewise_session/);
}

function call(address: string, path: string, cookie: string, body: object): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify(body),
  });
}

function readCookie(answer: Response, named = /./): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => named.test(cookie))
    .join('; ');
}

/** The baseline: Koa and PostgreSQL alone, with the same JSON and the same requests. */
async function benchBareServer(
  results: BenchmarkResults,
  databaseUrl: string,
  { people, commandsEach }: { readonly people: number; readonly commandsEach: number },
): Promise<void> {
  const bare = await startBareServer(databaseUrl);
  try {
    const idle = await residentMegabytes(bare.pid);
    const writes = new Runs();
    await writes.add(people * commandsEach, people, async (person, turn) => {
      const journey = {
        departureDate: '2025-03-01',
        returnDate: '2025-03-10',
        destination: `Lisbon ${turn}`,
      };
      const answer = await call(bare.address, `/rows?owner=${person}`, '', { ...journey, reason: 'family' });
      check(answer.status === 201, `the bare server answered with ${answer.status}`);
    });
    const reads = new Runs();
    await reads.add(100, 1, async (_, turn) => {
      const answer = await fetch(`${bare.address}/rows?owner=${turn % people}`);
      const rows: unknown = await answer.json();
      check(Array.isArray(rows) && rows.length === commandsEach, 'the bare server lost rows');
    });
    const fixed = new Runs();
    await fixed.add(400, people, async () => {
      const answer = await fetch(`${bare.address}/fixed`);
      const rows: unknown = await answer.json();
      check(Array.isArray(rows) && rows.length === 10, 'the bare server answered something else');
    });
    const peer = { peer: true };
    results.report('bare Koa: one row inserted', writes.measurement(), peer);
    results.report('bare Koa: an owner’s rows listed', reads.measurement(), peer);
    results.report('bare Koa: JSON from memory', fixed.measurement(), peer);
    results.reportFigure('bare Koa: idle memory, without PostgreSQL', `${Math.round(idle)} MB`, peer);
  } finally {
    await bare.stop();
  }
}
