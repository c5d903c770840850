import { randomUUID } from 'node:crypto';
import { documentListResponse, documentResponse } from '@settlewise/contract/documents';
import { taskResponse } from '@settlewise/contract/tasks';
import { documentDecider, documentStream } from '@settlewise/domain/documents';
import { eventRegistry } from '@settlewise/domain/eventRegistry';
import { DomainError } from '@settlewise/domain/kernel';
import { quotaDecider, quotaStream } from '@settlewise/domain/quotas';
import { createCodec } from '@settlewise/infra/eventStore/codec';
import { createCommandHandler, type CommandHandler } from '@settlewise/infra/eventStore/commandHandler';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { createCommandContext } from '../../../testing/savedAssessments';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { createQuota } from './createQuota';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ documents: { most: 3 } });
});
afterAll(() => api.stop());

const log = createLogger({ level: 'silent', name: 'test' });
const signUp = () => aPerson().signsUpAt(api.address);
const aTask = { title: 'Collect payslips', category: 'document', stage: 'pending', priority: 'high' };
const upload = ({ visitor }: SignedUp) =>
  visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });

/** A command handler of another process, without this process's cached state. */
const anotherProcess = (): CommandHandler =>
  createCommandHandler({
    store: api.eventStore,
    codec: createCodec({ registry: eventRegistry, personKeys: api.personKeys }),
    keyed: api.keyed,
  });

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

describe('two processes that add entries at the same time', () => {
  const adding = (person: SignedUp, most: number, existing: readonly string[] | null = []) => {
    const quota = () =>
      createQuota({
        list: 'tasks',
        most,
        commands: anotherProcess(),
        log,
        readIds: () => Promise.resolve(existing),
        giveUp: () => Promise.resolve(false),
      });
    const [one, other] = [quota(), quota()];
    return (times: number) =>
      Promise.allSettled(
        Array.from({ length: times }, (_, index) =>
          (index % 2 === 0 ? one : other).take(randomUUID(), createCommandContext(person, api.now())),
        ),
      );
  };
  const outcomes = (results: readonly PromiseSettledResult<void>[]) => ({
    let: results.filter(({ status }) => status === 'fulfilled').length,
    refused: results.filter((result) => result.status === 'rejected' && result.reason instanceof DomainError)
      .length,
    all: results.length,
  });

  test('add exactly as many entries as the list allows, and fail for no other reason', async () => {
    const results = await adding(await signUp(), 25, ids(5))(60);
    expect(outcomes(results)).toEqual({ let: 20, refused: 40, all: 60 });
  });

  test('add all entries if there is room for all', async () => {
    expect(outcomes(await adding(await signUp(), 1_000)(60))).toEqual({ let: 60, refused: 0, all: 60 });
  });

  test('add new entries up to the limit while the existing entries are unknown', async () => {
    const person = await signUp();
    expect(outcomes(await adding(person, 10, null)(30))).toEqual({ let: 10, refused: 20, all: 30 });
    const [, ...none] = await adding(person, 10, ids(3))(1);
    expect(none).toEqual([]);
  });
});

