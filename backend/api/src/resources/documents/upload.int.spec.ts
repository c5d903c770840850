import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import {
  documentListResponse,
  documentResponse,
  type DocumentResponse,
  readUploadLimit,
  uploadLimitHeader,
} from '@settlewise/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDocument, sampleFiles } from '../../../testing/aDocument';
import { aPerson, type SignedUp } from '../../../testing/aPerson';
import { startTestApi, type TestApi } from '../../../testing/startTestApi';
import { Visitor, type Answer } from '../../../testing/visitor';

const largestFile = 300_000;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ documents: { largestFile, most: 3, longestSilenceMs: 1_000 } });
});
afterAll(() => api.stop());

const upload = (person: { visitor: Visitor }, form: FormData, headers = {}) =>
  person.visitor.send('POST', '/api/documents/upload', { form, headers });
const signUp = () => aPerson().signsUpAt(api.address);
const listOf = async (person: SignedUp): Promise<DocumentResponse[]> =>
  documentListResponse.parse((await person.visitor.get('/api/documents')).json);
const storedFiles = async () =>
  (await readdir(api.blobFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
const problem = ({ status, json }: Answer) => ({ status, json });
const refused = (status: number, path: string, message: string) => ({
  status,
  json: { message, errors: [{ path, message }] },
});

/** Sends an upload and expects that the list and the store are unchanged. */
async function keepsNothing(person: SignedUp, send: () => Promise<Answer>): Promise<Answer> {
  const before = await storedFiles();
  const answer = await send();
  expect(await storedFiles()).toEqual(before);
  expect(await listOf(person)).toEqual([]);
  return answer;
}

describe('an upload', () => {
  test('is stored with all its fields, and listed at once', async () => {
    const person = await signUp();
    const form = aDocument()
      .having('description', ' Photo page\nand visa ')
      .having('status', 'pending_verification')
      .expiringOn('2027-04-01')
      .having('issuedOn', '2017-04-02')
      .having('coversFrom', '2017-04-02')
      .having('coversTo', '2027-04-01')
      .having('dependants', ' 3 1 3 ')
      .form();
    const answer = await upload(person, form);
    expect(answer.status).toBe(201);
    expect(documentResponse.parse(answer.json)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'My passport',
      description: 'Photo page\nand visa',
      category: 'identity',
      documentType: 'passport',
      stage: 'ilr',
      status: 'pending_verification',
      chosenStatus: 'pending_verification',
      expiryDate: '2027-04-01',
      issuedOn: '2017-04-02',
      coversFrom: '2017-04-02',
      coversTo: '2027-04-01',
      dependants: [1, 3],
      provesAddresses: null,
      uploadedAt: api.now().toISOString(),
      fileName: 'passport.pdf',
      fileType: 'application/pdf',
      fileSize: 200,
    });
    expect(await listOf(person)).toEqual([answer.json]);
  });

  test('is valid by default, and needs neither a description nor an expiry date', async () => {
    const person = await signUp();
    const plain = await upload(person, aDocument().form());
    const emptied = await upload(
      person,
      aDocument().having('status', '').having('description', '').having('expiryDate', '').form(),
      aDocument().having('description', ' \n').having('expiryDate', ' ').form(),
    );
    for (const { status, json } of [plain, emptied]) {
      expect(status).toBe(201);
      expect(json).toMatchObject({ status: 'valid', description: null, expiryDate: null });
    }
  });

  test.each([
    ['title', aDocument().titled('ab'), 'Title must be at least 3 characters'],
    ['title', aDocument().without('title'), 'Title must be at least 3 characters'],
    ['title', aDocument().titled('t'.repeat(201)), 'Title can have at most 200 characters'],
    ['category', aDocument().without('category'), 'Please select a category'],
    ['category', aDocument().having('category', 'holiday'), 'Please select a category'],
    ['documentType', aDocument().having('documentType', ''), 'Please select a document type'],
    ['stage', aDocument().having('stage', 'later'), 'Please select a stage'],
    ['status', aDocument().having('status', 'lost'), 'Please select a status'],
    ['expiryDate', aDocument().expiringOn('2027-02-29'), 'Please enter a valid expiry date'],
    ['dependants', aDocument().having('dependants', '1,2'), 'Please choose from the list'],
    ['dependants', aDocument().having('dependants', 'me'), 'Please choose from the list'],
    [
      'description',
      aDocument().having('description', 'd'.repeat(2_001)),
      'Description can have at most 2,000 characters',
    ],
    ['file', aDocument().withoutFile(), 'Please select a document to upload'],
    ['file', aDocument().holding(Buffer.alloc(0), '', ''), 'Please select a document to upload'],
  ])('with a wrong %s is refused with 400, and nothing is stored', async (path, document, message) => {
    const person = await signUp();
    const answer = await keepsNothing(person, () => upload(person, document.form()));
    expect(problem(answer)).toEqual(refused(400, path, message));
  });

  test('without any field names all missing fields', async () => {
    const person = await signUp();
    const answer = await upload(person, new FormData());
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      errors: ['title', 'category', 'documentType', 'stage', 'file'].map((path) => ({ path })),
    });
  });

  test('may send the file before the fields', async () => {
    const person = await signUp();
    const fields = aDocument().withoutFile().form();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(sampleFiles.pdf(250_000))]), 'first.pdf');
    for (const [name, value] of fields) form.set(name, value);
    expect((await upload(person, form)).status).toBe(201);
    form.delete('title');
    const before = await storedFiles();
    expect((await upload(person, form)).message).toBe('Title must be at least 3 characters');
    expect(await storedFiles()).toEqual(before);
  });

  test('with two files is refused', async () => {
    const person = await signUp();
    const form = aDocument().form();
    form.append('file', new Blob(['%PDF-']), 'second.pdf');
    const answer = await keepsNothing(person, () => upload(person, form));
    expect([answer.status, answer.message]).toEqual([400, 'Please upload one file at a time.']);
  });

  test.each([
    ['JSON', { json: { title: 'x' } }, 415],
    ['a form without parts', { text: 'abc', headers: { 'Content-Type': 'multipart/form-data' } }, 400],
    [
      'a form that breaks off',
      {
        text: '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nMy pass',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      },
      400,
    ],
  ])('as %s is refused', async (_what, sending, status) => {
    const person = await signUp();
    const answer = await person.visitor.send('POST', '/api/documents/upload', sending);
    expect(answer.status).toBe(status);
    expect(answer.message).toMatch(/^(Please send the document as a form|The form could not be read)/);
  });

  test('is refused without a session', async () => {
    const answer = await upload({ visitor: new Visitor(api.address) }, aDocument().form());
    expect([answer.status, answer.message]).toEqual([401, 'Please sign in first.']);
  });
});

