import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { erasureDecider, erasureStream } from '@settlewise/domain/erasure';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDocument } from '../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor } from '../../../testing/visitor';

let api: TestApi;
let erasedFolder: string;
beforeAll(async () => {
  api = await startTestApi();
  erasedFolder = path.join(api.treeHeadsFolder, 'erased');
});
afterAll(() => api.stop());

const remove = ({ visitor, credentials }: SignedUp) =>
  visitor.send('DELETE', '/api/account', { json: { password: credentials.password } });
const listErased = () => readdir(erasedFolder).catch(() => []);
const signIn = async ({ credentials }: SignedUp) =>
  (await new Visitor(api.address).post('/api/login', credentials)).status;

async function withADocument(): Promise<SignedUp> {
  const person = await aPerson().signsUpAt(api.address);
  const form = aDocument().titled('My passport').form();
  expect((await person.visitor.send('POST', '/api/documents/upload', { form })).status).toBe(201);
  return person;
}

test('an erasure is confirmed after the second place has the person’s id', async () => {
  const person = await aPerson().signsUpAt(api.address);
  expect((await remove(person)).status).toBe(204);
  expect(await listErased()).toContain(person.user.id);
  expect(await readFile(path.join(erasedFolder, person.user.id), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('an erasure that cannot be recorded there is not confirmed, and is completed later', async () => {
  const soon = await startTestApi({ erasureRetryAfterMs: 200 });
  try {
    const person = await aPerson().signsUpAt(soon.address);
    const inItsWay = path.join(soon.treeHeadsFolder, 'erased', person.user.id);
    await mkdir(path.join(inItsWay, 'something'), { recursive: true });
    expect((await remove(person)).status).toBe(503);
    expect(await soon.personKeys.readKey(person.user.id)).not.toBeNull();
    await rm(inItsWay, { recursive: true });
    await expect.poll(() => soon.personKeys.readKey(person.user.id)).toBeNull();
    expect(await readdir(path.dirname(inItsWay))).toEqual([person.user.id]);
  } finally {
    await soon.stop();
  }
});

test('only a person whom a backup brought back is erased again', async () => {
  const [back, other] = [await withADocument(), await withADocument()];
  await api.treeHeads.erasedPeople.add(back.user.id);
  // A person who registered and was erased after the backup is not in the log.
  await api.treeHeads.erasedPeople.add(randomUUID());
  expect(await api.eraseRestoredPeople()).toBe(1);
  expect(await api.personKeys.readKey(back.user.id)).toBeNull();
  expect((await back.visitor.get('/api/user')).status).toBe(401);
  await api.whenCaughtUp();
  expect(await api.database('documents').pluck('user_id')).toEqual([other.user.id]);
  const { username, email } = back.user;
  await aPerson().called(username).reachedAt(email).signsUpAt(api.address);
  expect([await signIn(other), (await other.visitor.get('/api/documents')).status]).toEqual([200, 200]);
  expect(await api.eraseRestoredPeople()).toBe(0);
});

test('an erasure that was interrupted after the key was destroyed is completed', async () => {
  const person = await aPerson().signsUpAt(api.address);
  const { id } = person.user;
  await api.commands.handle(
    erasureDecider,
    erasureStream(id),
    { type: 'BeginErasure', userId: id },
    {
      userId: id,
      actorId: id,
      actorRole: 'user',
      now: api.now(),
      correlationId: randomUUID(),
      causationId: randomUUID(),
    },
  );
  await api.treeHeads.erasedPeople.add(id);
  await api.personKeys.destroy(id);
  expect(await api.eraseRestoredPeople()).toBe(1);
  expect((await api.commands.load(erasureDecider, erasureStream(id))).state).toBe('erased');
});

test('a forged entry in the second place erases nobody', async () => {
  const person = await aPerson().signsUpAt(api.address);
  await mkdir(erasedFolder, { recursive: true });
  await writeFile(path.join(erasedFolder, person.user.id), `${'0'.repeat(64)}\n`);
  expect(await api.eraseRestoredPeople()).toBe(0);
  expect([await signIn(person), await api.personKeys.readKey(person.user.id)]).toEqual([
    200,
    expect.anything(),
  ]);
});

test('people whom an earlier version erased are added at the next start', async () => {
  const person = await aPerson().signsUpAt(api.address);
  expect((await remove(person)).status).toBe(204);
  await rm(erasedFolder, { recursive: true });
  expect(await api.eraseRestoredPeople()).toBe(0);
  expect(await listErased()).toContain(person.user.id);
});
