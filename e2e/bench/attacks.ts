import { once } from 'node:events';
import { Agent, request, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { importJourneysResponse } from '@settlewise/contract/journeyTransfer';
import { mostJourneys } from '@settlewise/domain/journeys';
import { addDays } from '@settlewise/rules/calendar';
import { startProgram, type Program } from '../support/program';
import { readCookie, createHeaders, signUpPeople, type LoadedPerson } from './load/person';
import { check } from './measure';
import { residentMegabytes } from './memory';
import type { BenchmarkResults } from './results';

export interface AttackResults {
  /** The longest that /healthz took during any attack, in milliseconds. */
  readonly longestMs: number;
  /** By how much the memory grew while pipelined requests were sent, in megabytes. */
  readonly grownMegabytes: number;
}

/** Between two questions of whether the program is well, in milliseconds. */
const askEveryMs = 20;

/** Attacks the program in the ways that once held it up, and asks all the time whether it is well. */
export async function benchAttacks(results: BenchmarkResults): Promise<AttackResults> {
  const program = await startProgram({ TRUST_PROXY: '1' });
  try {
    const [person] = await signUpPeople(program.address, program.address, 1);
    if (person === undefined) throw new RangeError('There is nobody');
    await fillJourneys(program, person);

    let longestMs = 0;
    for (const [name, attack] of Object.entries(attacks)) {
      const times = await answerTimesDuring(program, () => attack(program, person));
      longestMs = Math.max(longestMs, ...times);
      const note = `longest ${Math.round(Math.max(...times))} ms`;
      results.reportTimes(`/healthz during ${name}`, times, { note });
    }

    const before = await residentMegabytes(program.pid());
    const times = await answerTimesDuring(program, () => sendPipelined(program));
    const grownMegabytes = (await residentMegabytes(program.pid())) - before;
    results.reportTimes('/healthz during pipelined requests of a client that has gone', times, {
      note: `longest ${Math.round(Math.max(...times))} ms, memory ${Math.round(grownMegabytes)} MB more`,
    });
    return { longestMs: Math.max(longestMs, ...times), grownMegabytes };
  } finally {
    await program.dispose();
  }
}

/** `count` journeys of `nights` nights, one every `every` days. */
const journeysFrom = (first: string, every: number, nights: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    departureDate: addDays(first, index * every),
    returnDate: addDays(first, index * every + nights),
  }));

const visitor = (address: string) => ({ address });

function jsonBuffer(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/**
 * Asks for an assessment. This process also measures, so it must not block itself: `fetch` encodes and copies each body,
 * and did nothing else for half a second with 150 of them.
 */
function assess({ address }: Program, from: string, body: Buffer): Promise<number> {
  const headers = { ...createHeaders(visitor(from), address, ''), 'content-length': body.length };
  return readStatus(request(`${address}/api/assess`, { agent: false, method: 'POST', headers }), body);
}

/** Fills the record with as many journeys as it can hold. The person's later reads wait until they are shown. */
async function fillJourneys({ address }: Program, person: LoadedPerson): Promise<void> {
  const rows = journeysFrom('2005-01-01', 3, 1, mostJourneys);
  const text = rows.map(({ departureDate, returnDate }) => `${departureDate},${returnDate},Malta`).join('\n');
  const answer = await fetch(`${address}/api/absences/import`, {
    method: 'POST',
    headers: createHeaders(person, address, readCookie(person)),
    body: JSON.stringify({ text }),
  });
  const { added } = importJourneysResponse.parse(await answer.json());
  check(added === mostJourneys, `${added} journeys were added`);
  const written = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('settlewise_written'));
  person.written = written?.split(';')[0] ?? '';
}

const largeAssessment = jsonBuffer({
  trips: journeysFrom('2005-01-01', 3, 1, mostJourneys),
  settlement: { route: 'skilled_worker', grantDate: '2021-06-01' },
  citizenship: { spouseOfBritishCitizen: false, settledSince: '2025-01-01' },
});
const childWithLongAbsences = jsonBuffer({
  trips: journeysFrom('2030-01-01', 36, 400, 1_000),
  settlement: { route: 'child_born_in_uk', grantDate: '2020-01-01' },
});
const compressedNote = gzipSync(Buffer.alloc(200_000_000, 'n'));

/** Checks that some were answered, and that each of the others was refused because there were too many. */
function checkStatuses(statuses: readonly number[]): void {
  check(statuses.includes(200), `nothing was answered: ${statuses.join(' ')}`);
  const others = statuses.filter((status) => ![200, 429, 503].includes(status));
  check(others.length === 0, `answered with ${others.join(' ')}`);
}

const attacks: Readonly<Record<string, (program: Program, person: LoadedPerson) => Promise<void>>> = {
  async '1,000 long absences of a child born in the UK'(program) {
    for (let turn = 0; turn < 5; turn += 1)
      check((await assess(program, '10.7.0.1', childWithLongAbsences)) === 200, 'it was refused');
  },

  async '150 large calculations of one address'(program) {
    const statuses = Array.from({ length: 150 }, () => assess(program, '10.7.0.2', largeAssessment));
    checkStatuses(await Promise.all(statuses));
  },

  async '150 large calculations of 30 addresses'(program) {
    const statuses = Array.from({ length: 150 }, (_, index) =>
      assess(program, `10.8.0.${(index % 30) + 1}`, largeAssessment),
    );
    checkStatuses(await Promise.all(statuses));
  },

  async 'thirty timelines of one full record'({ address }, person) {
    const headers = createHeaders(person, address, readCookie(person));
    const statuses = Array.from({ length: 30 }, () =>
      readStatus(request(`${address}/api/timeline`, { agent: false, headers })),
    );
    checkStatuses(await Promise.all(statuses));
  },

  async 'compressed bodies of 200 MB'({ address }) {
    for (let turn = 0; turn < 5; turn += 1) {
      const headers = { ...createHeaders(visitor('10.7.0.3'), address, ''), 'content-encoding': 'gzip' };
      const answer = await fetch(`${address}/api/assess`, { method: 'POST', headers, body: compressedNote });
      check(answer.status === 413, `a body of 200 MB was answered with ${answer.status}`);
    }
  },
};

/** Some 174 kB of requests on one connection that is closed at once, ten times. */
async function sendPipelined({ address }: Program): Promise<void> {
  const { hostname, port } = new URL(address);
  for (let turn = 0; turn < 10; turn += 1) {
    const connection = connect(Number(port), hostname).on('error', () => undefined);
    await once(connection, 'connect');
    connection.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3_200));
    connection.destroySoon();
    await once(connection, 'close');
  }
}

/** @returns how long /healthz took each time while `attack` was under way, in milliseconds */
async function answerTimesDuring(program: Program, attack: () => Promise<void>): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let underWay = true;
  const asking = (async () => {
    while (underWay) {
      const before = performance.now();
      check((await healthStatus(program, agent)) === 200, 'the program was not well');
      times.push(performance.now() - before);
      await wait(askEveryMs);
    }
  })();
  try {
    await attack();
  } finally {
    underWay = false;
    await asking;
    agent.destroy();
  }
  return times;
}

const healthStatus = ({ address }: Program, agent: Agent): Promise<number> =>
  readStatus(request(`${address}/healthz`, { agent }));

/** Sends a request and reads its answer to the end. */
function readStatus(asked: ClientRequest, body?: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    asked
      .once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode ?? 0)))
      .once('error', reject)
      .end(body);
  });
}
