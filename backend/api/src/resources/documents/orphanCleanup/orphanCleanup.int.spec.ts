import { randomUUID } from 'node:crypto';
import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { documentListResponse, documentResponse } from '@settlewise/contract/documents';
import {
  BlobStoreUnavailableError,
  createBlobStore,
  createCleanupProgressStore,
  type BlobStore,
} from '@settlewise/infra/blobs';
import { EventStoreUnavailableError, type Appended } from '@settlewise/infra/eventStore';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanupQueueName, erasureQueueName, orphanCleanupQueueName } from '../../../jobs/queues';
import { startS3Server, type S3Server } from '../../../../../../infra/testing/blobs/startS3Server';
import { deleteJobs } from '../../../../../../infra/testing/deleteJobs';
import { aDocument, sampleFiles } from '../../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';
import { createIsReferenced } from '../isReferenced';
import { createOrphanCleanup, defaultLimits, type OrphanCleanupLimits } from './createOrphanCleanup';

const day = 24 * 60 * 60_000;

describe.each(['a folder', 'a server that speaks S3'])('files in %s', (engine) => {
  let s3: S3Server | null = null;
  let api: TestApi;
  let store: BlobStore;
  /** The age that the store reports for a blob, if it differs from the log. */
  const written = new Map<string, Date>();
  let begun: Date;
  let away: 'walking' | 'deleting' | null = null;
  /** The outcome of the next append of a document. */
  let appending: ((append: () => Promise<Appended>) => Promise<Appended>) | null = null;

  async function* walk(after: string | null) {
    if (away === 'walking') throw new BlobStoreUnavailableError('walk');
    for await (const { key } of store.walk(after)) yield { key, writtenAt: written.get(key) ?? begun };
  }
  const throughDelete = (key: string) =>
    away === 'deleting' ? Promise.reject(new BlobStoreUnavailableError('delete')) : store.delete(key);
  const wrapBlobStore = (folder: BlobStore): BlobStore => {
    store = s3 === null ? folder : createBlobStore({ kind: 's3', url: s3.url });
    return { ...store, walk, delete: throughDelete };
  };

  beforeAll(async () => {
    s3 = engine === 'a folder' ? null : await startS3Server();
    api = await startTestApi({
      wrapBlobStore,
      // Only the test's own cleanup runs.
      documents: { orphanCleanup: { everyMs: day } },
      wrapEventStore: (events) => ({
        ...events,
        append: (stream, ...given) => {
          const append = () => events.append(stream, ...given);
          return appending !== null && stream.startsWith('document-') ? appending(append) : append();
        },
      }),
    });
    begun = api.now();
  });
  beforeEach(async () => {
    [away, appending] = [null, null];
    written.clear();
    for await (const { key } of store.walk(null)) await store.delete(key);
    await api.database('file_sweeps').delete();
  });
  afterAll(async () => {
    await api.stop();
    store.close();
    await s3?.close();
  });

  const files = async () => {
    const keys: string[] = [];
    for await (const { key } of store.walk(null)) keys.push(key);
    return keys.sort();
  };
  const send = ({ visitor }: SignedUp) =>
    visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
  async function upload(person: SignedUp) {
    const answer = await send(person);
    expect(answer.status).toBe(201);
    return documentResponse.parse(answer.json);
  }
  const fileOf = async ({ visitor }: SignedUp, id: string) =>
    (await visitor.get(`/api/documents/${id}/file`)).status;
  const loseJobs = () =>
    deleteJobs({
      databaseUrl: api.databaseUrl,
      queues: [cleanupQueueName, erasureQueueName, orphanCleanupQueueName],
    });
  /** Bytes of an interrupted upload, without a cleanup job. */
  async function leaveBytes(person: SignedUp) {
    const before = await files();
    appending = () => Promise.reject(new EventStoreUnavailableError('append'));
    expect((await send(person)).status).toBe(503);
    appending = null;
    await loseJobs();
    const [left = ''] = (await files()).filter((key) => !before.includes(key));
    expect(left).not.toBe('');
    return left;
  }

  /** The cleanup of one process. @param daysOn days since everything was written */
  const anOrphanCleanup = (daysOn = 2, limits: Partial<OrphanCleanupLimits> = {}) =>
    createOrphanCleanup({
      blobs: { walk, delete: throughDelete },
      eventStore: api.eventStore,
      isReferenced: createIsReferenced(api.commands),
      progressStore: createCleanupProgressStore(api.database),
      clock: () => new Date(begun.getTime() + daysOn * day),
      log: createLogger({ level: 'silent', name: 'test' }),
      limits: { ...defaultLimits, walkEveryMs: 0, ...limits },
      closing: new AbortController().signal,
    });

  test('stay while they are young, even during an upload', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const left = await leaveBytes(person);
    let goOn: () => void = () => undefined;
    let kept: () => void = () => undefined;
    const [told, allBytesStored] = [
      new Promise<void>((resolve) => (goOn = resolve)),
      new Promise<void>((resolve) => (kept = resolve)),
    ];
    appending = async (append) => {
      kept();
      await told;
      return append();
    };
    const uploading = upload(person);
    await allBytesStored;
    await anOrphanCleanup(0.9)();
    expect(await files()).toHaveLength(2);
    goOn();
    const { id } = await uploading;
    await anOrphanCleanup()();
    expect(await files()).not.toContain(left);
    expect(await fileOf(person, id)).toBe(200);
  });

  test('stay if the event was written without an answer', async () => {
    const person = await aPerson().signsUpAt(api.address);
    appending = async (append) => {
      await append();
      throw new EventStoreUnavailableError('append');
    };
    expect((await send(person)).status).toBe(503);
    appending = null;
    await loseJobs();
    await anOrphanCleanup()();
    const [{ id } = { id: '' }] = documentListResponse.parse(
      (await person.visitor.get('/api/documents')).json,
    );
    expect(await fileOf(person, id)).toBe(200);
  });

  test('are deleted after their document was removed, and files of other documents stay', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const [stays, goes] = [await upload(person), await upload(person)];
    away = 'deleting';
    expect((await person.visitor.delete(`/api/documents/${goes.id}`)).status).toBe(204);
    away = null;
    await loseJobs();
    await anOrphanCleanup()();
    expect(await files()).toEqual([expect.stringContaining(stays.id)]);
    expect(await fileOf(person, stays.id)).toBe(200);
  });

  test.each([
    ['whose erasure was cut off', 'begun'],
    ['who is erased', 'erased'],
  ])('of a person %s are deleted, and files of other people stay', async (_whose, how) => {
    const [person, bystander] = [
      await aPerson().signsUpAt(api.address),
      await aPerson().signsUpAt(api.address),
    ];
    await upload(person);
    const { id } = await upload(bystander);
    away = 'deleting';
    const { password } = person.credentials;
    const answer = await person.visitor.send('DELETE', '/api/account', { json: { password } });
    expect(answer.status).toBe(503);
    if (how === 'erased') await api.personKeys.destroy(person.user.id);
    await loseJobs();
    away = null;
    expect(await files()).toHaveLength(2);
    await anOrphanCleanup()();
    expect(await files()).toEqual([expect.stringContaining(id)]);
    expect(await fileOf(bystander, id)).toBe(200);
  });

  test('are deleted by two concurrent processes as by one', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const { id } = await upload(person);
    for (let number = 0; number < 5; number += 1) await leaveBytes(person);
    await Promise.all([anOrphanCleanup()(), anOrphanCleanup()()]);
    expect(await files()).toEqual([expect.stringContaining(id)]);
  });

  test('are checked in batches, and again only when the next walk is due', async () => {
    const person = await aPerson().signsUpAt(api.address);
    for (let number = 0; number < 5; number += 1) await leaveBytes(person);
    const counts: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      await anOrphanCleanup(2, { mostAtOnce: 2, walkEveryMs: day })();
      counts.push((await files()).length);
    }
    expect(counts).toEqual([3, 1, 0]);
    await leaveBytes(person);
    await anOrphanCleanup(2.9, { walkEveryMs: day })();
    expect(await files()).toHaveLength(1);
    await anOrphanCleanup(3, { walkEveryMs: day })();
    expect(await files()).toEqual([]);
  });

  test.each(['walking', 'deleting'] as const)(
    'are tried again after the store was away for %s',
    async (what) => {
      const person = await aPerson().signsUpAt(api.address);
      await leaveBytes(person);
      away = what;
      await expect(anOrphanCleanup()()).rejects.toBeInstanceOf(BlobStoreUnavailableError);
      expect(await files()).toHaveLength(1);
      away = null;
      await anOrphanCleanup()();
      expect(await files()).toEqual([]);
    },
  );

  test('that are older than the log, or not of a document, are kept', async () => {
    const person = await aPerson().signsUpAt(api.address);
    const left = await leaveBytes(person);
    written.set(left, new Date(begun.getTime() - 1));
    const others = ['log-heads/head-1', `${randomUUID()}/${randomUUID()}`];
    for (const key of others) await store.put(key, piecesOf(sampleFiles.pdf()));
    await anOrphanCleanup()();
    expect(await files()).toEqual([left, ...others].sort());
  });
});

