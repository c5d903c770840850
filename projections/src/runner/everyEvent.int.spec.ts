import { randomUUID } from 'node:crypto';
import type { NewEvent } from '@settlewise/infra/eventStore';
import type { EventHeading } from '@settlewise/infra/eventStore/codec';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually';
import { openWorkbench, type Workbench } from '../../testing/workbench';
import type { EventDecoder } from './applyEvents';
import { ProjectionStoppedError } from './errors';
import { readTableVersions } from './tableVersion';
import { rebuild } from './versionedTables';
import { defineHeadingsProjection } from './projection';
import { defineTable } from './table';

let bench: Workbench;
beforeEach(async () => {
  bench = await openWorkbench();
});
afterEach(() => bench.close());

const given: EventHeading[] = [];
const headingsProjection = defineHeadingsProjection({
  name: 'headings',
  version: 1,
  tables: {
    headings: defineTable<{ event_id: string; type: string; user_id: string }>()({
      key: ['event_id'],
      async create(transaction, name) {
        await transaction.schema.createTable(name, (table) => {
          table.uuid('event_id').primary();
          table.text('type').notNullable();
          table.uuid('user_id').notNullable();
        });
      },
    }),
  },
  everyEvent(heading, { headings }) {
    given.push(heading);
    headings.put({ event_id: heading.id, type: heading.type, user_id: heading.metadata.userId });
  },
});

/** Nothing can be decrypted: everybody has been erased, or the keys are away. */
const noKeys: EventDecoder = { decode: () => Promise.reject(new Error('There are no keys')) };

function anEvent(type: string, metadata: Partial<EventHeading['metadata']> = {}): NewEvent {
  const userId = randomUUID();
  return {
    id: randomUUID(),
    type,
    data: { nonce: 'x', ciphertext: 'of what it says' },
    metadata: {
      userId,
      actorId: userId,
      actorRole: 'user',
      correlationId: 'c',
      causationId: 'c',
      recordedAt: '2026-01-02T03:04:05.000Z',
      schemaVersion: 1,
      commandId: 'c',
      commandFingerprint: '',
      previousHash: null,
      hash: 'a'.repeat(64),
      ...metadata,
    },
  };
}

const rows = (table = 'headings') => bench.database(table).orderBy('event_id').select('*');

test('a read model of headings has a row for every event, also of unknown types and without a key', async () => {
  given.length = 0;
  const events = [anEvent('NoteWritten'), anEvent('NobodyKnowsThis'), anEvent('PersonErased')];
  const projections = await bench.start({ projections: [headingsProjection], codec: noKeys });
  await bench.append(events);
  await projections.whenCaughtUp();
  const before = await rows();
  expect(before.map(({ type }) => String(type)).toSorted()).toEqual([
    'NobodyKnowsThis',
    'NoteWritten',
    'PersonErased',
  ]);
  expect(
    JSON.stringify(given, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
  ).not.toContain('of what it says');

  await rebuild(bench.database, headingsProjection);
  await eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) =>
      all.length === 1 && all.every(({ versionNumber, state }) => versionNumber === 2 && state === 'live'),
  );
  expect(await rows()).toEqual(before);
});

test('an event whose metadata cannot be read stops it', async () => {
  const projections = await bench.start({ projections: [headingsProjection], codec: noKeys });
  await bench.append([anEvent('NoteWritten'), anEvent('NoteWritten', { recordedAt: 'yesterday' })]);
  await expect(projections.whenCaughtUp()).rejects.toThrow(ProjectionStoppedError);
  expect(await rows()).toHaveLength(1);
  expect((await projections.status())[0]?.failure?.error).toContain('recordedAt');
});
