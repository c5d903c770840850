import { expect, test } from 'vitest';
import { loggedError, loggedReason } from './index';

const having = (error: Error, more: object) => Object.assign(error, more);

test('an error is told by its type, words, code and where it came from', () => {
  const told = loggedError(having(new TypeError('It does not fit'), { code: 'E_FIT' }));
  expect(told).toMatchObject({ type: 'TypeError', message: 'It does not fit', code: 'E_FIT' });
  expect(told.stack).toMatch(/^\s+at .*loggedError\.unit\.spec/);
  expect(told.stack).not.toContain('It does not fit');
});

test.each([
  having(new Error('duplicate key value violates unique constraint "one"'), {
    code: '23505',
    detail: 'Key (name)=(Recognisable) already exists.',
    parameters: ['Recognisable'],
  }),
  having(new Error('invalid input syntax for type uuid: "Recognisable"'), { code: '22P02' }),
  new SyntaxError(`Unexpected token 'R', "{"a":Recognisable" is not valid JSON`),
  new Error('It failed', { cause: new Error('550 no such user <recognisable@example.org>') }),
  having(new Error('Message rejected'), { rejected: ['recognisable@example.org'] }),
])('what it holds of somebody is left out: %s', (error) => {
  expect(JSON.stringify(loggedError(error))).not.toMatch(/recognisable/i);
});

test('what is no error is not told at all', () => {
  expect(loggedReason('Recognisable')).not.toContain('Recognisable');
});

test('an error that is its own cause has an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/round/g)).toHaveLength(6);
});
