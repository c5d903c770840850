import { expect, test } from 'vitest';
import { createLogger, withCorrelation } from './index';

function logLine(entry: object): string {
  let line = '';
  const log = createLogger({ level: 'info', name: 'api', destination: { write: (text) => (line += text) } });
  log.info(entry, 'said');
  return line;
}

test('an entry is one line of JSON with the time in UTC, the process name and the message', () => {
  const line = logLine({ userId: '7' });
  expect(line.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({
    name: 'api',
    userId: '7',
    msg: 'said',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('a line of work with a correlation id contains it, also after waiting', async () => {
  const lines: unknown[] = [];
  const destination = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const log = createLogger({ level: 'info', name: 'api', destination });
  const work = (id: string) =>
    withCorrelation(id, async () => {
      await Promise.resolve();
      log.info({ about: id }, 'said');
    });
  await Promise.all([work('one'), work('other')]);
  log.info({ about: 'nothing' }, 'said');
  expect(lines).toMatchObject([
    { about: 'one', correlationId: 'one' },
    { about: 'other', correlationId: 'other' },
    { about: 'nothing' },
  ]);
  expect(lines[2]).not.toHaveProperty('correlationId');
});

test.each([
  [{ password: 'k3y-of-mine' }],
  [{ body: { newPassword: 'k3y-of-mine' } }],
  [{ request: { headers: { cookie: 'k3y-of-mine' } } }],
  [{ request: { headers: { authorization: 'k3y-of-mine' } } }],
  [{ query: { token: 'k3y-of-mine' } }],
])('%j is logged without the secret', (entry) => {
  expect(logLine(entry)).not.toContain('k3y-of-mine');
});
