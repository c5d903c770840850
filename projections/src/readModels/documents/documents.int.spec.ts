import { randomBytes, randomUUID } from 'node:crypto';
import { type DocumentCommand, documentDecider, documentStream } from '@settlewise/domain/documents';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { createKeyed, createPersonKeys, type PersonKeys } from '@settlewise/infra/crypto';
import type { Position } from '@settlewise/infra/eventStore';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually';
import { openWorkbench, type Workbench } from '../../../testing/workbench';
import { readTableVersions, rebuild, type Projections } from '../../runner';
import { documentsProjection, findDocument, listDocumentIds, listDocuments } from './index';

let bench: Workbench;
let projections: Projections;
let commands: CommandHandler;
let personKeys: PersonKeys;
let last: Position | null = null;

beforeAll(async () => {
  bench = await openWorkbench();
  const masterKey = randomBytes(32);
  personKeys = createPersonKeys({ database: bench.database, masterKey });
  const codec = createCodec({ registry: eventRegistry, personKeys });
  commands = createCommandHandler({ store: bench.store, codec, keyed: createKeyed(masterKey) });
  projections = await bench.start({ projections: [documentsProjection], codec });
});
afterAll(() => bench.close());

const uploadedAt = '2026-03-04T05:06:07.000Z';
const changedAt = new Date('2026-04-01T00:00:00.000Z');
const details = {
  title: 'My passport',
  description: 'Both sides',
  category: 'identity',
  documentType: 'passport',
  stage: 'ilr',
  status: 'valid',
  expiryDate: '2027-04-01',
  issuedOn: '2017-04-02',
  coversFrom: '2017-04-02',
  coversTo: '2027-04-01',
  dependants: [2, 5],
  provesAddresses: ['4b7c1d2e-5f60-4a18-9c3d-7e8f90a1b2c3'],
};
const file = {
  key: 'a/b/c',
  name: 'passport.pdf',
  type: 'application/pdf',
  size: 1_234,
  sha256: 'ab'.repeat(32),
};

async function handle(command: DocumentCommand, now: Date): Promise<void> {
  const { userId, documentId } = command;
  const handled = await commands.handle(documentDecider, documentStream(documentId), command, {
    userId,
    actorId: userId,
    actorRole: 'user',
    correlationId: randomUUID(),
    causationId: randomUUID(),
    now,
  });
  last = handled.position;
}

async function upload(userId: string, at = uploadedAt): Promise<string> {
  const documentId = randomUUID();
  await handle(
    { type: 'UploadDocument', documentId, userId, document: details, file, uploadedAt: at },
    new Date(at),
  );
  return documentId;
}

const shown = () => projections.whenCaughtUp(last ?? undefined);

test('a vault shows uploads, newest first, in their present state, without removed ones', async () => {
  const userId = randomUUID();
  const first = await upload(userId);
  const removed = await upload(userId);
  const newest = await upload(userId, '2026-03-05T00:00:00.000Z');
  await upload(randomUUID());
  await handle(
    {
      type: 'ChangeDocument',
      documentId: first,
      userId,
      change: { title: 'Old passport', description: null, status: 'expired' },
    },
    changedAt,
  );
  await handle({ type: 'RemoveDocument', documentId: removed, userId }, changedAt);
  await shown();

  const { status, ...said } = details;
  const untouched = {
    documentId: newest,
    userId,
    ...said,
    chosenStatus: status,
    file,
    uploadedAt: new Date('2026-03-05T00:00:00.000Z'),
    changedAt: new Date('2026-03-05T00:00:00.000Z'),
  };
  const changed = {
    ...untouched,
    documentId: first,
    title: 'Old passport',
    description: null,
    chosenStatus: 'expired',
    uploadedAt: new Date(uploadedAt),
    changedAt,
  };
  expect(await listDocuments(bench.database, userId)).toEqual([untouched, changed]);
  expect(await listDocuments(bench.database, userId, 1)).toEqual([untouched]);
  expect(await listDocumentIds(bench.database, userId)).toHaveLength(2);
  expect(await findDocument(bench.database, userId, first)).toEqual(changed);
  expect(await findDocument(bench.database, userId, removed)).toBeNull();
  expect(await findDocument(bench.database, randomUUID(), first)).toBeNull();
});

test('a rebuild gives the same rows, without those of an erased person', async () => {
  const [kept, erased] = [randomUUID(), randomUUID()];
  for (const userId of [kept, erased]) await upload(userId);
  await shown();
  const before = await listDocuments(bench.database, kept);
  await personKeys.destroy(erased);
  expect(await rebuild(bench.database, documentsProjection)).toBe(2);
  await eventually(
    () => readTableVersions(bench.database, { unfinished: true }),
    (all) =>
      all.length === 1 && all.every(({ state, versionNumber }) => state === 'live' && versionNumber === 2),
  );
  expect(await listDocuments(bench.database, kept)).toEqual(before);
  expect(await listDocuments(bench.database, erased)).toEqual([]);
});
