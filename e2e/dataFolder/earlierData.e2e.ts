import path from 'node:path';
import { expect, request, test } from 'playwright/test';
import { inDatabase } from '../support/inDatabase';
import { startProgram, topology, type Program } from '../support/program';
import { runScript } from '../support/runScript';

/**
 * Backups made by the program's versions of these days; the files are never changed. Add one when the format of events,
 * tables or secrets changes: start `DEMO=1 DATA_DIR=/tmp/kept npm start`, and while it runs
 * `DATA_DIR=/tmp/kept npm run backup -- e2e/dataFolder/earlier/<day>.zip`.
 */
const earlier = ['2026-11-23'];

test.skip(topology === 'cluster', 'It is about what npm start keeps in its data folder');

let program: Program;
test.beforeEach(async () => {
  program = await startProgram();
});
test.afterEach(() => program.dispose());

for (const day of earlier) {
  test(`data that the version of ${day} wrote are brought up to date and found`, async () => {
    await program.stop();
    const file = path.resolve(`e2e/dataFolder/earlier/${day}.zip`);
    const told = await runScript(['dist/restore.mjs', file, '--set-aside', '--without-second-place'], {
      DATA_DIR: program.dataFolder,
    });
    expect(told).toContain('The log is whole.');
    expect(told).toContain('Files of documents that open: 6 of 6.');
    await program.start();
    const client = await request.newContext({
      baseURL: program.address,
      extraHTTPHeaders: { origin: program.address },
    });
    const data = { username: 'amara', password: 'look around 2026!' };
    expect((await client.post('/api/login', { data })).status()).toBe(200);
    for (const list of ['/api/documents', '/api/absences', '/api/tasks']) {
      expect([list, ((await (await client.get(list)).json()) as unknown[]).length > 0]).toEqual([list, true]);
    }
  });
}

test('data with events of a newer version are refused in words once there are any, and left as they are', async () => {
  await inDatabase(program, `INSERT INTO event_types VALUES ('TaskPostponed', 1)`);
  await program.stop();
  // A newer version has registered an event type but appended no such event, so this version still starts.
  await program.start();
  await inDatabase(
    program,
    `INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
     SELECT pg_current_xact_id()::text::bigint + value, 'task-1', 0, gen_random_uuid(), 'TaskPostponed', '{}', '{"schemaVersion": 1}'
     FROM event_log_offset`,
  );
  await program.stop();
  const refusal = /events that a newer version of Settlewise wrote \(TaskPostponed\).*Nothing was changed\./;
  const file = path.join(path.dirname(program.dataFolder), 'backup.zip');
  await expect(program.start()).rejects.toThrow(refusal);
  await expect(runScript(['dist/backup.mjs', file], { DATA_DIR: program.dataFolder })).rejects.toThrow(
    refusal,
  );
});

test('data of a newer version are refused in words, and left as they are', async () => {
  await inDatabase(
    program,
    `INSERT INTO schema_migrations (name, batch, migration_time) VALUES ('9999_ofTomorrow', 1, now())`,
  );
  await program.stop();
  const refusal = /written by a newer version of Settlewise \(9999_ofTomorrow\).*Nothing was changed\./;
  await expect(program.start()).rejects.toThrow(refusal);
  const file = path.join(path.dirname(program.dataFolder), 'backup.zip');
  await expect(runScript(['dist/backup.mjs', file], { DATA_DIR: program.dataFolder })).rejects.toThrow(
    refusal,
  );
});
