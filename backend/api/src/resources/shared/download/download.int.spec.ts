import { documentResponse } from '@settlewise/contract/documents';
import { accessLogResponse, type LegalAccessGrantResponse } from '@settlewise/contract/legalAccess';
import { collectionFieldKinds, fieldKinds, sharedCollections } from '@settlewise/domain/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aDocument } from '../../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../../testing/aPerson';
import {
  fillWholeRecord,
  identity,
  inWords,
  passport,
  payslip,
  withheld,
  words,
} from '../../../../testing/aWholeRecord';
import { readArchive } from '../../../../testing/readArchive';
import { aLawyer, share } from '../../../../testing/sharing';
import { startTestApi, type TestApi } from '../../../../testing/startTestApi';

let api: TestApi;
let owner: SignedUp;
/** Runs before a file is read. */
let onFile: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  api = await startTestApi({
    wrapBlobStore: (store) => ({
      ...store,
      async get(...asked) {
        await onFile();
        return store.get(...asked);
      },
    }),
  });
  owner = await aPerson().named('Zephyrine', 'Quillfeather').signsUpAt(api.address);
  await fillWholeRecord(owner, api);
});
afterAll(() => api.stop());

interface Downloaded {
  readonly names: readonly string[];
  readonly files: ReadonlyMap<string, Buffer>;
  readonly headers: Headers;
}

async function download(lawyer: SignedUp, { id }: Pick<LegalAccessGrantResponse, 'id'>): Promise<Downloaded> {
  await api.whenCaughtUp();
  const answer = await lawyer.visitor.get(`/api/shared/${id}/download`);
  expect([answer.status, answer.message]).toEqual([200, '']);
  const files = await readArchive(answer.bytes);
  return { names: [...files.keys()], files, headers: answer.headers };
}

const readText = ({ files }: Downloaded, name: string) => files.get(name)?.toString() ?? '';
const json = (from: Downloaded, name: string): unknown => JSON.parse(readText(from, name));
/** The names and texts of all files, except uploaded ones. */
const allText = ({ files }: Downloaded) =>
  [...files]
    .map(([name, bytes]) => (name.endsWith('.pdf') ? name : `${name}\n${bytes.toString()}`))
    .join('\n');

test('the example has a value for each field with identity data', () => {
  const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ...fieldKinds,
    ...collectionFieldKinds,
  };
  for (const [part, fields] of Object.entries(kinds)) {
    const named = Object.keys(fields).filter((name) => fields[name] === 'identity');
    expect([part, Object.keys(identity[part] ?? {}).toSorted()]).toEqual([part, named.toSorted()]);
  }
});