describe('the size of a file', () => {
  test('may be exactly the limit', async () => {
    const person = await signUp();
    const answer = await upload(person, aDocument().holding(sampleFiles.pdf(largestFile)).form());
    expect([answer.status, answer.json]).toEqual([201, expect.objectContaining({ fileSize: largestFile })]);
  });

  test('is announced before an upload', async () => {
    const person = await signUp();
    const { headers } = await person.visitor.get('/api/documents');
    expect(readUploadLimit(headers.get(uploadLimitHeader))).toBe(largestFile);
  });

  test.each([largestFile + 1, largestFile * 2, 20_000_000])(
    'may not be %i bytes: 413, and nothing is stored',
    async (size) => {
      const person = await signUp();
      const form = aDocument().holding(sampleFiles.pdf(size)).form();
      const answer = await keepsNothing(person, () => upload(person, form));
      expect(problem(answer)).toEqual(
        refused(413, 'file', 'This file is too large. A document can have at most 0.3 MB.'),
      );
    },
  );

  test('may not be zero', async () => {
    const person = await signUp();
    const form = aDocument().holding(Buffer.alloc(0)).form();
    const answer = await keepsNothing(person, () => upload(person, form));
    expect(problem(answer)).toEqual(refused(422, 'file', 'This file is empty. Please choose another.'));
  });
});

