import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTreeHeads } from './index';
import { openProofBench, type ProofBench } from './testing/proofBench';

let root: string;
let bench: ProofBench;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'settlewise-second-place-'));
  bench = await openProofBench();
});
afterEach(async () => {
  await bench.close();
  await rm(root, { recursive: true, force: true });
});

test('tree heads in the data folder of an earlier version are moved, and the log verifies', async () => {
  await bench.note('a');
  await bench.writeTreeHeads();
  const settings = {
    kind: 'folder',
    folder: path.join(root, 'data-log-heads'),
    formerFolder: path.join(root, 'data', 'log-heads'),
  } as const;
  await mkdir(path.dirname(settings.formerFolder));
  await rename(bench.folder, settings.formerFolder);
  // An earlier move was killed.
  await mkdir(`${settings.folder}.moving`);
  const { place, close } = openTreeHeads(settings, randomBytes(32), bench.database);
  const treeHeads = { ...bench, place, publicKey: bench.signer.publicKey };
  expect(await bench.verify({ treeHeads })).toMatchObject({ heads: 1, broken: null });
  expect([settings.formerFolder, `${settings.folder}.moving`].map((folder) => existsSync(folder))).toEqual([
    false,
    false,
  ]);
  close();
});

test('an unusable location of tree heads stops the start with a hint', async () => {
  const file = path.join(root, 'a file');
  await writeFile(file, '');
  const folder = path.join(file, 'heads');
  expect(() => openTreeHeads({ kind: 'folder', folder }, randomBytes(32), bench.database)).toThrow(
    /^LOG_HEADS_URL must name a place outside of DATA_DIR for the signed tree heads, such as file:\/\/\/mnt\/heads: /,
  );
});
