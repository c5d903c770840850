import { documentResponse } from '@settlewise/contract/documents';
import { createMailer } from '@settlewise/infra/mail';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDocument, sampleFiles } from '../testing/aDocument';
import { aPerson, type SignedUp } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';
import { Connection, head, statusesIn } from './exchange';

let api: TestApi;
let person: SignedUp;
beforeAll(async () => {
  api = await startTestApi();
  person = await aPerson().signsUpAt(api.address);
});
afterAll(() => api.stop());

/** Headers that a name would add if it could contain a line break. */
const injected = 'X-Injected: yes\r\nSet-Cookie: settlewise_session=mine';

describe('the name of a file', () => {
  test.each([
    `a\r\n${injected}\r\n\r\n<script>alert(1)</script>.pdf`,
    `a%0D%0A${injected}.pdf`,
    'a\nb.pdf',
    'a\u0085b\u2028c\u2029d.pdf',
    'a\tb.pdf',
    'a"; filename="b.exe"; x=".pdf',
    "a'; filename*=UTF-8''b.exe; x='.pdf",
    'a\\"; filename=b.exe.pdf',
    'паспорт 護照 🛂 é.pdf',
    `${'ж'.repeat(500)}.pdf`,
  ])('%j stays one value in the header of the download, and names the stored file', async (name) => {
    const form = aDocument().holding(sampleFiles.pdf(), name).form();
    const sent = await person.visitor.send('POST', '/api/documents/upload', { form });
    expect([sent.status, sent.message]).toEqual([201, '']);
    const { id, fileName } = documentResponse.parse(sent.json);
    expect(fileName).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}/\\]/u);
    expect(fileName).toMatch(/\.pdf$/);

    const { headers, status } = await person.visitor.get(`/api/documents/${id}/file`);
    expect([status, headers.get('X-Injected'), headers.getSetCookie()]).toEqual([200, null, []]);
    const disposition = headers.get('Content-Disposition') ?? '';
    expect(readDisposition(disposition)).toEqual({ kind: 'attachment', name: fileName });
    await person.visitor.delete(`/api/documents/${id}`);
  });

  test('with control characters is refused, or stored without them', async () => {
    for (const character of ['\u0000', '\u0001', '\u001b', '\u007f']) {
      const form = aDocument().holding(sampleFiles.pdf(), `a${character}b.pdf`).form();
      const { status, json } = await person.visitor.send('POST', '/api/documents/upload', { form });
      if (status === 201) expect(documentResponse.parse(json).fileName).not.toMatch(/\p{Cc}/u);
      else expect(status).toBe(400);
    }
  });
});

/** Parses the header by RFC 6266: a type, then parameters with closed quotes, and nothing else. */
function readDisposition(text: string): { readonly kind: string; readonly name: string } {
  const whole = /^(\w+)((?:; filename\*?=(?:"(?:[^"\\]|\\.)*"|[^\s;"]+))+)$/.exec(text);
  if (whole === null) throw new Error(`This is no Content-Disposition: ${text}`);
  const parameters = [
    ...(whole[2] ?? '').matchAll(/; (filename\*?)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]+))/g),
  ].map(([, key = '', quoted, plain = '']) => [key, quoted?.replace(/\\(.)/g, '$1') ?? plain] as const);
  expect(new Set(parameters.map(([key]) => key)).size, 'each once').toBe(parameters.length);
  const named = new Map(parameters);
  const extended = /^UTF-8''(.*)$/.exec(named.get('filename*') ?? '')?.[1];
  return {
    kind: whole[1] ?? '',
    name: extended === undefined ? (named.get('filename') ?? '') : decodeURIComponent(extended),
  };
}

