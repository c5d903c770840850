import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createClamdScanner, readClamdAddress } from '@settlewise/infra/virusScan';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findClamd } from '../../../../../infra/testing/clamd/findClamd';
import { startClamd } from '../../../../../infra/testing/clamd/startClamd';
import {
  startClamdDouble,
  type ClamdDoubleOptions,
} from '../../../../../infra/testing/clamd/startClamdDouble';
import { aDocument, sampleFiles } from '../../../testing/aDocument';
import { aPerson } from '../../../testing/aPerson';
import { startTestApi } from '../../../testing/startTestApi';
import { Visitor, type Answer } from '../../../testing/visitor';

const known = { pattern: Buffer.from('settlewise-made-up-pattern'), signature: 'Settlewise.Made.Up' };
const maxStreamBytes = 500_000;
const [begin, end] = [Buffer.from('%PDF-1.7\n'), Buffer.from('\n%%EOF\n')];
const harmful = Buffer.concat([begin, known.pattern, end]);
const found = 'A virus scan found something harmful in this file, so it was not kept. Please choose another.';
const away =
  'Files cannot be checked for viruses at the moment, so yours was not kept. Please try again in a few minutes.';

/** An API that uses the scanner at this address, and a signed-in person. */
async function anApiWith(url: string) {
  const lines: string[] = [];
  const api = await startTestApi({
    metrics: 'open',
    onLogLine: (line) => void lines.push(line),
    virusScanner: createClamdScanner(readClamdAddress(url), { answerMs: 5_000 }),
  });
  onTestFinished(() => api.stop());
  const { visitor } = await aPerson().signsUpAt(api.address);
  const storedFiles = () =>
    readdirSync(api.blobFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  const documentEvents = async () =>
    (await api.database('events').select<{ stream: string }[]>('stream')).filter(({ stream }) =>
      stream.startsWith('document'),
    );
  return {
    api,
    lines,
    visitor,
    storedFiles,
    upload: (content: Buffer, name = 'a-name-of-its-own.pdf', headers = {}) =>
      visitor.send('POST', '/api/documents/upload', {
        form: aDocument().holding(content, name).form(),
        headers,
      }),
    async counted(outcome: string) {
      const { bytes } = await new Visitor(api.address).get('/metrics');
      const line = `settlewise_file_scans_total{outcome="${outcome}"} `;
      return Number(bytes.toString().split(line)[1]?.split('\n')[0] ?? 0);
    },
    /** Sends an upload and expects that the store, the log and the list are unchanged. */
    async keepsNothing(send: () => Promise<Answer>): Promise<Answer> {
      const before = [storedFiles(), await documentEvents()];
      const answer = await send();
      expect([storedFiles(), await documentEvents()]).toEqual(before);
      expect((await visitor.get('/api/documents')).json).toEqual([]);
      return answer;
    },
  };
}

async function aDouble(options: Partial<ClamdDoubleOptions> = {}) {
  const clamd = await startClamdDouble({ known, maxStreamBytes, ...options });
  onTestFinished(() => clamd.stop().catch(() => undefined));
  return clamd;
}

describe.each([
  { name: 'one that speaks its protocol', absent: false, start: startClamdDouble },
  { name: "Debian's own (apt-get install clamav-daemon)", absent: findClamd() === null, start: startClamd },
])('with clamd, $name', ({ absent, start }) => {
  describe.skipIf(absent)('answering', () => {
    test('a harmful file is refused with 422, and nothing of it is stored', async () => {
      const clamd = await start({ known, maxStreamBytes });
      onTestFinished(() => clamd.stop());
      const { keepsNothing, upload, lines, counted } = await anApiWith(clamd.url);
      const answer = await keepsNothing(() => upload(harmful));
      expect([answer.status, answer.json]).toEqual([
        422,
        { message: found, errors: [{ path: 'file', message: found }] },
      ]);
      const logged = lines.filter((line) => line.includes('A file with harmful content was refused'));
      expect(logged).toEqual([expect.stringMatching(/"signature":"Settlewise\.Made\.Up(?:\.UNOFFICIAL)?"/)]);
      expect(lines.join('')).not.toContain('a-name-of-its-own');
      expect([await counted('found'), await counted('clean')]).toEqual([1, 0]);

      expect((await upload(sampleFiles.pdf(200_000))).status).toBe(201);
      expect([await counted('found'), await counted('clean')]).toEqual([1, 1]);
    });
  });
});

test('a file is in the store only once the scanner has seen all of it and found nothing', async () => {
  let storedFiles: () => readonly string[] = () => [];
  const content = sampleFiles.pdf(300_000);
  const looks: { readonly whole: boolean; readonly kept: readonly string[] }[] = [];
  const clamd = await aDouble({
    createAnswer(stream) {
      looks.push({
        whole: stream.equals(content),
        kept: storedFiles().filter((name) => !name.endsWith('.part')),
      });
      return 'stream: OK';
    },
  });
  const person = await anApiWith(clamd.url);
  ({ storedFiles } = person);
  const before = storedFiles();
  expect((await person.upload(content)).status).toBe(201);
  expect(looks).toEqual([{ whole: true, kept: before }]);
  expect(storedFiles()).toHaveLength(before.length + 1);
});

test('while the scanner is unavailable uploads are refused, everything else works, and the same request succeeds later', async () => {
  const socket = `/tmp/settlewise-clamd-${randomUUID()}.sock`;
  const { keepsNothing, upload, visitor, counted, lines, api } = await anApiWith(`unix:${socket}`);
  await api.whenCaughtUp();
  const headers = { 'Idempotency-Key': randomUUID() };
  const content = sampleFiles.pdf();
  const answer = await keepsNothing(() => upload(content, 'kept-later.pdf', headers));
  expect([answer.status, answer.message, answer.headers.get('Retry-After')]).toEqual([503, away, '60']);
  expect(await counted('failed')).toBe(1);
  expect(lines.join('')).not.toContain('kept-later');
  const readiness = await visitor.get('/readyz');
  expect([readiness.status, readiness.json]).toEqual([
    200,
    {
      status: 'ready',
      facts: expect.arrayContaining([
        { name: 'virusScanner', optional: true, ok: false, detail: 'VirusScannerUnavailableError' },
      ]),
    },
  ]);

  await aDouble({ path: socket });
  expect((await upload(content, 'kept-later.pdf', headers)).status).toBe(201);
  expect((await visitor.get('/readyz')).json).toMatchObject({
    facts: expect.arrayContaining([{ name: 'virusScanner', optional: true, ok: true }]),
  });
});

test.each([
  ['is more than it looks at', { maxStreamBytes: 1_000 }],
  ['it cannot look at', { createAnswer: () => 'stream: Can’t open file or directory ERROR' }],
])('a file that %s is refused', async (_which, options) => {
  const clamd = await aDouble(options);
  const { keepsNothing, upload, counted } = await anApiWith(clamd.url);
  const answer = await keepsNothing(() => upload(sampleFiles.pdf(200_000)));
  expect([answer.status, answer.message]).toEqual([503, away]);
  expect(await counted('failed')).toBe(1);
});

test('a file that is refused for another reason reports that reason, and does not count as a virus', async () => {
  const clamd = await aDouble();
  const { keepsNothing, upload, counted } = await anApiWith(clamd.url);
  expect((await keepsNothing(() => upload(sampleFiles.png()))).status).toBe(415);
  expect([await counted('found'), await counted('clean'), await counted('failed')]).toEqual([0, 0, 0]);
  await expect.poll(() => clamd.connections()).toBe(0);
});
