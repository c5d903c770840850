import { findBytesInFolder } from '@settlewise/infra/database/testing';
import { expect, test } from 'playwright/test';
import { hangLimitMs } from '../../scripts/testLimits';
import { inDatabase } from '../support/inDatabase';
import { startProgram, topology, type Program } from '../support/program';
import { createCanaryRecord, type CanaryRecord } from '../support/canaryRecord';

/** SECURITY.md promises two minutes, which a busy machine may exceed. Each look reads every byte of the folder. */
const slowPoll = { timeout: hangLimitMs / 2, intervals: [1_000, 2_000] };

test.skip(topology === 'cluster', 'The files of servers are the operator’s: see OPERATIONS.md');
// Both tests use one program: the second test erases the record that the first leaves.
test.describe.configure({ mode: 'serial' });

let program: Program;
let other: CanaryRecord;
test.beforeAll(async () => {
  program = await startProgram();
});
test.afterAll(() => program.dispose());

const traces = (...people: readonly CanaryRecord[]) =>
  Promise.all(people.map(({ words }) => findBytesInFolder(program.dataFolder, words)));

/** Waits until each word is in some file of the data folder, which includes PostgreSQL's column statistics. */
async function expectEveryWord({ words }: CanaryRecord): Promise<void> {
  await inDatabase(program, 'ANALYZE');
  await inDatabase(program, 'CHECKPOINT');
  await expect
    .poll(
      async () => {
        const found = await findBytesInFolder(program.dataFolder, words);
        return Object.keys(words).filter((each) => !found.some((trace) => trace.endsWith(`: ${each}`)));
      },
      { intervals: [1_000] },
    )
    .toEqual([]);
}

test('after a while the data folder contains no byte of an erased person', async () => {
  const erased = await createCanaryRecord(program);
  other = await createCanaryRecord(program);
  await expectEveryWord(erased);
  await erased.erase();
  await expect.poll(() => traces(erased), slowPoll).toEqual([[]]);
  await expectEveryWord(other);
  expect((await other.client.get('/api/absences')).status()).toBe(200);
});

test('it contains none either if the program is killed directly after the answer, or stopped', async () => {
  const [killed, stopped] = [other, await createCanaryRecord(program)];
  await killed.erase();
  await program.kill();
  await program.start();
  await expect.poll(() => traces(killed), slowPoll).toEqual([[]]);
  await stopped.erase();
  expect(await program.stop()).toBe(0);
  expect(await traces(killed, stopped)).toEqual([[], []]);
});
