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

/** Three streams, whose events lie between each other, signed after 6 and after 9 events. */
async function aSignedLog(): Promise<void> {
  for (const stream of ['a', 'b', 'c', 'a', 'b', 'c']) await bench.note(stream);
  await bench.writeTreeHeads();
  for (const stream of ['a', 'b', 'c']) await bench.note(stream);
  await bench.writeTreeHeads();
}

const eventOf = async (stream: string, revision: bigint): Promise<RecordedEvent> => {
  for await (const event of bench.store.readStream(stream)) if (event.revision === revision) return event;
  throw new Error('There is no such event');
};

const treeHeadFile = (sequence: number) =>
  path.join(bench.folder, 'heads', String(sequence).padStart(13, '0'));

describe.each<Engine>(['PostgreSQL', 'EventStoreDB’s test double'])('on %s', (engine) => {
  let own: ProofBench;
  beforeEach(async () => {
    own = await openProofBench(engine);
  });
  afterEach(() => own.close());

  test('a log that is as it was written is sound, and says how much was looked at', async () => {
    expect(await own.verify()).toEqual({
      events: 0,
      streams: 0,
      heads: 0,
      of: 0,
      broken: null,
      unsigned: { events: 0, since: null },
    });
    await own.note('a', 3);
    await own.note('b', 2);
    expect(await own.writeTreeHeads()).toBe(1);
    await own.note('a', 4);
    expect(await own.verify()).toEqual({
      events: 9,
      streams: 2,
      heads: 1,
      of: 9,
      broken: null,
      unsigned: { events: 4, since: new Date('2026-11-21T12:00:00Z') },
    });
    expect(await own.writeTreeHeads()).toBe(1);
    expect(await own.writeTreeHeads()).toBe(0);
    expect(await own.verify()).toMatchObject({ events: 9, heads: 2, broken: null });
  });
});

describe('what no tree head vouches for', () => {
  test('is told: how many events, and since when, also after those behind the last tree head were cut off', async () => {
    await aSignedLog();
    await bench.note('a', 3);
    const since = new Date('2026-11-21T12:00:00Z');
    expect(await bench.verify()).toMatchObject({ broken: null, unsigned: { events: 3, since } });
    await bench.tamper('DELETE FROM events WHERE stream = ? AND revision > 2', ['a']);
    expect(await bench.verify()).toMatchObject({ broken: null, unsigned: { events: 0, since } });
  });

  test.each([
    ['all tree heads', [1, 2], 'the program has signed 2, and there is none'],
    ['the last tree head', [2], 'the program has signed 2, and the last one is number 1'],
  ])('a log from which %s were taken is not whole', async (_, taken, what) => {
    await aSignedLog();
    for (const sequence of taken) await rm(treeHeadFile(sequence));
    expect((await bench.verify()).broken).toEqual({
      fault: 'unsigned',
      event: null,
      position: null,
      what: `Signed tree heads are missing: ${what}.`,
    });
  });

  test('nor is one whose unsigned events lie so far apart that a tree head was signed between them', async () => {
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

test('one stored byte that was altered is found, and its event is named', async () => {
  await aSignedLog();
  const { id, position } = await eventOf('b', 1n);
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
  ['its type', 'type = type || 0'],
  ['who did it', `metadata = jsonb_set(metadata::jsonb, '{actorRole}', '"admin"')::json`],
  ['its id', 'event_id = gen_random_uuid()'],
  ['everything it says', `data = '{}'`],
  ['its metadata, for something that is none', `metadata = 'null'`],
  ['its data, for a number beyond all numbers', `data = '{"days":1e999}'`],
])('an event of which was altered: %s', async (_, change) => {
  await aSignedLog();
  await bench.tamper(`UPDATE events SET ${change} WHERE stream = ? AND revision = 1`, ['a']);
  expect((await bench.verify()).broken).toMatchObject({ event: { stream: 'a', revision: 1n } });
});

test('an event removed from the middle of its stream shows at the one after it', async () => {
  await aSignedLog();
  await bench.tamper('DELETE FROM events WHERE stream = ? AND revision = 1', ['c']);
  // The first tree head counts six events and stands before the next event of that stream.
  expect((await bench.verify()).broken).toMatchObject({ fault: 'head' });
  await rm(path.join(bench.folder, 'heads'), { recursive: true });
  expect((await bench.verify()).broken).toMatchObject({
    fault: 'missing',
    event: { stream: 'c', revision: 2n },
  });
});

test('the last event of a stream, and of the log, is missed by the tree head that counted it', async () => {
  await aSignedLog();
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

test('a whole stream that was removed is missed', async () => {
  await aSignedLog();
  await bench.tamper('DELETE FROM events WHERE stream = ?', ['b']);
  expect((await bench.verify()).broken).toMatchObject({
    fault: 'head',
    what: expect.stringMatching(/^From its beginning up to event 6, .* something has been removed\.$/),
  });
});

test('a stream that was written anew, with hashes that fit, is not the one that was signed', async () => {
  await aSignedLog();
  let previousHash: string | null = null;
  for (const revision of [0n, 1n, 2n]) {
    const event = await eventOf('a', revision);
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

test('an event that was slipped in among those that were signed is found', async () => {
  await aSignedLog();
  const { position } = await eventOf('a', 1n);
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
  const changed = async (sequence: number, change: (head: SignedTreeHead) => SignedTreeHead) => {
    const head = await bench.place.read(sequence);
    if (typeof head === 'string') throw new Error(`Tree head ${sequence} is ${head}`);
    await writeFile(treeHeadFile(sequence), JSON.stringify(change(head)));
  };

  test('that was forged to fit a log that was cut is not taken for one', async () => {
    await aSignedLog();
    await bench.tamper('DELETE FROM events WHERE stream = ? AND revision = 2', ['c']);
    await changed(2, (head) => ({ ...head, events: 8 }));
    expect((await bench.verify()).broken).toEqual({
      fault: 'signature',
      event: null,
      position: null,
      what: 'Tree head 2 does not carry the signature of this program.',
    });
  });

  test('signed with another key is not taken either', async () => {
    await aSignedLog();
    const stranger = createTreeHeadSigner(randomBytes(32));
    await changed(2, ({ version: _, signature: __, ...head }) => stranger.sign(head));
    expect((await bench.verify()).broken).toMatchObject({ fault: 'signature' });
  });

  test('that is missing between others, or cannot be read, is missed', async () => {
    await aSignedLog();
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

test('what is appended during a check is no fault', async () => {
  await aSignedLog();
  let appending = Promise.resolve();
  const told: number[] = [];
  const proof = await bench.verify({
    onProgress: ({ events }) => {
      told.push(events);
      for (const stream of ['a', 'd', 'e']) appending = appending.then(() => bench.note(stream, 3));
      appending = appending.then(async () => void (await bench.writeTreeHeads()));
    },
  });
  await appending;
  expect(proof.broken).toBeNull();
  expect(told.at(-1)).toBe(proof.events);
  expect((await bench.verify()).broken).toBeNull();
});

test('a check can be ended early', async () => {
  await aSignedLog();
  const ending = new AbortController();
  const checking = bench.verify({ onProgress: () => ending.abort(), signal: ending.signal });
  await expect(checking).rejects.toMatchObject({ name: 'AbortError' });
});
