import { journeyListResponse } from '@settlewise/contract';
import { startProgram } from '../support/program';
import { check, percentile, report, Runs, type Measurement } from './measure';
import { residentMegabytes } from './memory';

export interface HttpResults {
  readonly commands: Measurement;
  /** From the answer to a command until the answer of the read that follows it, p99. */
  readonly followUpP99Ms: number;
  readonly idleMegabytes: number;
}

/**
 * The whole program, started as a person starts it: what it takes of memory when nothing happens, then commands over
 * HTTP from several people at once, each followed by the read that the browser makes.
 */
export async function benchHttp({
  people,
  commandsEach,
}: {
  people: number;
  commandsEach: number;
}): Promise<HttpResults> {
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
      const position = cookieOf(written, /^settlewise_written/);
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
    report('command over HTTP (sign-in, command, append, answer)', commands);
    const followUpP99Ms = percentile(reads, 99);
    report('read that follows a write', {
      count: reads.length,
      perSecond: 1_000 / percentile(reads, 50),
      p50: percentile(reads, 50),
      p99: followUpP99Ms,
    });
    process.stdout.write(`idle memory of the whole program: ${Math.round(idleMegabytes)} MB\n`);
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
  // The mark of what was written is renewed with each write; only the newest may be sent along.
  return cookieOf(answer, /^settlewise_session/);
}

function call(address: string, path: string, cookie: string, body: object): Promise<Response> {
  return fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify(body),
  });
}

function cookieOf(answer: Response, named = /./): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => named.test(cookie))
    .join('; ');
}
