import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderBlobStore, type BlobStore } from '../blobs';
import { createTreeHeadStore, treeHeadsUpTo, type TreeHeadStore } from './treeHeadStore';
import { createTreeHeadSigner, type SignedTreeHead } from './signedTreeHead';

let folder: string;
let blobs: BlobStore;
let place: TreeHeadStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-heads-'));
  blobs = createFolderBlobStore(folder);
  place = createTreeHeadStore(blobs);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const signer = createTreeHeadSigner(Buffer.alloc(32, 7));
const createTreeHead = (sequence: number): SignedTreeHead =>
  signer.sign({
    sequence,
    events: sequence * 10,
    position: `${sequence}/${sequence}`,
    previous: null,
    logHash: 'a'.repeat(64),
    writtenAt: '2026-11-23T12:00:00Z',
  });
async function writeTreeHeads(...sequences: readonly number[]): Promise<void> {
  for (const sequence of sequences) await place.write(createTreeHead(sequence));
}
const noon = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-23T13:00:00Z');

test('tree heads after a sequence number are set aside, with the reason and their number', async () => {
  await writeTreeHeads(1, 2, 3, 4);
  expect(await place.setAside(noon, { reason: 'Restored from a backup.', after: 2 })).toBe(2);
  expect(await place.sequences()).toEqual([1, 2]);
  expect(await place.read(2)).toEqual(createTreeHead(2));
  expect(await place.read(3)).toBe('missing');
  expect(await place.setAsides()).toEqual([{ at: noon, heads: 2, reason: 'Restored from a backup.' }]);
  await writeTreeHeads(3);
  expect(await place.setAside(later, { reason: 'Restarted.' })).toBe(3);
  expect(await place.sequences()).toEqual([]);
  expect(await place.setAsides()).toEqual([
    { at: noon, heads: 2, reason: 'Restored from a backup.' },
    { at: later, heads: 3, reason: 'Restarted.' },
  ]);
});

test('tree heads that an earlier version set aside have no reason', async () => {
  await writeTreeHeads(1);
  await place.setAside(noon, { reason: 'x' });
  await blobs.delete(`heads-set-aside/${noon.getTime()}/reason`);
  expect(await place.setAsides()).toEqual([{ at: noon, heads: 1, reason: null }]);
});

test('an interrupted set-aside does not block the next one', async () => {
  await writeTreeHeads(1, 2);
  const stopped = path.join(folder, 'heads-set-aside', String(noon.getTime()));
  await mkdir(stopped, { recursive: true });
  await writeFile(path.join(stopped, 'reason.0123456789ab.part'), 'Resto');
  await writeFile(path.join(folder, 'heads', '0000000000003.0123456789ab.part'), '{');
  expect(await place.setAsides()).toEqual([]);
  expect(await place.setAside(later, { reason: 'Restored from a backup.' })).toBe(2);
  expect(await place.sequences()).toEqual([]);
  expect(await place.setAsides()).toEqual([{ at: later, heads: 2, reason: 'Restored from a backup.' }]);
});

test('a view up to a tree head hides later ones, and does not delete them', async () => {
  await writeTreeHeads(1, 2, 3);
  const upToTwo = treeHeadsUpTo(place, 2);
  expect(await upToTwo.sequences()).toEqual([1, 2]);
  expect([await upToTwo.read(2), await upToTwo.read(3)]).toEqual([createTreeHead(2), 'missing']);
  expect(await treeHeadsUpTo(place, 0).sequences()).toEqual([]);
  expect(await place.sequences()).toEqual([1, 2, 3]);
});
