import { createDatabase } from '@settlewise/infra/database';
import { formatPosition, type Position } from '@settlewise/infra/eventStore';
import {
  auditEventsFitting,
  countAuditEvents,
  listAuditEvents,
  type AuditEvent,
  type AuditFilter,
} from '@settlewise/projections';
import type { Knex } from 'knex';
import pg from 'pg';
import { askPlainly, type PlainPage } from './auditPlain';
import { begun, ended, fillAuditEvents, kinds, roles, types } from './auditRows';
import type { BenchmarkResults } from './results';
import { check, Runs } from './measure';

const pageSize = 25;
/** The route stops counting here. */
const mostCounted = 10_000;
const callsEach = 200;
/** Fewer calls of the plain queries, because some of them count all rows. */
const plainCallsEach = 20;

interface Question {
  readonly name: string;
  /** The calls go through these filters in turn. */
  readonly filters: readonly AuditFilter[];
  readonly offset?: number;
}

/**
 * Measures the audit list with its count by each filter, over `events` events. Each answer is first compared with a
 * full scan of all rows. @returns the slowest filter's p99 in milliseconds
 */
export async function benchAuditList(
  results: BenchmarkResults,
  connectionString: string,
  events: number,
): Promise<number> {
  const database = createDatabase(connectionString);
  const pool = new pg.Pool({ connectionString, max: 2 });
  try {
    const started = performance.now();
    await fillAuditEvents(database, connectionString, events);
    const filled = await database('audit_events').count<{ count: string }[]>('* as count').first();
    check(Number(filled?.count) === events, `the table holds ${filled?.count} of ${events} events`);
    results.reportRate(
      'rows inserted into the audit table and its indexes',
      events / ((performance.now() - started) / 1_000),
      events,
    );
    const questions = await questionsAbout(database);
    await checkAll(database, questions);
    let slowest = 0;
    for (const { name, filters, offset } of questions) {
      const runs = new Runs();
      await runs.add(callsEach, 1, (_, turn) => ask(database, filters[turn % filters.length] ?? {}, offset));
      const measured = runs.measurement();
      results.report(`audit list of ${events.toLocaleString('en-GB')}${inWords(name)}`, measured);
      const plainly = (turn: number) =>
        askPlainly(pool, filters[turn % filters.length] ?? {}, pageSize, offset ?? 0);
      const ours = await ask(database, filters[0] ?? {}, offset);
      check(isSamePage(ours, await plainly(0)), `by ${name}, a plain query answers something else`);
      const plain = new Runs();
      await plain.add(plainCallsEach, 1, (_, turn) => plainly(turn));
      results.report(`the same with a plain query that counts every row`, plain.measurement(), {
        peer: true,
      });
      slowest = Math.max(slowest, measured.p99);
    }
    return slowest;
  } finally {
    await pool.end();
    await database.destroy();
  }
}

/** The queries of GET /api/admin/events. */
async function ask(database: Knex, filter: AuditFilter, offset = 0) {
  const fits = await auditEventsFitting(database, filter);
  const [items, counted] = await Promise.all([
    listAuditEvents(database, { fits, descending: true, limit: pageSize, offset }),
    countAuditEvents(database, fits, mostCounted),
  ]);
  return { items, ...counted };
}

function isSamePage(ours: Awaited<ReturnType<typeof ask>>, plain: PlainPage): boolean {
  return (
    ours.items.map(({ id }) => id).join() === plain.ids.join() &&
    ours.total === Math.min(plain.total, mostCounted) &&
    ours.more === plain.total > mostCounted
  );
}

async function questionsAbout(database: Knex): Promise<readonly Question[]> {
  const fits = await auditEventsFitting(database, {});
  const sampled: AuditEvent[] = [];
  for (let offset = 0; offset < 10_000; offset += 200) {
    sampled.push(...(await listAuditEvents(database, { fits, descending: true, limit: 1, offset })));
  }
  const of = <Value>(value: (event: AuditEvent) => Value) => [...new Set(sampled.map(value))];
  const userIds = of(({ userId }) => userId);
  const periods = [1, 7, 30, 365].flatMap((days) =>
    Array.from({ length: 5 }, (_, index) => {
      const from = new Date(begun.getTime() + (index * (ended.getTime() - begun.getTime())) / 5 + 40_000_000);
      return { from, to: new Date(from.getTime() + days * 86_400_000) };
    }),
  );
  const aMonth = periods.slice(10, 15);
  return [
    { name: 'no filter', filters: [{}] },
    { name: 'type', filters: types.map((type) => ({ type })) },
    { name: 'stream', filters: of(({ stream }) => stream).map((stream) => ({ stream })) },
    { name: 'kind of stream', filters: kinds.map((streamKind) => ({ streamKind })) },
    { name: 'person', filters: userIds.map((userId) => ({ userId })) },
    { name: 'who acted', filters: of(({ actorId }) => actorId).map((actorId) => ({ actorId })) },
    { name: 'role', filters: roles.map((actorRole) => ({ actorRole })) },
    {
      name: 'request',
      filters: of(({ correlationId }) => correlationId).map((correlationId) => ({ correlationId })),
    },
    { name: 'a period of a day, week, month or year', filters: periods },
    { name: 'all since a moment', filters: periods.map(({ from }) => ({ from })) },
    { name: 'all before a moment', filters: periods.map(({ to }) => ({ to })) },
    {
      name: 'type and role, some of them with no result',
      filters: types.flatMap((type) => roles.map((actorRole) => ({ type, actorRole }))),
    },
    {
      name: 'kind and role, some of them with no result',
      filters: kinds.flatMap((streamKind) => roles.map((actorRole) => ({ streamKind, actorRole }))),
    },
    {
      name: 'type and kind, some of them with no result',
      filters: types.flatMap((type) => kinds.map((streamKind) => ({ type, streamKind }))),
    },
    {
      name: 'person and type',
      filters: userIds.flatMap((userId) => types.map((type) => ({ userId, type }))),
    },
    {
      name: 'person and role',
      filters: userIds.flatMap((userId) => roles.map((actorRole) => ({ userId, actorRole }))),
    },
    {
      name: 'type within a month',
      filters: aMonth.flatMap((period) => types.map((type) => ({ type, ...period }))),
    },
    {
      name: 'role within a month',
      filters: aMonth.flatMap((period) => roles.map((actorRole) => ({ actorRole, ...period }))),
    },
    {
      name: 'person within a year',
      filters: userIds.flatMap((userId) => periods.slice(15).map((period) => ({ userId, ...period }))),
    },
    { name: 'no filter, the last page that is counted', filters: [{}], offset: mostCounted - pageSize },
    {
      name: 'role, the last page that is counted',
      filters: [{ actorRole: 'user' }],
      offset: mostCounted - pageSize,
    },
  ];
}