describe.each([
  ['the usual parts', []],
  ['all optional lists', ['addresses', 'referees', 'applications', 'jobs', 'parents']],
])('a download with %s', (_, alsoShares: readonly string[]) => {
  const files = (more: readonly string[]) => [
    'index.html',
    '1 progress.json',
    '2 visas.json',
    '3 absences.json',
    '3 journeys.csv',
    '4 documents.json',
    '5 dependants.json',
    '6 timeline.json',
    ...sharedCollections
      .filter(({ part }) => alsoShares.includes(part))
      .map(({ words: { many } }) => `7 ${many}.json`),
    ...more,
  ];

  test('without identity data contains only the owner’s name of it', async () => {
    const lawyer = await aLawyer(api);
    const given = await download(lawyer, await share(owner, lawyer, undefined, alsoShares, false));
    expect(given.names).toEqual(files(['documents/Employment/002 Payslip of [left out]_ May_June.pdf']));
    // As on the pages, a lawyer must know whose record it is.
    expect(readText(given, 'index.html')).toContain('<h1>Immigration record of Zephyrine Quillfeather</h1>');
    // In its title, its heading and its introduction, and in no other file.
    const index = readText(given, 'index.html').replaceAll('Zephyrine Quillfeather', '');
    const text = allText({ ...given, files: new Map([...given.files, ['index.html', Buffer.from(index)]]) });
    const found = [...words, ...inWords, ...withheld, owner.user.username, owner.user.email].filter((word) =>
      text.toLowerCase().includes(word.toLowerCase()),
    );
    expect(found).toEqual([]);
    expect(given.files.get('documents/Employment/002 Payslip of [left out]_ May_June.pdf')).toEqual(payslip);
    expect(json(given, '4 documents.json')).toMatchObject([
      { documentType: 'passport', file: null },
      { documentType: 'payslip', file: 'documents/Employment/002 Payslip of [left out]_ May_June.pdf' },
    ]);
    expect(json(given, '5 dependants.json')).toMatchObject({
      dependants: [{ number: 1, relationship: 'child', currentVisaType: 'dependent', ukEntryDate: null }],
      progress: [{ number: 1, settlement: { status: expect.any(String) } }],
    });
    expect(readText(given, 'index.html')).toContain('The owner did not allow identity data');
    expect(readText(given, 'index.html')).toContain('Left out: identity data');
  });

  test('with identity data has all of it', async () => {
    const lawyer = await aLawyer(api);
    const given = await download(lawyer, await share(owner, lawyer, undefined, alsoShares, true));
    expect(given.names).toEqual(
      files([
        '8 identity.json',
        'documents/Visa/001 My passport.pdf',
        'documents/Employment/002 Payslip of Quillfeather_ May_June.pdf',
      ]),
    );
    const text = allText(given);
    const chosen = ['addresses', 'referees', 'applications', 'jobs', 'parents'];
    const ofChosen = chosen.flatMap((part) => Object.values(identity[part] ?? {}));
    const missing = words.filter((word) => !text.includes(word));
    expect(missing).toEqual(alsoShares.length === 0 ? ofChosen : []);
    expect(withheld.filter((word) => text.includes(word))).toEqual([]);
    expect(json(given, '8 identity.json')).toEqual({
      ...identity['name'],
      ...identity['personal'],
      ...identity['visa'],
      ...identity['declarations'],
    });
    expect(given.files.get('documents/Visa/001 My passport.pdf')).toEqual(passport);
    expect(json(given, '5 dependants.json')).toMatchObject({ progress: [{ registration: {} }] });
    expect(given.headers.get('Content-Disposition')).toContain('Settlewise shared record of Zephyrine');
  });
});

test('the start page works offline, and has the deciding facts first', async () => {
  const lawyer = await aLawyer(api);
  const given = await download(lawyer, await share(owner, lawyer, undefined, [], false));
  expect(given.headers.get('Cache-Control')).toContain('no-store');
  expect(given.headers.get('Content-Type')).toBe('application/zip');
  expect(given.headers.get('Content-Disposition')).toBe(
    'attachment; filename="Settlewise shared record of Zephyrine Quillfeather 2026-11-21.zip"',
  );
  const page = readText(given, 'index.html');
  expect([...page.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, title]) => title)).toEqual([
    'Where it stands',
    'Visas',
    'Absences',
    'Documents',
    'Dependants',
    'Timeline',
  ]);
  const links = [...page.matchAll(/href="(.+?)"/g)].map(([, href]) => decodeURIComponent(href ?? ''));
  expect(links.filter((href) => !given.names.includes(href))).toEqual([]);
  expect(page).not.toMatch(/<script|https?:|src=/);
  // Typed text is escaped.
  expect(page).toContain('&lt;b&gt;Brazil&lt;/b&gt;');
  expect(page).not.toContain('<b>Brazil');
  expect(json(given, '1 progress.json')).toMatchObject({
    ilr: (await owner.visitor.get('/api/immigration/profile/ilr-progress')).json,
  });
});

test('each download is recorded for the owner with its content, as an event of the lawyer', async () => {
  const lawyer = await aLawyer(api);
  const { id } = await share(owner, lawyer, undefined, ['addresses'], true);
  await download(lawyer, { id });
  await download(lawyer, { id });
  await api.whenCaughtUp();
  const { looks } = accessLogResponse.parse((await owner.visitor.get('/api/legal-access/looks')).json);
  expect(looks.filter(({ grantId }) => grantId === id)).toEqual(
    [1, 2].map(() => ({
      id: expect.any(String),
      grantId: id,
      name: 'Legal Advisor',
      email: lawyer.user.email,
      part: 'download',
      documentTitle: null,
      by: 'lawyer',
      reason: null,
      at: api.now().toISOString(),
      downloaded: {
        parts: ['progress', 'visa_history', 'absences', 'documents', 'dependants', 'timeline', 'addresses'],
        documents: 2,
        identity: true,
      },
      documentTitles: null,
    })),
  );
  const archive = await readArchive((await owner.visitor.get('/api/account/export')).bytes);
  const events = z
    .array(z.looseObject({ type: z.string(), by: z.string(), data: z.unknown() }))
    .parse(JSON.parse(archive.get('events.json')?.toString() ?? ''));
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'RecordLookedAt',
      by: 'lawyer',
      data: expect.objectContaining({ grantId: id, part: 'download' }),
    }),
  );
});

