import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  documentListResponse,
  documentResponse,
  type DocumentResponse,
} from '@settlewise/contract/documents';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { BlobStoreUnavailableError } from '@settlewise/infra/blobs';
import { EventStoreUnavailableError } from '@settlewise/infra/eventStore';
import { alertParts, readPersonRecord } from '@settlewise/projections';
import { listReminders } from '@settlewise/casework/alerts';
import type { AlertRecord } from '@settlewise/casework/record';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDocument, sampleFiles } from '../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor, type Answer } from '../../../testing/visitor';

let api: TestApi;
/** The stores that are unavailable now. */
let away: 'deleting' | 'putting' | 'appending' | null = null;
beforeAll(async () => {
  api = await startTestApi({
    // A check before the removal is written finds the file in use, and is not repeated.
    documents: { cleanup: { afterRemovalMs: 5_000, againAfterMs: 100 } },
    wrapBlobStore: (store) => ({
      ...store,
      delete: (key) =>
        away === 'deleting' ? Promise.reject(new BlobStoreUnavailableError('delete')) : store.delete(key),
      put: (key, source) =>
        away === 'putting' ? Promise.reject(new BlobStoreUnavailableError('put')) : store.put(key, source),
    }),
    wrapEventStore: (store) => ({
      append: (stream, events, expected) =>
        away === 'appending' && stream.startsWith('document-')
          ? Promise.reject(new EventStoreUnavailableError('append'))
          : store.append(stream, events, expected),
      readStream: (stream, options) => store.readStream(stream, options),
      readAll: (options) => store.readAll(options),
      subscribe: (options) => store.subscribe(options),
      head: () => store.head(),
      check: () => store.check(),
      close: () => store.close(),
    }),
  });
});
beforeEach(() => {
  away = null;
});
afterAll(() => api.stop());

const signUp = () => aPerson().signsUpAt(api.address);
async function uploaded(person: SignedUp, document = aDocument()): Promise<DocumentResponse> {
  const answer = await person.visitor.send('POST', '/api/documents/upload', { form: document.form() });
  expect(answer.status).toBe(201);
  return documentResponse.parse(answer.json);
}
const listOf = async (person: SignedUp): Promise<DocumentResponse[]> =>
  documentListResponse.parse((await person.visitor.get('/api/documents')).json);
const file = (person: SignedUp, id: string, disposition?: string) =>
  person.visitor.get(
    `/api/documents/${id}/file${disposition === undefined ? '' : `?disposition=${disposition}`}`,
  );