describe('the list of a person', () => {
  const full = 'You can keep up to 3 documents. Please delete one that you no longer need first.';
  const expectFull = async (person: SignedUp) => {
    const { status, message } = await upload(person);
    expect([status, message]).toEqual([422, full]);
  };
  const expectRoom = async (person: SignedUp) => {
    const answer = await upload(person);
    expect([answer.status, answer.message]).toEqual([201, '']);
    return documentResponse.parse(answer.json).id;
  };
  const listed = async ({ visitor }: SignedUp) =>
    documentListResponse.parse((await visitor.get('/api/documents')).json).length;
  /** A document without an event in the quota's stream: one from before counting, or one whose second event was lost. */
  const recordAlone = async (person: SignedUp, documentId = randomUUID()) => {
    const userId = person.user.id;
    const document = { title: 'My passport', category: 'identity', documentType: 'passport' };
    await api.commands.handle(
      documentDecider,
      documentStream(documentId),
      {
        type: 'UploadDocument',
        documentId,
        userId,
        uploadedAt: api.now().toISOString(),
        document: { ...document, stage: 'ilr', status: 'valid' },
        file: { key: documentId, name: 'a.pdf', type: 'application/pdf', size: 1, sha256: '0'.repeat(64) },
      },
      createCommandContext(person, api.now()),
    );
    return documentId;
  };
  const removeAlone = (person: SignedUp, documentId: string) =>
    api.commands.handle(
      documentDecider,
      documentStream(documentId),
      { type: 'RemoveDocument', documentId, userId: person.user.id },
      createCommandContext(person, api.now()),
    );
  const takeSlotAlone = async (person: SignedUp, itemId = randomUUID()) => {
    const slot = { type: 'TakeSlot', list: 'documents', itemId, most: 3, existing: [] } as const;
    await api.commands.handle(
      quotaDecider,
      quotaStream('documents', person.user.id),
      { ...slot, now: api.now().toISOString() },
      createCommandContext(person, api.now()),
    );
    return itemId;
  };
  const muchLater = 16 * 60_000;

  test('has room again after a removal', async () => {
    const person = await signUp();
    const ids = [await expectRoom(person), await expectRoom(person), await expectRoom(person)];
    await expectFull(person);
    expect((await person.visitor.delete(`/api/documents/${ids[1]}`)).status).toBe(204);
    await expectRoom(person);
    await expectFull(person);
  });

  test('keeps entries from before counting, even above the limit, and accepts no more', async () => {
    const person = await signUp();
    for (let made = 0; made < 5; made += 1) await recordAlone(person);
    await api.whenCaughtUp();
    await expectFull(person);
    expect(await listed(person)).toBe(5);
  });

  test('counts entries from before counting', async () => {
    const person = await signUp();
    await recordAlone(person);
    await recordAlone(person);
    await expectRoom(person);
    await expectFull(person);
  });

  test('accepts a repeated request, even if the entry was removed and the list is full', async () => {
    const person = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const form = aDocument().form();
    const send = () => person.visitor.send('POST', '/api/documents/upload', { form, headers });
    const { id } = documentResponse.parse((await send()).json);
    await person.visitor.delete(`/api/documents/${id}`);
    for (let made = 0; made < 3; made += 1) await expectRoom(person);
    expect((await send()).status).toBe(201);
    expect(await listed(person)).toBe(3);
  });

  test('reserves a slot for an entry, and releases it for good if the entry never arrives', async () => {
    const person = await signUp();
    const abandoned = await takeSlotAlone(person);
    await expectRoom(person);
    await expectRoom(person);
    await expectFull(person);
    await api.later(muchLater, async () => {
      await expectRoom(person);
      await expectFull(person);
    });
    // The interrupted process continues. It cannot add the entry, because its slot was released.
    await expect(recordAlone(person, abandoned)).rejects.toThrow('This document is already in your record.');
    expect(await listed(person)).toBe(3);
  });

  test('reuses the slot of an entry whose removal was not counted', async () => {
    const person = await signUp();
    const removed = await expectRoom(person);
    await expectRoom(person);
    await expectRoom(person);
    await removeAlone(person, removed);
    await api.whenCaughtUp();
    await api.later(muchLater, async () => {
      await expectRoom(person);
      await expectFull(person);
    });
  });

  test('has room for the first entry while the read models are stopped', async () => {
    const person = await signUp();
    await api.stopProjecting();
    try {
      for (let made = 0; made < 3; made += 1) await expectRoom(person);
      await expectFull(person);
    } finally {
      await api.project();
    }
  });
});

test('a task takes a slot of the task list, and releases it when it is removed', async () => {
  const person = await signUp();
  const counted = async () =>
    (await api.commands.load(quotaDecider, quotaStream('tasks', person.user.id))).state.slots.size;
  const answers = await Promise.all([1, 2, 3].map(() => person.visitor.post('/api/tasks', aTask)));
  expect(await counted()).toBe(3);
  const { id } = taskResponse.parse(answers[0]?.json);
  expect((await person.visitor.delete(`/api/tasks/${id}`)).status).toBe(204);
  expect(await counted()).toBe(2);
});
