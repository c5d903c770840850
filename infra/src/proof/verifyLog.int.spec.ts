import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashEvent } from '../eventStore/codec';
import type { JsonObject, RecordedEvent } from '../eventStore';
import { createTreeHeadSigner, type SignedTreeHead } from './index';
import { openProofBench, type Engine, type ProofBench } from './testing/proofBench';

let bench: ProofBench;
beforeEach(async () => {
  bench = await openProofBench();
});
afterEach(() => bench.close());

/** Three interleaved streams, signed after 6 and after 9 events. */
async function writeSignedLog(): Promise<void> {
  for (const stream of ['a', 'b', 'c', 'a', 'b', 'c']) await bench.note(stream);
  await bench.writeTreeHeads();
  for (const stream of ['a', 'b', 'c']) await bench.note(stream);
  await bench.writeTreeHeads();
}

const readEvent = async (stream: string, revision: bigint): Promise<RecordedEvent> => {
  for await (const event of bench.store.readStream(stream)) if (event.revision === revision) return event;
  throw new Error('There is no such event');
};

const treeHeadFile = (sequence: number) =>
  path.join(bench.folder, 'heads', String(sequence).padStart(13, '0'));

describe.each<Engine>(['PostgreSQL', 'EventStoreDB’s test double'])('on %s', (engine) => {
  let ownBench: ProofBench;
  beforeEach(async () => {
    ownBench = await openProofBench(engine);
  });
  afterEach(() => ownBench.close());

  test('an unchanged log is sound, and the counts are reported', async () => {
    expect(await ownBench.verify()).toEqual({
      events: 0,
      streams: 0,
      heads: 0,
      of: 0,
      broken: null,
      unsigned: { events: 0, since: null },
    });
    await ownBench.note('a', 3);
    await ownBench.note('b', 2);
    expect(await ownBench.writeTreeHeads()).toBe(1);
    await ownBench.note('a', 4);
    expect(await ownBench.verify()).toEqual({
      events: 9,
      streams: 2,
      heads: 1,
      of: 9,
      broken: null,
      unsigned: { events: 4, since: new Date('2026-11-21T12:00:00Z') },
    });
    expect(await ownBench.writeTreeHeads()).toBe(1);
    expect(await ownBench.writeTreeHeads()).toBe(0);
    expect(await ownBench.verify()).toMatchObject({ events: 9, heads: 2, broken: null });
  });
});

describe('unsigned events', () => {
  test('are reported with their number and time, also after the end of the log was removed', async () => {
    await writeSignedLog();
    await bench.note('a', 3);
    const since = new Date('2026-11-21T12:00:00Z');
    expect(await bench.verify()).toMatchObject({ broken: null, unsigned: { events: 3, since } });
    await bench.tamper('DELETE FROM events WHERE stream = ? AND revision > 2', ['a']);
    expect(await bench.verify()).toMatchObject({ broken: null, unsigned: { events: 0, since } });
  });

  test.each([
    ['all tree heads', [1, 2], 'the program has signed 2, and there is none'],
    ['the last tree head', [2], 'the program has signed 2, and the last one is number 1'],
  ])('are reported as a fault if %s were removed', async (_, taken, what) => {
    await writeSignedLog();
    for (const sequence of taken) await rm(treeHeadFile(sequence));
    expect((await bench.verify()).broken).toEqual({
      fault: 'unsigned',
      event: null,
      position: null,
      what: `Signed tree heads are missing: ${what}.`,
    });
  });

  test('are reported as a fault if a tree head must have been signed between them', async () => {
    await bench.note('a', 1, new Date('2026-11-21T09:00:00Z'));
    await bench.note('b', 1, new Date('2026-11-21T09:15:00Z'));
    expect(await bench.verify()).toMatchObject({ broken: null, unsigned: { events: 2, since: null } });
    await bench.note('b', 1, new Date('2026-11-21T09:16:00Z'));
    expect((await bench.verify()).broken).toMatchObject({
      fault: 'unsigned',
      what: 'Signed tree heads are missing: 16 minutes lie between unsigned events, in which at least one tree head is signed, and there is none.',
    });
  });
});

test('an altered byte is found, and its event is named', async () => {
  await writeSignedLog();
  const { id, position } = await readEvent('b', 1n);
  await bench.tamper(
    `UPDATE events SET data = regexp_replace(data::text, '("ciphertext":".)(.)',
       '\\1' || CASE WHEN substring(data::text from '"ciphertext":".(.)') = 'A' THEN 'B' ELSE 'A' END)::json
     WHERE event_id = ?`,
    [id],
  );
  expect((await bench.verify()).broken).toEqual({
    fault: 'content',
    event: { stream: 'b', revision: 1n, id, type: 'Noted' },
    position: `${position.commit}/${position.prepare}`,
    what: 'This event is not as it was written.',
  });
});

test.each([
  ['type', 'type = type || 0'],
  ['actor', `metadata = jsonb_set(metadata::jsonb, '{actorRole}', '"admin"')::json`],
  ['id', 'event_id = gen_random_uuid()'],
  ['data', `data = '{}'`],
  ['metadata, to null', `metadata = 'null'`],
  ['data, to an infinite number', `data = '{"days":1e999}'`],
])('an altered event is found: %s', async (_, change) => {
  await writeSignedLog();
  await bench.tamper(`UPDATE events SET ${change} WHERE stream = ? AND revision = 1`, ['a']);
  expect((await bench.verify()).broken).toMatchObject({ event: { stream: 'a', revision: 1n } });
});