/** The path of a document's bytes. */
async function pathsOf(id: string): Promise<string[]> {
  const entries = await readdir(api.blobFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.parentPath.includes(id))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
async function recordOf({ user }: SignedUp): Promise<AlertRecord> {
  await api.whenCaughtUp();
  return readPersonRecord(api.database, user.id, alertParts);
}
const problem = ({ status, json }: Answer) => ({ status, json });

describe('the list', () => {
  test('has the newest upload first, and only the person’s own documents', async () => {
    const person = await signUp();
    const first = await uploaded(person, aDocument().titled('First'));
    await api.later(60_000, async () => {
      const second = await uploaded(person, aDocument().titled('Second'));
      expect(await listOf(person)).toEqual([second, first]);
    });
    expect(await listOf(await signUp())).toEqual([]);
  });

  test('shows a document as expired from the day after its expiry date in London, whatever status was chosen', async () => {
    const person = await signUp();
    const chosen = { category: 'identity', chosenStatus: 'valid' };
    await uploaded(person, aDocument().titled('yesterday').expiringOn('2026-11-20'));
    await uploaded(person, aDocument().titled('today').expiringOn('2026-11-21'));
    await uploaded(person, aDocument().titled('chosen').having('status', 'expired').expiringOn('2030-01-01'));
    const statuses = async () =>
      Object.fromEntries((await listOf(person)).map(({ title, status }) => [title, status]));
    expect(await statuses()).toEqual({ yesterday: 'expired', today: 'expiring_soon', chosen: 'expired' });
    expect(await listOf(person)).toContainEqual(expect.objectContaining({ title: 'yesterday', ...chosen }));
    await api.later(12 * 60 * 60_000 + 1, async () => {
      expect(await statuses()).toMatchObject({ today: 'expired' });
    });
  });
});

describe('a document that expires soon', () => {
  test('has that status from the day of its first warning, unless another status was chosen', async () => {
    const person = await signUp();
    const letter = aDocument().having('documentType', 'employer_letter').expiringOn('2027-02-20');
    await uploaded(person, letter.titled('near'));
    await uploaded(person, letter.titled('to renew').having('status', 'requires_update'));
    // The notification about a passport comes months earlier and is not a warning yet.
    await uploaded(person, aDocument().titled('passport').expiringOn('2027-08-01'));
    const shown = async () =>
      Object.fromEntries((await listOf(person)).map(({ title, status }) => [title, status]));
    const told = async () =>
      listReminders(await recordOf(person), civilDateInLondon(api.now())).due.flatMap(({ kind, title }) =>
        kind === 'document_expiry' ? [title] : [],
      );
    const ofPassport = 'Your document “passport” expires on 1 August 2027';
    expect(await shown()).toEqual({ near: 'valid', 'to renew': 'requires_update', passport: 'valid' });
    expect(await told()).toEqual([ofPassport]);
    await api.later(24 * 60 * 60_000, async () => {
      expect(await shown()).toMatchObject({ near: 'expiring_soon', 'to renew': 'requires_update' });
      expect((await told()).toSorted()).toEqual([
        'Your document “near” expires on 20 February 2027',
        ofPassport,
        'Your document “to renew” expires on 20 February 2027',
      ]);
    });
  });
});

describe('a change', () => {
  test('changes the fields in the request and keeps the others', async () => {
    const person = await signUp();
    const document = await uploaded(
      person,
      aDocument().having('description', 'Old').expiringOn('2026-01-01'),
    );
    expect(document.status).toBe('expired');
    const answer = await person.visitor.patch(`/api/documents/${document.id}`, {
      title: 'Passport of 2017',
      description: null,
      expiryDate: '2027-03-01',
    });
    expect(problem(answer)).toEqual({
      status: 200,
      json: {
        ...document,
        title: 'Passport of 2017',
        description: null,
        expiryDate: '2027-03-01',
        status: 'valid',
      },
    });
    expect(await listOf(person)).toEqual([answer.json]);
    const cleared = await person.visitor.patch(`/api/documents/${document.id}`, { expiryDate: '' });
    expect(cleared.json).toMatchObject({ expiryDate: null, title: 'Passport of 2017' });
    // Only spaces count as empty, as in every other optional field.
    const spaces = await person.visitor.patch(`/api/documents/${document.id}`, {
      description: '  ',
      expiryDate: ' ',
    });
    expect([spaces.status, spaces.json]).toEqual([200, cleared.json]);
    const theirs = { stage: 'dependant', dependants: [4, 2] };
    const ofDependants = await person.visitor.patch(`/api/documents/${document.id}`, theirs);
    expect(ofDependants.json).toEqual({ ...Object(cleared.json), stage: 'dependant', dependants: [2, 4] });
    const ofNobody = await person.visitor.patch(`/api/documents/${document.id}`, { dependants: [] });
    expect(ofNobody.json).toMatchObject({ stage: 'dependant', dependants: null });
    expect(await listOf(person)).toEqual([ofNobody.json]);
  });

  test('stores each date of the covered period, and refuses a last day before the first', async () => {
    const person = await signUp();
    const { id } = await uploaded(person, aDocument().having('documentType', 'payslip'));
    const change = (json: object) => person.visitor.patch(`/api/documents/${id}`, json);
    const days = { issuedOn: '2027-01-28', coversFrom: '2027-01-01', coversTo: '2027-01-31' };
    expect((await change(days)).json).toMatchObject(days);
    expect((await change({ coversTo: '2027-02-28' })).json).toMatchObject({
      ...days,
      coversTo: '2027-02-28',
    });
    expect(problem(await change({ coversFrom: '2027-03-01' }))).toMatchObject({
      status: 422,
      json: { errors: [{ path: 'coversTo' }] },
    });
    expect((await change({ issuedOn: '', coversFrom: null, coversTo: null })).json).toMatchObject({
      issuedOn: null,
      coversFrom: null,
      coversTo: null,
    });
  });

  test.each([
    [{ title: 'ab' }, 'title', 'Title must be at least 3 characters'],
    [{ title: null }, 'title', 'Title must be at least 3 characters'],
    [{ category: 'nothing' }, 'category', 'Please select a category'],
    [{ documentType: '' }, 'documentType', 'Please select a document type'],
    [{ stage: 7 }, 'stage', 'Please select a stage'],
    [{ status: null }, 'status', 'Please select a status'],
    [{ expiryDate: '31/12/2027' }, 'expiryDate', 'Please enter a valid expiry date'],
    [{ coversTo: '2027-02-29' }, 'coversTo', 'Please enter a valid last day'],
  ])('to %j is refused with 400', async (change, field, message) => {
    const person = await signUp();
    const document = await uploaded(person);
    const answer = await person.visitor.patch(`/api/documents/${document.id}`, change);
    expect(problem(answer)).toEqual({ status: 400, json: { message, errors: [{ path: field, message }] } });
    expect(await listOf(person)).toEqual([document]);
  });
});

describe('the file', () => {
  test('is returned unchanged, to be saved under its name or displayed', async () => {
    const person = await signUp();
    const content = sampleFiles.pdf(400_000);
    const { id } = await uploaded(person, aDocument().holding(content, 'Zoë’s "passport".pdf'));
    const saved = await file(person, id, 'attachment');
    expect([saved.status, saved.bytes.equals(content)]).toEqual([200, true]);
    expect(saved.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Zoë?s \\"passport\\".pdf"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%22passport%22.pdf`,
    );
    const shown = await file(person, id, 'inline');
    expect(shown.headers.get('Content-Disposition')).toMatch(/^inline; filename=/);
    for (const { headers } of [saved, shown]) {
      expect(headers.get('Content-Type')).toBe('application/pdf');
      expect(headers.get('Content-Length')).toBe('400000');
      expect(headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none'/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toBe('private, no-store');
      expect(headers.get('Content-Encoding')).toBeNull();
    }
    expect((await file(person, id)).headers.get('Content-Disposition')).toMatch(/^attachment/);
  });

  test('of a type that browsers cannot display is always saved', async () => {
    const person = await signUp();
    const { id } = await uploaded(
      person,
      aDocument().holding(sampleFiles.doc(), 'a.doc', 'application/msword'),
    );
    expect((await file(person, id, 'inline')).headers.get('Content-Disposition')).toMatch(/^attachment/);
  });

  test('has no other address', async () => {
    const person = await signUp();
    const { id } = await uploaded(person);
    const answer = await file(person, id, 'sideways');
    expect([answer.status, answer.message]).toEqual([400, 'The disposition is either inline or attachment.']);
  });

  test('is stored under a random name, and encrypted', async () => {
    const person = await signUp();
    const content = sampleFiles.pdf();
    const { id } = await uploaded(person, aDocument().holding(content, 'secret.pdf'));
    const [stored = ''] = await pathsOf(id);
    expect(path.relative(api.blobFolder, stored)).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/);
    expect(stored).not.toContain(person.user.id);
    expect((await readFile(stored)).includes(content.subarray(20, 60))).toBe(false);
  });

  test.each([
    [
      'one bit',
      async (stored: string) => {
        const bytes = await readFile(stored);
        bytes.writeUInt8(bytes.readUInt8(50) ^ 1, 50);
        await writeFile(stored, bytes);
      },
    ],
    ['its end missing', (stored: string) => truncate(stored, 100)],
    ['other bytes', (stored: string) => writeFile(stored, 'not sealed at all')],
  ])('with %s is an error, never wrong bytes', async (_what, damage) => {
    const person = await signUp();
    const { id } = await uploaded(person);
    const [stored = ''] = await pathsOf(id);
    await damage(stored);
    const answer = await file(person, id);
    expect([answer.status, answer.message]).toEqual([
      500,
      'Something went wrong on our side. Please try again in a moment.',
    ]);
  });

  test('without its end breaks off before it seems complete', async () => {
    const person = await signUp();
    const { id } = await uploaded(person, aDocument().holding(sampleFiles.pdf(500_000)));
    const [stored = ''] = await pathsOf(id);
    await truncate(stored, 400_000);
    await expect(file(person, id)).rejects.toThrow();
  });

  test('in the place of another document is an error', async () => {
    const person = await signUp();
    const [one, two] = [await uploaded(person), await uploaded(person)];
    const [[from = ''], [to = '']] = [await pathsOf(one.id), await pathsOf(two.id)];
    await writeFile(to, await readFile(from));
    expect((await file(person, two.id)).status).toBe(500);
    expect((await file(person, one.id)).status).toBe(200);
  });

  test('that is missing from the store is not found', async () => {
    const person = await signUp();
    const { id } = await uploaded(person);
    for (const stored of await pathsOf(id)) await rm(stored);
    expect((await file(person, id)).status).toBe(404);
  });
});

describe('a removal', () => {
  test('deletes the document and its bytes', async () => {
    const person = await signUp();
    const { id } = await uploaded(person);
    expect((await person.visitor.delete(`/api/documents/${id}`)).status).toBe(204);
    expect(await listOf(person)).toEqual([]);
    expect(await pathsOf(id)).toEqual([]);
    expect((await file(person, id)).status).toBe(404);
    expect((await person.visitor.delete(`/api/documents/${id}`)).status).toBe(404);
  });

  test('while the blob store is unavailable takes effect at once, and the bytes are deleted later', async () => {
    const person = await signUp();
    const { id } = await uploaded(person);
    away = 'deleting';
    expect((await person.visitor.delete(`/api/documents/${id}`)).status).toBe(204);
    expect((await file(person, id)).status).toBe(404);
    expect(await pathsOf(id)).toHaveLength(1);
    away = null;
    await expect.poll(() => pathsOf(id)).toEqual([]);
  });

  test('that could not be written leaves the document unchanged', async () => {
    const person = await signUp();
    const document = await uploaded(person);
    away = 'appending';
    expect((await person.visitor.delete(`/api/documents/${document.id}`)).status).toBe(503);
    away = null;
    expect(await listOf(person)).toEqual([document]);
    expect((await file(person, document.id)).status).toBe(200);
  });
});

test('an upload while the blob store is unavailable is refused with 503, and can be sent again', async () => {
  const person = await signUp();
  const headers = { 'Idempotency-Key': randomUUID() };
  const send = () =>
    person.visitor.send('POST', '/api/documents/upload', { form: aDocument().form(), headers });
  away = 'putting';
  const refused = await send();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await listOf(person)).toEqual([]);
  away = null;
  expect((await send()).status).toBe(201);
});