describe('a download', () => {
  test('is refused to others, and after a revocation', async () => {
    const [lawyer, other] = [await aLawyer(api), await aLawyer(api)];
    const { id } = await share(owner, lawyer);
    await api.whenCaughtUp();
    const asked = async (by: SignedUp) => (await by.visitor.get(`/api/shared/${id}/download`)).status;
    expect([await asked(lawyer), await asked(other)]).toEqual([200, 404]);
    await owner.visitor.delete(`/api/legal-access/${id}`);
    expect(await asked(lawyer)).toBe(403);
  });

  test('is refused after the access expires', async () => {
    const lawyer = await aLawyer(api);
    const { id } = await share(owner, lawyer, '2026-11-30');
    await api.whenCaughtUp();
    const tenDays = 10 * 24 * 60 * 60 * 1000;
    await api.later(tenDays, async () => {
      await lawyer.visitor.post('/api/login', lawyer.credentials);
      const answer = await lawyer.visitor.get(`/api/shared/${id}/download`);
      expect([answer.status, answer.message]).toEqual([
        403,
        'Your access to this record has ended. Please ask its owner if you need to see it again.',
      ]);
    });
  });

  test('that is running when the access is revoked fails', async () => {
    const lawyer = await aLawyer(api);
    const { id } = await share(owner, lawyer, undefined, [], true);
    await api.whenCaughtUp();
    let filesRead = 0;
    onFile = async () => {
      filesRead += 1;
      if (filesRead === 1) await owner.visitor.delete(`/api/legal-access/${id}`);
    };
    await expect(lawyer.visitor.get(`/api/shared/${id}/download`)).rejects.toThrow();
    expect(filesRead).toBe(1);
    onFile = () => Promise.resolve();
  });

  test('has a note for a document that was removed during the download', async () => {
    const leaving = await aPerson().signsUpAt(api.address);
    const uploaded = await leaving.visitor.send('POST', '/api/documents/upload', {
      form: aDocument()
        .titled('Contract')
        .having('documentType', 'employment_contract')
        .having('category', 'employment')
        .form(),
    });
    const { id: documentId } = documentResponse.parse(uploaded.json);
    const lawyer = await aLawyer(api);
    const grant = await share(leaving, lawyer);
    await api.whenCaughtUp();
    onFile = async () => {
      onFile = () => Promise.resolve();
      await leaving.visitor.delete(`/api/documents/${documentId}`);
    };
    const { names } = await download(lawyer, grant);
    expect(names).toContain('documents/Employment/001 Contract.pdf was removed.txt');
  });

  test('withholds a PDF with a script from a lawyer, but not from its owner', async () => {
    const sender = await aPerson().signsUpAt(api.address);
    const content = Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n${' '.repeat(100)}\n%%EOF\n`,
    );
    const form = aDocument().titled('Contract').having('documentType', 'employment_contract');
    const uploaded = await sender.visitor.send('POST', '/api/documents/upload', {
      form: form.having('category', 'employment').holding(content, 'contract.pdf').form(),
    });
    const { id: documentId } = documentResponse.parse(uploaded.json);
    const lawyer = await aLawyer(api);
    const grant = await share(sender, lawyer);
    const given = await download(lawyer, grant);
    const why =
      'This PDF holds a script, starts a program or plays a film, so it is not given to others. Ask the owner to print it to a new PDF and upload that.';
    expect(readText(given, 'documents/Employment/001 Contract.pdf is not given.txt')).toBe(`${why}\n`);
    expect(given.names).not.toContain('documents/Employment/001 Contract.pdf');
    const file = await lawyer.visitor.get(`/api/shared/${grant.id}/documents/${documentId}/file`);
    expect([file.status, file.message]).toEqual([422, why]);
    const own = await sender.visitor.get(`/api/documents/${documentId}/file`);
    expect([own.status, own.bytes]).toEqual([200, content]);
  });
});
