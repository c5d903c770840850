import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UsageError } from '@settlewise/infra/commandLine';
import { runExclusive } from '@settlewise/infra/database';
import { createTreeHeadWriter } from '@settlewise/infra/proof';
import { aPerson } from '../../testing/aPerson';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { parseAuditCommand, runAuditCommand } from './auditCommand';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ projecting: false });
});
afterAll(() => api.stop());

async function run(...args: string[]): Promise<{ sound: boolean; lines: readonly string[] }> {
  const lines: string[] = [];
  const sound = await runAuditCommand(parseAuditCommand(args), {
    store: api.eventStore,
    treeHeads: api.treeHeads,
    print: (line) => lines.push(line),
    signal: AbortSignal.timeout(30_000),
    progressIntervalMs: 0,
    clock: () => new Date(api.now().getTime() + 7 * 60_000),
  });
  return { sound, lines };
}

test('verify checks the log, heads lists its tree heads, and the last line names what is broken', async () => {
  expect(await run('heads')).toEqual({
    sound: true,
    lines: [
      expect.stringMatching(/^tree head +signed at/),
      expect.stringMatching(/^No tree head has been signed yet/),
    ],
  });
  const { user } = await aPerson().signsUpAt(api.address);
  // The email's link is recorded before it is sent, and no event follows.
  await api.mailer.mailTo(user.email);
  expect((await run('verify')).lines.slice(-2)).toEqual([
    expect.stringMatching(/^The log is whole\. Events: \d+, streams: \d+, signed tree heads compared: 0\.$/),
    expect.stringMatching(/^Unsigned: all \d+ events\. No tree head has been signed yet/),
  ]);

  await createTreeHeadWriter({
    store: api.eventStore,
    ...api.treeHeads,
    clock: api.now,
    runExclusive: (work) => runExclusive(api.database, 'heads', work),
  }).write();
  const whole = await run('verify');
  expect(whole.sound).toBe(true);
  expect(whole.lines[0]).toMatch(/^0 of about \d+ events, 0 streams$/);
  expect(whole.lines.at(-2)).toMatch(/ signed tree heads compared: 1\.$/);
  expect(whole.lines.at(-1)).toMatch(
    /^Unsigned: 0 events, of the 7 minutes since the last tree head was signed\. /,
  );
  expect((await run('heads')).lines[1]).toMatch(
    /^1 +2026-11-21T12:00:00\.000Z +\d+ +\d+\/\d+ +[0-9a-f]{64}$/,
  );

  const stream = `account-${user.id}`;
  await api.database.raw('ALTER TABLE events DISABLE TRIGGER events_are_append_only');
  await api.database('events').where({ stream, revision: 0 }).update({ type: 'Nothing' });
  const broken = await run('verify');
  expect(broken.sound).toBe(false);
  expect(broken.lines.at(-1)).toMatch(
    new RegExp(
      `^The log is BROKEN at event [0-9a-f-]{36} \\(Nothing\\), revision 0 of ${stream}, position \\d+/\\d+ \\[content\\]: .*\\.$`,
    ),
  );
});

test('missing tree heads fail the verification until the others are set aside', async () => {
  await rm(api.treeHeadsFolder, { recursive: true });
  await api.database('events').where({ revision: 0, type: 'Nothing' }).update({ type: 'AccountRegistered' });
  const missing = await run('verify');
  expect([missing.sound, missing.lines.at(-1)]).toEqual([
    false,
    expect.stringMatching(/^The log is BROKEN \[unsigned\]: Signed tree heads are missing/),
  ]);
  expect((await run('set-aside')).lines).toEqual([
    expect.stringMatching(/^Signed tree heads set aside: 0\. Restart/),
  ]);
  expect((await run('verify')).sound).toBe(true);
});

test.each([[[]], [['look']], [['verify', 'heads']]])('%j is no command', (args) => {
  expect(() => parseAuditCommand(args)).toThrow(UsageError);
});
