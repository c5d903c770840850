import { expect, test } from 'vitest';
import { createLogger } from './index';

function written(entry: object): string {
  let line = '';
  const log = createLogger({ level: 'info', name: 'api', destination: { write: (text) => (line += text) } });
  log.info(entry, 'said');
  return line;
}

test('an entry is one line of JSON with the time in UTC, the process root and the message', () => {
  const line = written({ userId: '7' });
  expect(line.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({
    name: 'api',
    userId: '7',
    msg: 'said',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test.each([
  [{ password: 'k3y-of-mine' }],
  [{ body: { newPassword: 'k3y-of-mine' } }],
  [{ request: { headers: { cookie: 'k3y-of-mine' } } }],
  [{ request: { headers: { authorization: 'k3y-of-mine' } } }],
  [{ query: { token: 'k3y-of-mine' } }],
])('%j is logged without the secret', (entry) => {
  expect(written(entry)).not.toContain('k3y-of-mine');
});