interface Row extends Omit<AuditEvent, 'position' | 'username' | 'actorName' | 'erased' | 'revision'> {
  readonly commit: string;
  readonly prepare: string;
  readonly streamKind: string;
}

/** The expected answer to one filter, found by a full scan: the newest matching rows and their number. */
class PlainAnswer {
  readonly #newest: Row[] = [];
  #count = 0;

  constructor(
    readonly filter: AuditFilter,
    readonly offset: number,
  ) {}

  /** Adds a row if it matches. Rows must come in the order of the log. */
  see(row: Row): void {
    const { type, stream, streamKind, userId, actorId, actorRole, correlationId, from, to } = this.filter;
    if (type !== undefined && row.type !== type) return;
    if (stream !== undefined && row.stream !== stream) return;
    if (streamKind !== undefined && row.streamKind !== streamKind) return;
    if (userId !== undefined && row.userId !== userId) return;
    if (actorId !== undefined && row.actorId !== actorId) return;
    if (actorRole !== undefined && row.actorRole !== actorRole) return;
    if (correlationId !== undefined && row.correlationId !== correlationId) return;
    if (from !== undefined && row.recordedAt < from) return;
    if (to !== undefined && row.recordedAt >= to) return;
    this.#count += 1;
    this.#newest.push(row);
    // The list is cut only when it has twice the size needed: cutting it for every row would be slow.
    const kept = this.offset + pageSize;
    if (this.#newest.length === 2 * kept) this.#newest.splice(0, kept);
  }

  get summary(): string {
    const page = this.#newest
      .slice(-this.offset - pageSize)
      .toReversed()
      .slice(this.offset);
    return summarise(
      page.map(({ id, commit, prepare }) => `${id} ${commit}/${prepare}`),
      { total: Math.min(this.#count, mostCounted), more: this.#count > mostCounted },
    );
  }
}

const summarise = (items: readonly string[], { total, more }: { total: number; more: boolean }) =>
  JSON.stringify({ items, total, more });

/** At most 30 of the filters, evenly spread, so that a full scan takes reasonable time. */
function spread(filters: readonly AuditFilter[]): readonly AuditFilter[] {
  const step = Math.ceil(filters.length / 30);
  return filters.filter((_, index) => index % step === 0);
}

async function checkAll(database: Knex, questions: readonly Question[]): Promise<void> {
  const asked = questions.flatMap(({ name, filters, offset = 0 }) =>
    spread(filters).map((filter) => ({ name, answer: new PlainAnswer(filter, offset) })),
  );
  let past: Position = { commit: 0n, prepare: -1n };
  for (;;) {
    const rows = await someRows(database, past);
    for (const row of rows) for (const { answer } of asked) answer.see(row);
    const last = rows.at(-1);
    if (last === undefined) break;
    past = { commit: BigInt(last.commit), prepare: BigInt(last.prepare) };
  }
  for (const { name, answer } of asked) {
    const { items, ...counted } = await ask(database, answer.filter, answer.offset);
    const found = items.map(({ id, position }) => `${id} ${formatPosition(position)}`);
    check(summarise(found, counted) === answer.summary, `by ${name}: ${JSON.stringify(answer.filter)}`);
  }
}

async function someRows(database: Knex, { commit, prepare }: Position): Promise<readonly Row[]> {
  return database('audit_events')
    .whereRaw('(commit_position, prepare_position) > (?::bigint, ?::bigint)', [
      String(commit),
      String(prepare),
    ])
    .orderBy(['commit_position', 'prepare_position'])
    .limit(20_000)
    .select<Row[]>({
      id: 'event_id',
      commit: 'commit_position',
      prepare: 'prepare_position',
      type: 'type',
      stream: 'stream',
      streamKind: 'stream_kind',
      userId: 'user_id',
      actorId: 'actor_id',
      actorRole: 'actor_role',
      correlationId: 'correlation_id',
      recordedAt: 'recorded_at',
    });
}

const inWords = (name: string) => (name.startsWith('no filter') ? `, ${name}` : ` by ${name}`);