describe('the kind of a file', () => {
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  test.each([
    ['a.pdf', 'application/pdf', sampleFiles.pdf(), 'application/pdf'],
    ['a.PDF', 'application/octet-stream', sampleFiles.pdf(), 'application/pdf'],
    ['a.png', 'image/png', sampleFiles.png(), 'image/png'],
    ['a.jpg', 'image/jpeg', sampleFiles.jpeg(), 'image/jpeg'],
    ['a.jpeg', 'image/jpg', sampleFiles.jpeg(), 'image/jpeg'],
    ['a.doc', 'application/msword', sampleFiles.doc(), 'application/msword'],
    ['a.docx', word, sampleFiles.docx(), word],
  ])('%s of type %s is accepted', async (name, type, content, fileType) => {
    const answer = await upload(await signUp(), aDocument().holding(content, name, type).form());
    expect([answer.status, answer.json]).toEqual([
      201,
      expect.objectContaining({ fileName: name, fileType }),
    ]);
  });

  const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
  test.each([
    ['a PNG that is named .pdf', 'a.pdf', 'application/pdf', sampleFiles.png()],
    ['HTML that is named .doc', 'a.doc', 'application/msword', html],
    ['HTML in front of a PDF', 'a.pdf', 'application/pdf', Buffer.concat([html, sampleFiles.pdf()])],
    ['a PDF that is a ZIP too', 'a.docx', word, Buffer.concat([sampleFiles.pdf(), sampleFiles.docx()])],
    ['a PDF that was cut short', 'a.pdf', 'application/pdf', sampleFiles.pdf(5_000).subarray(0, 3_000)],
    [
      'a ZIP that holds no Word document',
      'a.docx',
      word,
      Buffer.from('PK\u0003\u0004readme.txtPK\u0005\u0006'),
    ],
    ['a Word document with a program in it', 'a.docx', word, withProgram()],
    ['a spreadsheet that is named .doc', 'a.doc', 'application/msword', compoundFile('Workbook')],
    ['a file declared as something else', 'a.pdf', 'text/html', sampleFiles.pdf()],
  ])('%s is refused with 415, and nothing is stored', async (_what, name, type, content) => {
    const person = await signUp();
    const form = aDocument().holding(content, name, type).form();
    const answer = await keepsNothing(person, () => upload(person, form));
    const message =
      'The content of this file is not what its name says. Please choose a whole PDF, Word, JPEG or PNG file.';
    expect(problem(answer)).toEqual(refused(415, 'file', message));
  });

  test.each(['a.exe', 'a.pdf.html', 'pdf', 'a.svg', 'a.docm', 'a.pdf.', 'exe.pdf\u202Egnp'])(
    '“%s” is refused by its name',
    async (name) => {
      const person = await signUp();
      const form = aDocument().holding(sampleFiles.pdf(), name).form();
      const answer = await keepsNothing(person, () => upload(person, form));
      const message = 'Please choose a PDF, Word, JPEG or PNG file (.pdf, .doc, .docx, .jpg, .jpeg or .png).';
      expect(problem(answer)).toEqual(refused(415, 'file', message));
    },
  );

  function withProgram(): Buffer {
    const content = sampleFiles.docx();
    return Buffer.concat([content.subarray(0, 60), Buffer.from('word/vbaProject.bin'), content.subarray(60)]);
  }
  function compoundFile(stream: string): Buffer {
    return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(stream, 'utf16le')]);
  }
});

