import type { DependantProgressResponse } from '@settlewise/contract/dependantProgress';
import { expect, it } from 'vitest';
import { registrationWords } from './sentences';

type Registration = NonNullable<DependantProgressResponse['registration']>;

const source = { title: 'The fees', url: 'https://example.org', retrievedOn: '2026-11-21' };
const registration: Registration = {
  verdict: 'can_register',
  section: '1(3)',
  opensOn: '2026-06-01',
  lastDay: '2037-04-30',
  ways: [],
  reasons: [],
  missing: [],
  cost: { amount: 1_000, from: '2026-04-08', note: null, source },
};
const words = (change: Partial<Registration>) =>
  registrationWords({ ...registration, ...change }, '2026-11-23');

const lastDay = 'The last day to apply is 30 April 2037.';
const fee = 'The fee is £1,000, and there is no ceremony under 18.';
const askAdviser = 'Ask a regulated adviser (Immigration Advice Authority, formerly OISC) or a solicitor.';

it.each<[string, Partial<Registration>, string, readonly string[]]>([
  ['British', { verdict: 'british' }, 'British already', []],
  ['perhaps British', { verdict: 'may_be_british' }, 'May be British already', []],
  [
    'whose parent is settled',
    {},
    'Can be registered as British now',
    ['Section 1(3), form MN1.', lastDay, fee],
  ],
  [
    'who lived here for ten years',
    { section: '1(4)', lastDay: null },
    'Can be registered as British now',
    ['Section 1(4), form T.', fee],
  ],
  [
    'under ten years old',
    { verdict: 'not_yet', section: '1(4)', opensOn: '2034-03-04', lastDay: null },
    'Can be registered from 4 March 2034',
    ['Earlier, once a parent is settled or British.', 'Section 1(4), form T.', fee],
  ],
  [
    'who was away too long, without a settled parent',
    { verdict: 'not_yet', opensOn: null },
    'Can be registered once a parent is settled or British',
    ['Section 1(3), form MN1.', lastDay, fee],
  ],
  [
    'born abroad',
    { verdict: 'discretion', section: '3(1)', opensOn: null },
    'Only if the Home Office allows it',
    [`Form MN1. ${askAdviser}`, lastDay, fee],
  ],
  [
    'with facts missing',
    {
      verdict: 'not_enough',
      missing: [{ code: 'journeys', message: 'Say whose journeys the child makes.' }],
    },
    'Not known yet',
    ['Say whose journeys the child makes.'],
  ],
  ['without a known way', { verdict: 'ask' }, 'No way is known to us', [askAdviser]],
])('The registration of a child %s', (_child, change, headline, todo) => {
  expect(words(change)).toMatchObject({ headline, todo });
});

it('Registration says which fee applies and what changes it', () => {
  const note = 'A later edition of the fees exists.';
  expect(words({ cost: { amount: 1_214, from: '2026-04-08', note, source } }).todo).toContain(
    `The fee is £1,214, and there is no ceremony under 18. ${note}`,
  );
  expect(words({ cost: null }).todo.at(-1)).toMatch(/^The fee for adults applies\. It is not confirmed here/);
});
