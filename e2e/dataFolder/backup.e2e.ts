import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, request, test } from 'playwright/test';
import { aTask } from '../support/record';
import { startProgram, topology, type Program } from '../support/program';
import { password, createCanaryRecord, type CanaryRecord } from '../support/canaryRecord';
import { runScript } from '../support/runScript';

test.skip(topology === 'cluster', 'Servers have backups of their own: see OPERATIONS.md');

// The first test makes the backup that both tests try to restore.
test.describe.configure({ mode: 'serial' });

let program: Program;
let file: string;
let remaining: CanaryRecord;
let erased: CanaryRecord;
let document: Buffer;
/** Titles that were acknowledged before the backup began, and until it was ready. */
let before: readonly string[];
let acknowledged: readonly string[];
test.beforeAll(async () => {
  program = await startProgram();
  file = path.join(path.dirname(program.dataFolder), 'backup.zip');
});
test.afterAll(() => program.dispose());

const run = (name: string, ...words: string[]) =>
  runScript([`dist/${name}.mjs`, ...words], { DATA_DIR: program.dataFolder });
const titlesOf = async ({ client }: CanaryRecord) =>
  ((await (await client.get('/api/tasks')).json()) as { title: string }[]).map(({ title }) => title);

/** Keeps adding tasks, one after another, until `stop` is called. */
function writing({ client }: CanaryRecord) {
  const acknowledged: string[] = [];
  let isRunning = true;
  const ended = (async () => {
    for (let number = 1; isRunning; number += 1) {
      const title = `Written ${number}`;
      const answer = await client.post('/api/tasks', { data: aTask(title) });
      if (answer.ok()) acknowledged.push(title);
    }
  })();
  return {
    acknowledged,
    async stop() {
      isRunning = false;
      await ended;
    },
  };
}

async function signedIn({ words }: CanaryRecord) {
  const client = await request.newContext({
    baseURL: program.address,
    extraHTTPHeaders: { origin: program.address },
  });
  const data = { username: words['username'], password };
  return { client, status: (await client.post('/api/login', { data })).status() };
}

async function documentOf({ client }: Pick<CanaryRecord, 'client'>): Promise<Buffer> {
  const [first] = (await (await client.get('/api/documents')).json()) as { id: string }[];
  const answer = await client.get(`/api/documents/${first?.id}/file?disposition=attachment`);
  expect(answer.status()).toBe(200);
  return answer.body();
}

test('a backup is made while people work, and a damaged, cut or wrong file is refused without any change', async () => {
  remaining = await createCanaryRecord(program);
  erased = await createCanaryRecord(program);
  document = await documentOf(remaining);
  const writer = writing(remaining);
  await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(5);
  before = [...writer.acknowledged];
  expect(await run('backup', file)).toContain('The keys are in it');
  // Tasks were added while the backup was made.
  expect(writer.acknowledged.length).toBeGreaterThan(before.length);
  await writer.stop();
  acknowledged = writer.acknowledged;
  await erased.erase();
  await expect(run('backup', file)).rejects.toThrow('is not overwritten');
  await program.stop();

  const content = await readFile(file);
  const folder = path.dirname(program.dataFolder);
  const [changed, cut, other] = ['changed.zip', 'cut.zip', 'other.zip'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const middle = Math.floor(content.length / 2);
  await writeFile(changed, content.with(middle, content.readUInt8(middle) ^ 1));
  await copyFile(file, cut);
  await truncate(cut, content.length - 100);
  await writeFile(other, 'no backup');
  const files = await readdir(folder);
  for (const refused of [changed, cut, other]) {
    await expect(run('restore', refused, '--set-aside')).rejects.toThrow('Nothing was changed.');
  }
  await expect(run('restore', file)).rejects.toThrow('is not empty');
  expect(await readdir(folder)).toEqual(files);
});

test('a restore brings back everything acknowledged before the backup, but nobody erased since then', async () => {
  const output = await run('restore', file, '--set-aside');
  expect(output).toContain('The log is whole.');
  expect(output).toContain('Files of documents that open: 2 of 2.');
  expect(output).toContain('Erased since the backup: 1 person.');
  await program.start();

  const restored = await signedIn(remaining);
  expect(restored.status).toBe(200);
  const titles = await titlesOf({ ...remaining, client: restored.client });
  expect(titles).toEqual(expect.arrayContaining([...before]));
  // Only titles that were written are in the backup, each once.
  const written = titles.filter((title) => title.startsWith('Written'));
  expect(written.toSorted()).toEqual(acknowledged.filter((title) => written.includes(title)).toSorted());
  expect(await documentOf(restored)).toEqual(document);
  expect((await signedIn(erased)).status).toBe(401);
  expect(await titlesOf({ ...remaining, client: (await signedIn(remaining)).client })).toEqual(titles);

  const outbox = path.join(program.dataFolder, 'outbox');
  const mails = await Promise.all(
    (await readdir(outbox)).map((name) => readFile(path.join(outbox, name), 'utf8')),
  );
  expect(mails.filter((mail) => mail.includes(erased.email))).toEqual([]);
  expect(mails.filter((mail) => mail.includes(remaining.email))).not.toEqual([]);
  expect(await run('audit', 'verify')).toContain('Restored from a backup of');
});
