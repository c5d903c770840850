import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@settlewise/infra/database/embedded';
import { withConnection } from '@settlewise/infra/database';
import { createLogger } from '@settlewise/infra/telemetry';
import { expect, request, test } from 'playwright/test';
import { hangLimitMs } from '../../scripts/testLimits';
import { startProgram, topology, type Program } from '../support/program';
import { runScript } from '../support/runScript';

/**
 * Backups made by the program's versions of these days; the files are never changed. Add one when the
 * format of events, tables or secrets changes: start `DEMO=1 DATA_DIR=/tmp/kept npm start`, and while it
 * runs `DATA_DIR=/tmp/kept npm run backup -- e2e/dataFolder/earlier/<day>.zip`.
 */
const earlier = ['2026-11-23', '2026-11-30'];

test.skip(topology === 'cluster', 'It is about what npm start keeps in its data folder');
// The data of a newer version are made from those that the previous test has brought up to date.
test.describe.configure({ mode: 'serial' });

let folder: string;
let dataFolder: string;
let program: Program | undefined;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settlewise-earlier-'));
});
test.afterAll(async () => {
  await program?.dispose();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a statement in the database of a program that does not run. */
async function inStoppedDatabase(statement: string): Promise<void> {
  const log = createLogger({ level: 'silent', name: 'tests' });
  const postgres = await startEmbeddedPostgres({ dataDir: dataFolder, log });
  await withConnection({ connectionString: postgres.url }, (client) => client.query(statement));
  await postgres.stop();
}

/** Expects the program and a backup to refuse the data. */
async function expectRefused(refusal: RegExp): Promise<void> {
  await expect(startProgram({ DATA_DIR: dataFolder })).rejects.toThrow(refusal);
  const backup = runScript(['dist/backup.mjs', path.join(folder, 'backup.zip')], { DATA_DIR: dataFolder });
  await expect(backup).rejects.toThrow(refusal);
}

for (const day of earlier) {
  test(`data written by the version of ${day} are migrated and readable`, async () => {
    await program?.dispose();
    dataFolder = path.join(folder, day);
    const file = path.resolve(`e2e/dataFolder/earlier/${day}.zip`);
    const output = await runScript(['dist/restore.mjs', file, '--without-second-place'], {
      DATA_DIR: dataFolder,
    });
    expect(output).toContain('The log is whole.');
    expect(output).toContain('Files of documents that open: 6 of 6.');
    program = await startProgram({ DATA_DIR: dataFolder });
    const client = await request.newContext({
      baseURL: program.address,
      extraHTTPHeaders: { origin: program.address },
    });
    const data = { username: 'amara', password: 'look around 2026!' };
    expect((await client.post('/api/login', { data })).status()).toBe(200);
    for (const list of ['/api/documents', '/api/absences', '/api/tasks']) {
      expect([list, ((await (await client.get(list)).json()) as unknown[]).length > 0]).toEqual([list, true]);
    }
    // A later release compares its answers with these.
    const connectionString = await program.databaseUrl();
    await expect
      .poll(
        () =>
          withConnection({ connectionString }, async (database) => {
            const { rows } = await database.query<{ people: number; answered: number }>(
              `SELECT count(*)::int AS people, count(rule_outcomes.user_id)::int AS answered
             FROM accounts LEFT JOIN rule_outcomes USING (user_id)`,
            );
            return rows[0];
          }),
        // The worker looks for people to plan once a minute.
        { timeout: hangLimitMs },
      )
      .toEqual({ people: 4, answered: 4 });
  });
}

test('data that contain events of a newer version are refused with a message and left unchanged', async () => {
  await program?.stop();
  await inStoppedDatabase(`INSERT INTO event_types VALUES ('TaskPostponed', 1)`);
  // A newer version has registered an event type but appended no such event, so this version still starts.
  await program?.start();
  await program?.stop();
  await inStoppedDatabase(
    `INSERT INTO events (transaction_id, stream, revision, event_id, type, data, metadata)
     SELECT pg_current_xact_id()::text::bigint + value, 'task-1', 0, gen_random_uuid(), 'TaskPostponed', '{}', '{"schemaVersion": 1}'
     FROM event_log_offset`,
  );
  await expectRefused(
    /events that a newer version of Settlewise wrote \(TaskPostponed\).*Nothing was changed\./,
  );
});

test('data of a newer version are refused with a message and left unchanged', async () => {
  await inStoppedDatabase(
    `INSERT INTO schema_migrations (name, batch, migration_time) VALUES ('9999_ofTomorrow', 1, now())`,
  );
  await expectRefused(/written by a newer version of Settlewise \(9999_ofTomorrow\).*Nothing was changed\./);
});
