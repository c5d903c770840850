import { describe, expect, it } from 'vitest';
import { leftOut, redactionOf, type KnownIdentity } from './redaction';

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
const redact = redactionOf(known);

describe('a text that somebody typed', () => {
  it.each([
    ['Passport of ANA, born 8 February 1990', `Passport of ${leftOut}, born ${leftOut}`],
    ['08/02/1990, 8.2.1990 and 1990-02-08', `${leftOut}, ${leftOut} and ${leftOut}`],
    ['AB 12 34 or ab1234', `${leftOut} or ${leftOut}`],
    ['São João (Silva)’s letter', `${leftOut}’s letter`],
    [
      'To Li at 14 Harbour Street, with Lucía and Barnaby',
      `To ${leftOut} at ${leftOut}, with ${leftOut} and ${leftOut}`,
    ],
    ['ana@example.org', leftOut],
    ['Letter of Ruth Abara', `Letter of ${leftOut}`],
    ['ANA ANA', `${leftOut} ${leftOut}`],
    ['Call +44 7700 900461', `Call +${leftOut}`],
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

  it('may be missing, and nothing is sought where nothing is known', () => {
    expect(redact(null)).toBeNull();
    const empty = { account: {}, profile: {}, emergencyContact: null, dependants: [], lists: [], others: [] };
    expect(redactionOf(empty)('Ana')).toBe('Ana');
  });
});
