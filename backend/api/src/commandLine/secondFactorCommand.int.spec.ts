import { accountStream } from '@settlewise/domain/accounts';
import { UsageError } from '@settlewise/infra/commandLine';
import { createJobs, type Jobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdministrator } from '../../testing/anAdministrator';
import { readEvents } from '../../testing/readEvents';
import { turnOnSecondFactor } from '../../testing/secondFactor';
import { startTestApi, type TestApi } from '../../testing/startTestApi';
import { Visitor } from '../../testing/visitor';
import { parseSecondFactorCommand, runSecondFactorCommand } from './secondFactorCommand';

let api: TestApi;
let jobs: Jobs;
beforeAll(async () => {
  api = await startTestApi();
  const log = createLogger({ level: 'silent', name: 'test' });
  jobs = await createJobs({ databaseUrl: api.databaseUrl, log });
});
afterAll(async () => {
  await jobs.close();
  await api.stop();
});

async function run(...args: readonly string[]) {
  const lines: string[] = [];
  const { database, eventStore, commands, keyed } = api;
  const found = await runSecondFactorCommand(parseSecondFactorCommand(args), {
    database,
    eventStore,
    commands,
    keyed,
    jobs,
    clock: () => api.now(),
    print: (line) => void lines.push(line),
  });
  return { found, lines };
}

test('an administrator who lost the second factor signs in with the password again and gets an email', async () => {
  const administrator = await anAdministrator(api);
  const { credentials, user, visitor } = administrator;
  await turnOnSecondFactor(administrator, api);
  expect((await new Visitor(api.address).post('/api/login', credentials)).status).toBe(202);

  expect(await run('turn-off', credentials.username.toUpperCase())).toEqual({
    found: true,
    lines: ['Two-step sign-in is off, every session has ended, and a mail tells the person so.'],
  });
  expect((await visitor.get('/api/user')).status).toBe(401);
  expect((await new Visitor(api.address).post('/api/login', credentials)).status).toBe(200);
  await api.mailer.mailAbout(user.email, 'Two-step sign-in was turned off for you');
  const events = await readEvents(api, accountStream(user.id));
  expect(events.at(-1)).toMatchObject({ type: 'SecondFactorTakenAway', actorRole: 'system' });

  expect((await run('turn-off', credentials.username)).lines).toEqual(['Two-step sign-in was off already.']);
  expect(await readEvents(api, accountStream(user.id))).toHaveLength(events.length);
});

test('an unknown name changes nothing, and a wrong command is refused with its usage', async () => {
  const before = await api.countEvents();
  expect(await run('turn-off', 'nobody-at-all')).toEqual({
    found: false,
    lines: ['There is no account of this name.'],
  });
  expect(await api.countEvents()).toBe(before);
  for (const args of [[], ['turn-off'], ['off', 'ruth'], ['turn-off', 'ruth', 'ana']]) {
    expect(() => parseSecondFactorCommand(args)).toThrow(UsageError);
  }
});