describe('bytes whose event could not be written', () => {
  let other: TestApi;
  let appending = false;
  let counted = () => {};
  const whenCounted = new Promise<void>((resolve) => (counted = resolve));
  beforeAll(async () => {
    other = await startTestApi({
      // Longer than an upload takes, because a check before the event is written finds the bytes unreferenced.
      documents: { cleanup: { afterUploadMs: 4_000, againAfterMs: 100 } },
      wrapBlobStore: (store) => ({ ...store, delete: (key) => whenCounted.then(() => store.delete(key)) }),
      wrapEventStore: (store) => ({
        append: (stream, events, expected) =>
          appending && stream.startsWith('document-')
            ? Promise.reject(new EventStoreUnavailableError('append'))
            : store.append(stream, events, expected),
        readStream: (stream, options) => store.readStream(stream, options),
        readAll: (options) => store.readAll(options),
        subscribe: (options) => store.subscribe(options),
        head: () => store.head(),
        check: () => store.check(),
        close: () => store.close(),
      }),
    });
  });
  afterAll(() => other.stop());

  test('are deleted once that is certain, and the bytes of documents stay', async () => {
    const person = await aPerson().signsUpAt(other.address);
    const send = () => person.visitor.send('POST', '/api/documents/upload', { form: aDocument().form() });
    const files = async () =>
      (await readdir(other.blobFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      );
    const existing = documentResponse.parse((await send()).json);
    appending = true;
    expect((await send()).status).toBe(503);
    appending = false;
    expect(await files()).toHaveLength(2);
    counted();
    await expect.poll(async () => (await files()).length).toBe(1);
    expect((await person.visitor.get(`/api/documents/${existing.id}/file`)).status).toBe(200);
  });
});

describe('who may do what', () => {
  let owner: SignedUp;
  let other: SignedUp;
  let document: DocumentResponse;
  beforeAll(async () => {
    owner = await signUp();
    other = await signUp();
    document = await uploaded(owner);
  });
  const send = (who: Visitor, method: string, id: string) =>
    method === 'PATCH'
      ? who.patch(`/api/documents/${id}`, { title: 'Mine now' })
      : method === 'DELETE'
        ? who.delete(`/api/documents/${id}`)
        : who.get(`/api/documents/${id}/file`);

  test.each(['PATCH', 'DELETE', 'GET'])('%s: another person and unknown ids: 404', async (method) => {
    for (const id of [document.id, randomUUID(), '1', 'not-an-id', '%00']) {
      const answer = await send(other.visitor, method, id);
      expect([answer.status, answer.message]).toEqual([404, 'This document is not in your record.']);
    }
    expect(await listOf(owner)).toEqual([document]);
    expect((await file(owner, document.id)).status).toBe(200);
  });

  test.each(['PATCH', 'DELETE', 'GET'])('%s: 401 without a session', async (method) => {
    const answer = await send(new Visitor(api.address), method, document.id);
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });

  test('the list: 401 without a session', async () => {
    expect((await new Visitor(api.address).get('/api/documents')).status).toBe(401);
  });
});

test('an erasure deletes all bytes of the person, and copies elsewhere cannot be opened', async () => {
  const [person, bystander] = [await signUp(), await signUp()];
  const [mine, theirs] = [await uploaded(person), await uploaded(bystander)];
  await api.personKeys.destroy(person.user.id);
  const answer = await file(person, mine.id);
  expect([answer.status, answer.message]).toEqual([403, 'This account has been deleted.']);
  await api.eraseFiles(person.user.id);
  expect(await pathsOf(mine.id)).toEqual([]);
  expect((await file(bystander, theirs.id)).status).toBe(200);
});
