import { expect, test } from 'vitest';
import { loggedError, loggedReason } from './index';

const withProperties = (error: Error, properties: object) => Object.assign(error, properties);

test('an error has its type, message, code and stack', () => {
  const logged = loggedError(withProperties(new TypeError('It does not fit'), { code: 'E_FIT' }));
  expect(logged).toMatchObject({ type: 'TypeError', message: 'It does not fit', code: 'E_FIT' });
  expect(logged.stack).toMatch(/^\s+at .*loggedError\.unit\.spec/);
  expect(logged.stack).not.toContain('It does not fit');
});

test.each([
  withProperties(new Error('duplicate key value violates unique constraint "one"'), {
    code: '23505',
    detail: 'Key (name)=(Recognisable) already exists.',
    parameters: ['Recognisable'],
  }),
  withProperties(new Error('invalid input syntax for type uuid: "Recognisable"'), { code: '22P02' }),
  new SyntaxError(`Unexpected token 'R', "{"a":Recognisable" is not valid JSON`),
  new Error('It failed', { cause: new Error('550 no such user <recognisable@example.org>') }),
  withProperties(new Error('Message rejected'), { rejected: ['recognisable@example.org'] }),
])('personal data is left out: %s', (error) => {
  expect(JSON.stringify(loggedError(error))).not.toMatch(/recognisable/i);
});

test('a thrown value that is not an error is left out', () => {
  expect(loggedReason('Recognisable')).not.toContain('Recognisable');
});

test('an error that is its own cause ends after some levels', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/round/g)).toHaveLength(6);
});