test('orphaned files are found by the running program, even if its jobs were lost', async () => {
  let appends = true;
  const api = await startTestApi({
    documents: { orphanCleanup: { everyMs: 100, walkEveryMs: 0 } },
    metrics: 'open',
    wrapEventStore: (events) => ({
      ...events,
      append: (stream, ...given) =>
        appends || !stream.startsWith('document-')
          ? events.append(stream, ...given)
          : Promise.reject(new EventStoreUnavailableError('append')),
    }),
  });
  try {
    const { visitor } = await aPerson().signsUpAt(api.address);
    const upload = () => visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
    const { id } = documentResponse.parse((await upload()).json);
    appends = false;
    expect((await upload()).status).toBe(503);
    const files = async () =>
      (await readdir(api.blobFolder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name));
    // As old as the log, by the log's clock.
    for (const file of await files()) await utimes(file, api.now(), api.now());
    expect(await files()).toHaveLength(2);
    await deleteJobs({ databaseUrl: api.databaseUrl, queues: [cleanupQueueName, orphanCleanupQueueName] });
    await api.later(2 * day, () => expect.poll(files).toHaveLength(1));
    expect((await visitor.get(`/api/documents/${id}/file`)).status).toBe(200);
    const metrics = async () => (await visitor.get('/metrics')).bytes.toString();
    await expect.poll(metrics).toContain('settlewise_files_swept_total 1');
  } finally {
    await api.stop();
  }
});

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
