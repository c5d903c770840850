import { describe, expect, it, vi } from 'vitest';
import { redactedValue, redactedText, createRedactor, type KnownIdentity } from './createRedactor';

const known: KnownIdentity = {
  account: { firstName: 'Ana', lastName: 'São João (Silva)' },
  profile: { dateOfBirth: '1990-02-08', passportNumber: 'AB 12 34', nationality: 'jordan', city: 'Leith' },
  emergencyContact: { name: 'Lucía', phone: '+44 7700 900461' },
  dependants: [{ firstName: 'Li', lastName: 'X', notes: 'May' }],
  lists: [
    { part: 'addresses', items: [{ line1: '14 Harbour Street', withWhom: 'Barnaby', country: 'peru' }] },
    { part: 'referees', items: [{ fullName: 'Ruth Abara', convictions: 'none' }] },
  ],
  others: ['ana@example.org'],
};
const redact = await createRedactor(known);

describe('a typed text', () => {
  it.each([
    ['Passport of ANA, born 8 February 1990', `Passport of ${redactedValue}, born ${redactedValue}`],
    ['08/02/1990, 8.2.1990 and 1990-02-08', `${redactedValue}, ${redactedValue} and ${redactedValue}`],
    ['AB 12 34 or ab1234', `${redactedValue} or ${redactedValue}`],
    ['São João (Silva)’s letter', `${redactedValue})’s letter`],
    [
      'To Li at 14 Harbour Street, with Lucía and Barnaby',
      `To ${redactedValue} at ${redactedValue}, with ${redactedValue} and ${redactedValue}`,
    ],
    ['ana@example.org', redactedValue],
    ['Letter of Ruth Abara', `Letter of ${redactedValue}`],
    ['ANA ANA', `${redactedValue} ${redactedValue}`],
    ['Call +44 7700 900461', `Call +${redactedValue}`],
  ])('loses what says who somebody is: %s', (typed, redacted) => {
    expect(redact(typed)).toBe(redacted);
  });

  it.each([
    'Anatolia and Lisbon',
    'Journey to Jordan and Peru',
    'From Leith',
    'Payslip May 2026',
    'X',
    'None yet',
  ])('keeps what is no identity data, or a word of its own: %s', (typed) => {
    expect(redact(typed)).toBe(typed);
  });

  it.each([
    ['one word of a name', 'With Silva', `With ${redactedValue}`],
    ['one word of another’s name', 'Mr Abara wrote', `Mr ${redactedValue} wrote`],
    ['two spaces', 'Ruth  Abara', redactedValue],
    ['a line break', 'at 14 Harbour\nStreet', `at ${redactedValue}`],
    ['hyphens', 'AB-12-34', redactedValue],
    ['no accents', 'Sao Joao Silva', redactedValue],
    ['accents of their own', 'Luci\u0301a', redactedValue],
    ['a soft hyphen', 'Aba\u00adra', redactedValue],
    ['a sign of no width', 'Bar\u200bnaby', redactedValue],
    ['full width', 'Ｂａｒｎａｂｙ １４', `${redactedValue} １４`],
    ['a straight apostrophe', "Barnaby's", `${redactedValue}'s`],
    ['a curly apostrophe', 'Barnaby’s', `${redactedValue}’s`],
    ['day and month without zeros', '8/2/90', redactedValue],
    ['the month first', '2/8/1990 or February 8th, 1990', `${redactedValue} or ${redactedValue}`],
    ['the year first', '1990/02/08', redactedValue],
    ['the month in short', '8 Feb 90', redactedValue],
    ['words between', 'the 8th of February 1990', `the ${redactedValue}`],
    ['nothing between', '08021990 or 08FEB1990', `${redactedValue} or ${redactedValue}`],
    ['a national number', '07700 900461', redactedValue],
    ['a number without spaces', '07700900461', redactedValue],
    ['a number with the zero in brackets', '+44 (0)7700-900-461', `+${redactedValue}`],
    ['a number from abroad', '0044 7700 900461', redactedValue],
    ['a sign that stands for a phrase', 'Barnaby\ufdfa', `${redactedValue}\ufdfa`],
  ])('loses it as people write it, with %s', (_how, typed, redacted) => {
    expect(redact(typed)).toBe(redacted);
  });

  it.each([
    'On 8 February 1991',
    'In 2/8/1991 and 9/2/90',
    'Paid 07700 900462',
    'No a in it',
    'Barnabys',
    'Harbour view',
  ])('keeps another day, number or word: %s', (typed) => {
    expect(redact(typed)).toBe(typed);
  });

  describe('with a word that is a name and an ordinary word', async () => {
    const may = await createRedactor({
      account: { firstName: 'May', lastName: 'O’Brien de Souza' },
      profile: {},
      emergencyContact: null,
      dependants: [],
      lists: [],
      others: [],
    });

    it.each(['Payslip May 2026', 'She may come'])('is replaced as a whole: %s', (typed) => {
      expect(may(typed)).toBe(redactedText);
    });

    it.each([
      ['Of O Brien de Souza', `Of ${redactedValue}`],
      ["To O'Brien and Souza", `To ${redactedValue} and ${redactedValue}`],
      ['Rio de Janeiro', 'Rio de Janeiro'],
    ])('loses other words of the name alone: %s', (typed, redacted) => {
      expect(may(typed)).toBe(redacted);
    });
  });

  it('is read once, regardless of how many values share its words', async () => {
    const repeated = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
    const items = Array.from({ length: 400 }, (_, position) => ({
      line1: `${repeated(40 + (position % 20))} ${position}`,
      line2: repeated(1 + (position % 60)),
    }));
    const long = await createRedactor({
      account: {},
      profile: {},
      emergencyContact: null,
      dependants: [],
      others: [],
      lists: [{ part: 'addresses', items }],
    });
    expect(long(repeated(200_000))).not.toContain('word');
  });

  it.each([
    ['single letters', 'a', () => true],
    ['words of two letters, of which no value is a multiple', 'aa', (length: number) => length % 2 === 1],
    ['a single letter before each word', 'a aa', () => true],
  ])('does not try each of the values that end with a word: %s', async (_what, words, isSought) => {
    const lines = Array.from({ length: 199 }, (_, position) => 'a'.repeat(position + 2));
    const nested = await createRedactor({
      account: {},
      profile: {},
      emergencyContact: null,
      dependants: [],
      others: [],
      lists: [
        {
          part: 'addresses',
          items: lines.filter(({ length }) => isSought(length)).map((line1) => ({ line1 })),
        },
      ],
    });
    const text = Array.from({ length: 1_000 }, () => words).join(' ');
    const lookUps = vi.spyOn(Map.prototype, 'get');
    nested(text);
    const { length } = lookUps.mock.calls;
    lookUps.mockRestore();
    // Two trees with at most two steps per letter on average, and one lookup where a value begins.
    expect(length).toBeLessThanOrEqual(5 * text.replaceAll(' ', '').length);
  });

  it('yields to other work while a large record is prepared', async () => {
    const items = Array.from({ length: 300 }, (_, position) => ({ line1: `${position} ${'ab'.repeat(90)}` }));
    let turns = 0;
    let isOver = false;
    const otherWork = () => {
      turns += 1;
      if (!isOver) setImmediate(otherWork);
    };
    setImmediate(otherWork);
    await createRedactor({
      account: {},
      profile: {},
      emergencyContact: null,
      dependants: [],
      others: [],
      lists: [{ part: 'addresses', items }],
    });
    isOver = true;
    expect(turns).toBeGreaterThan(60);
  });

  it('may be missing, and is unchanged if no values are known', async () => {
    expect(redact(null)).toBeNull();
    const empty = { account: {}, profile: {}, emergencyContact: null, dependants: [], lists: [], others: [] };
    expect((await createRedactor(empty))('Ana')).toBe('Ana');
  });
});