describe('a request header with a line break', () => {
  test.each([
    ['a key with a line in it', 'Idempotency-Key: a\u0001b'],
    ['a header that ends in the middle of a line', `Idempotency-Key: a\rX-Injected: yes`],
    ['a header folded over lines', 'Idempotency-Key: a\r\n X-Injected: yes'],
  ])('adds no header to the answer: %s', async (_what, line) => {
    const connection = new Connection(api.address);
    connection.write(
      head(
        'POST /api/logout HTTP/1.1',
        'Host: x',
        'Origin: http://x',
        line,
        'Content-Length: 0',
        'Connection: close',
      ),
    );
    const received = await connection.untilOver();
    expect(statusesIn(received)).toHaveLength(1);
    expect(received).not.toMatch(/x-injected/i);
  });

  test.each(['/api/nothing', '/healthz', '/'])(
    'in the address %s adds none either, however it is encoded',
    async (where) => {
      for (const broken of [
        '%0d%0aX-Injected:%20yes',
        '%E5%98%8A%E5%98%8DX-Injected:yes',
        '%0aX-Injected:%20yes',
      ]) {
        const { headers } = await new Visitor(api.address).get(`${where}${broken}?a=${broken}`);
        expect([...headers.keys()]).not.toContain('x-injected');
        expect(headers.get('Location')).toBe(null);
      }
    },
  );
});

describe('an email', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'settlewise-letters-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** The headers of a sent email, with folded lines joined. */
  async function sentHead(address: string): Promise<readonly string[]> {
    const mailer = createMailer({ kind: 'outbox', folder }, 'Settlewise <no-reply@settlewise.example>');
    const before = new Set(await readdir(folder));
    await mailer.send(await api.mailer.mailTo(address));
    const [name = ''] = (await readdir(folder)).filter((each) => !before.has(each));
    const content = await readFile(path.join(folder, name), 'utf8');
    return (content.split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  }

  test('has the same headers for every name of a person, and no other recipient', async () => {
    const usual = aPerson();
    await usual.signsUpAt(api.address);
    const names = (lines: readonly string[]) => lines.map((each) => each.split(':')[0]);
    const expected = names(await sentHead(usual.registration().email));
    expect(expected).toEqual(expect.arrayContaining(['From', 'To', 'Subject']));

    const odd = aPerson()
      .called('Bcc: victim@example.org" <v@example.org>,')
      .named('"To: victim@example.org"', '=?utf-8?q?Bcc=3A_victim=40example=2Eorg?=');
    await odd.signsUpAt(api.address);
    const { email } = odd.registration();
    const lines = await sentHead(email);
    expect(names(lines)).toEqual(expected);
    expect(lines).toContain(`To: ${email}`);
    expect(lines).toContain('From: Settlewise <no-reply@settlewise.example>');
    expect(lines).toContain('Subject: Confirm your email address');
    expect(lines.join('\n')).not.toContain('victim');
  });

  test.each([
    ['email', 'a@example.org\r\nBcc: victim@example.org'],
    ['email', 'a@example.org\nSubject: hello'],
    ['email', 'a@example.org,victim@example.org'],
    ['email', 'a@example.org;victim@example.org'],
    ['email', 'Victim <victim@example.org>'],
    ['email', '"a\r\nBcc: victim"@example.org'],
    ['email', 'a@example.org%0ABcc:victim@example.org'],
    ['email', 'a@example.org?bcc=victim@example.org'],
    ['username', 'ada\r\nBcc: victim@example.org'],
    ['username', 'ada\u2028Bcc: victim@example.org'],
    ['firstName', 'Ada\r\nBcc: victim@example.org'],
    ['lastName', 'Ada\u0085Bcc: victim@example.org'],
  ])('is not sent for a field %s like %j: the request is refused', async (field, value) => {
    const registration = { ...aPerson().registration(), [field]: value };
    const answer = await new Visitor(api.address).post('/api/register', registration);
    expect([answer.status, answer.json]).toEqual([
      400,
      { message: answer.message, errors: [{ path: field, message: answer.message }] },
    ]);
    if (field !== 'email') return;
    const forgot = await new Visitor(api.address).post('/api/password/forgot', { email: value });
    const shared = await person.visitor.post('/api/legal-access', { email: value });
    expect([forgot.status, shared.status]).toEqual([400, 400]);
  });
});
