import { describe, expect, it } from 'vitest';
import { oneAlphabetOnly } from '@settlewise/domain/fields';
import { registerRequest } from './accounts';
import { dependantRequest } from './dependants';

const registration = { username: 'maria', email: 'maria@example.org', password: 'long enough' };
const messagesOf = (change: object) =>
  (registerRequest.safeParse({ ...registration, ...change }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);
const unseen = 'Please remove the characters that cannot be seen';

describe('the name of an account', () => {
  it.each([
    ['admin with a Cyrillic а', '\u0430dmin'],
    ['maria with a Greek ο', 'mari\u03BF'],
    ['Cyrillic with a Latin a', 'м\u0061рия'],
    ['two words in two alphabets', 'maria мария'],
    ['Latin with an Armenian letter', 'j\u0585hn'],
  ])('is refused if it mixes alphabets that look alike: %s', (_, username) => {
    expect(messagesOf({ username })).toEqual([['username', oneAlphabetOnly]]);
  });

  it.each([
    ['Braille without dots', '\u2800\u2800\u2800'],
    ['Braille without dots behind a name', 'maria\u2800'],
    ['a note without a head', 'mar\u{1D159}ia'],
    ['fillers of Hangul', '\u3164\u3164\u3164'],
    ['spaces without width', 'mar\u200Bia'],
  ])('is refused if it contains something invisible: %s', (_, username) => {
    expect(messagesOf({ username })).toContainEqual(['username', unseen]);
  });

  it.each([
    'мария',
    'Μαρία',
    'مريم',
    'מרים',
    '李小龍',
    'ひろし',
    '김철수',
    'मारिया',
    'มาเรีย',
    'Ṣọ́lá',
    'maria_2',
  ])('may use any alphabet: %s', (username) => {
    expect(messagesOf({ username })).toEqual([]);
  });

  it('may mix Latin letters with those of East Asia', () => {
    expect(messagesOf({ username: 'Tom李小龍' })).toEqual([]);
  });
});

describe('the names of a person', () => {
  it.each(['Anna Анна', 'Анна-Anna', 'O’Brien', 'María José', 'Ξένια (Xenia)', 'St. John'])(
    'may use two alphabets in different words: %s',
    (firstName) => {
      expect(messagesOf({ firstName })).toEqual([]);
    },
  );

  it('are refused if one word mixes alphabets, or if nothing is visible', () => {
    expect(messagesOf({ firstName: 'M\u0430ria' })).toEqual([['firstName', oneAlphabetOnly]]);
    expect(messagesOf({ lastName: '\u2800' })).toEqual([['lastName', unseen]]);
    const { error } = dependantRequest.safeParse({ firstName: 'T\u043Em', lastName: '\u2800' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual(
      expect.arrayContaining([
        ['firstName', oneAlphabetOnly],
        ['lastName', unseen],
      ]),
    );
  });
});