describe('an upload that does not finish', () => {
  const head = (person: SignedUp, length: number) =>
    [
      'POST /api/documents/upload HTTP/1.1',
      'Host: settlewise.example',
      'Origin: http://settlewise.example',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${length}`,
      `Cookie: ${[...person.visitor.cookies].map((pair) => pair.join('=')).join('; ')}`,
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7',
    ].join('\r\n');
  const socketTo = () => connect(Number(new URL(api.address).port), '127.0.0.1');

  async function until(looks: () => Promise<boolean>): Promise<void> {
    await expect.poll(looks).toBe(true);
  }

  test('because the connection broke leaves no data', async () => {
    const person = await signUp();
    const before = await storedFiles();
    const socket = socketTo();
    socket.write(head(person, 100_000));
    socket.write(Buffer.alloc(90_000, 'a'));
    await until(async () => (await storedFiles()).some((name) => name.endsWith('.part')));
    socket.destroy();
    await until(async () => (await storedFiles()).length === before.length);
    expect(await listOf(person)).toEqual([]);
  });

  test('because the client stops sending is answered with 408, and leaves no data', async () => {
    const person = await signUp();
    const before = await storedFiles();
    const socket = socketTo();
    socket.write(head(person, 100_000));
    let answer = '';
    for await (const bytes of socket) {
      answer += String(bytes);
      if (answer.includes('}')) break;
    }
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The upload stopped on its way. Please try again.');
    expect(await storedFiles()).toEqual(before);
  });
});

describe('the same Idempotency-Key', () => {
  test('stores a document once, and has the same answer even after its removal', async () => {
    const person = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const document = aDocument().form();
    const before = await storedFiles();
    const first = await upload(person, document, headers);
    const second = await upload(person, document, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect(await listOf(person)).toEqual([first.json]);
    expect(await storedFiles()).toHaveLength(before.length + 1);
    const { id } = documentResponse.parse(first.json);
    await person.visitor.delete(`/api/documents/${id}`);
    expect((await upload(person, document, headers)).json).toEqual(first.json);
    expect(await listOf(person)).toEqual([]);
    expect(await storedFiles()).toEqual(before);
  });

  test('in three concurrent requests stores a document once', async () => {
    const person = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const document = aDocument().form();
    const before = await storedFiles();
    const answers = await Promise.all([1, 2, 3].map(() => upload(person, document, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await listOf(person)).toHaveLength(1);
    expect(await storedFiles()).toHaveLength(before.length + 1);
  });

  test('for other bytes is refused, and keeps the first bytes', async () => {
    const person = await signUp();
    const headers = { 'Idempotency-Key': randomUUID() };
    const content = sampleFiles.pdf();
    const first = await upload(person, aDocument().holding(content).form(), headers);
    const before = await storedFiles();
    const second = await upload(person, aDocument().holding(sampleFiles.pdf()).form(), headers);
    expect([second.status, second.message]).toEqual([
      422,
      'This Idempotency-Key was already used for another request.',
    ]);
    expect(await storedFiles()).toEqual(before);
    const { id } = documentResponse.parse(first.json);
    const { bytes } = await person.visitor.get(`/api/documents/${id}/file`);
    expect(bytes.equals(content)).toBe(true);
  });
});

test('a person can store documents up to the limit, even in concurrent requests', async () => {
  const person = await signUp();
  const before = (await storedFiles()).length;
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => upload(person, aDocument().form())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422]);
  const refusal = await upload(person, aDocument().form());
  expect([refusal.status, refusal.message]).toEqual([
    422,
    'You can keep up to 3 documents. Please delete one that you no longer need first.',
  ]);
  expect(await storedFiles()).toHaveLength(before + 3);
  const [oldest] = await listOf(person);
  await person.visitor.delete(`/api/documents/${oldest?.id}`);
  expect((await upload(person, aDocument().form())).status).toBe(201);
});

test.each([
  ['it’s “mine”.pdf', 'it’s “mine”.pdf'],
  ['a "quoted" name.pdf', 'a "quoted" name.pdf'],
  ['two\r\nlines.pdf', 'two lines.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\me\\scan.pdf', 'scan.pdf'],
  ['паспорт 護照 🛂.pdf', 'паспорт 護照 🛂.pdf'],
  ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
  ['.pdf', 'document.pdf'],
  [`${'n'.repeat(400)}.pdf`, `${'n'.repeat(196)}.pdf`],
])('a file with the name “%s” gets the name “%s”', async (sent, kept) => {
  const answer = await upload(await signUp(), aDocument().holding(sampleFiles.pdf(), sent).form());
  expect([answer.status, answer.json]).toEqual([201, expect.objectContaining({ fileName: kept })]);
});