test('an event removed from the middle of its stream is detected at the next one', async () => {
  await writeSignedLog();
  await bench.tamper('DELETE FROM events WHERE stream = ? AND revision = 1', ['c']);
  // The first tree head counts 6 events and comes before the next event of that stream.
  expect((await bench.verify()).broken).toMatchObject({ fault: 'head' });
  await rm(path.join(bench.folder, 'heads'), { recursive: true });
  expect((await bench.verify()).broken).toMatchObject({
    fault: 'missing',
    event: { stream: 'c', revision: 2n },
  });
});

test('a removed last event of the log is detected by the tree head that counted it', async () => {
  await writeSignedLog();
  await bench.tamper('DELETE FROM events WHERE stream = ? AND revision = 2', ['c']);
  expect((await bench.verify()).broken).toEqual({
    fault: 'head',
    event: null,
    position: expect.stringMatching(/^\d+\/\d+$/),
    what:
      'Up to event 6 the log is as it was signed at 2026-11-21T12:00:00.000Z; from there up to event 9, ' +
      'signed at 2026-11-21T12:00:00.000Z, events are missing: the log ends after 8.',
  });
});

test('a removed stream is detected', async () => {
  await writeSignedLog();
  await bench.tamper('DELETE FROM events WHERE stream = ?', ['b']);
  expect((await bench.verify()).broken).toMatchObject({
    fault: 'head',
    what: expect.stringMatching(/^From its beginning up to event 6, .* something has been removed\.$/),
  });
});

test('a rewritten stream with valid hashes is detected', async () => {
  await writeSignedLog();
  let previousHash: string | null = null;
  for (const revision of [0n, 1n, 2n]) {
    const event = await readEvent('a', revision);
    const metadata: JsonObject = { ...event.metadata, actorRole: 'admin', previousHash };
    const hash = hashEvent({ ...event, metadata });
    await bench.tamper('UPDATE events SET metadata = ? WHERE event_id = ?', [
      JSON.stringify({ ...metadata, hash }),
      event.id,
    ]);
    previousHash = hash;
  }
  expect((await bench.verify()).broken).toMatchObject({
    fault: 'head',
    event: null,
    what: expect.stringContaining('something has been changed'),
  });
});

test('an event inserted among signed ones is detected', async () => {
  await writeSignedLog();
  const { position } = await readEvent('a', 1n);
  await bench.note('slipped');
  await bench.tamper('UPDATE events SET transaction_id = ? WHERE stream = ?', [
    String(position.commit),
    'slipped',
  ]);
  expect((await bench.verify()).broken).toMatchObject({
    fault: 'head',
    what: expect.stringContaining('something has been added'),
  });
});

describe('a tree head', () => {
  const changeTreeHead = async (sequence: number, change: (head: SignedTreeHead) => SignedTreeHead) => {
    const head = await bench.place.read(sequence);
    if (typeof head === 'string') throw new Error(`Tree head ${sequence} is ${head}`);
    await writeFile(treeHeadFile(sequence), JSON.stringify(change(head)));
  };

  test('forged to match a shortened log is refused', async () => {
    await writeSignedLog();
    await bench.tamper('DELETE FROM events WHERE stream = ? AND revision = 2', ['c']);
    await changeTreeHead(2, (head) => ({ ...head, events: 8 }));
    expect((await bench.verify()).broken).toEqual({
      fault: 'signature',
      event: null,
      position: null,
      what: 'Tree head 2 does not carry the signature of this program.',
    });
  });

  test('signed with another key is refused', async () => {
    await writeSignedLog();
    const otherSigner = createTreeHeadSigner(randomBytes(32));
    await changeTreeHead(2, ({ version: _, signature: __, ...head }) => otherSigner.sign(head));
    expect((await bench.verify()).broken).toMatchObject({ fault: 'signature' });
  });

  test('that is missing between others or damaged is reported', async () => {
    await writeSignedLog();
    const second = await readFile(treeHeadFile(2));
    await rm(treeHeadFile(1));
    expect((await bench.verify()).broken).toMatchObject({
      fault: 'signature',
      what: 'Tree head 2 follows one that is missing.',
    });
    await writeFile(treeHeadFile(1), second);
    expect((await bench.verify()).broken).toMatchObject({
      what: expect.stringContaining('it is tree head 2'),
    });
    await writeFile(treeHeadFile(1), '{"version"');
    expect((await bench.verify()).broken).toMatchObject({ what: 'Tree head 1 cannot be read.' });
  });
});

test('appends during a check are not a fault', async () => {
  await writeSignedLog();
  let appending = Promise.resolve();
  const progress: number[] = [];
  const proof = await bench.verify({
    onProgress: ({ events }) => {
      progress.push(events);
      for (const stream of ['a', 'd', 'e']) appending = appending.then(() => bench.note(stream, 3));
      appending = appending.then(async () => void (await bench.writeTreeHeads()));
    },
  });
  await appending;
  expect(proof.broken).toBeNull();
  expect(progress.at(-1)).toBe(proof.events);
  expect((await bench.verify()).broken).toBeNull();
});

test('a check can be aborted', async () => {
  await writeSignedLog();
  const ending = new AbortController();
  const checking = bench.verify({ onProgress: () => ending.abort(), signal: ending.signal });
  await expect(checking).rejects.toMatchObject({ name: 'AbortError' });
});
