import { describe, expect, it } from 'vitest';
import { isRouteKey } from '../routes/routes';
import {
  announcedRisks,
  concerns,
  noticeConcerns,
  topicOfPerson,
  topicsOfFamily,
  type ConcernedDependant,
  type LawNoticeShown,
} from './lawNotices';

const today = '2026-11-29';
const notice: LawNoticeShown = {
  title: 'A plan',
  text: 'What it says.',
  source: { title: 'A page', url: 'https://www.gov.uk/page' },
  day: '2026-11-28',
  standing: 'announced',
  concerns: ['skilled_worker'],
};

describe('a notice', () => {
  it('can concern each route, settlement as a whole, and citizenship', () => {
    const [settlement, citizenship, ...keys] = noticeConcerns;
    expect([settlement, citizenship]).toEqual(['settlement', 'citizenship']);
    expect(keys.every(isRouteKey)).toBe(true);
  });

  it.each([
    [['skilled_worker'], { settlementOn: 'skilled_worker' }, true],
    [['skilled_worker'], { settlementOn: 'partner' }, false],
    [['skilled_worker'], 'citizenship', false],
    [['settlement'], { settlementOn: 'partner' }, true],
    // A visitor visa does not lead to settlement.
    [['settlement'], { settlementOn: 'visitor' }, false],
    [['citizenship'], 'citizenship', true],
    [['citizenship'], { settlementOn: 'partner' }, false],
  ] as const)('about %o concerns %o: %s', (named, topic, expected) => {
    expect(concerns({ concerns: named }, topic)).toBe(expected);
  });
});

describe('a person', () => {
  const person = { visaType: 'skilled_worker', hasILR: false, settledAs: null, british: false };
  it.each([
    [person, { settlementOn: 'skilled_worker' }],
    [{ ...person, hasILR: true }, 'citizenship'],
    [{ ...person, settledAs: 'irish' }, 'citizenship'],
    [{ ...person, visaType: 'eu_settled_status' }, 'citizenship'],
    [{ ...person, settledAs: 'right_of_abode' }, null],
    [{ ...person, hasILR: true, british: true }, null],
    [{ ...person, visaType: null }, null],
    [{ ...person, visaType: 'other' }, null],
  ])('with %o is affected by %o', (given, expected) => expect(topicOfPerson(given)).toEqual(expected));
});

describe('a family', () => {
  const person = { visaType: 'skilled_worker', hasILR: false, settledAs: null, british: false };
  const dependant = { currentVisaType: 'spouse', british: null, nationality: 'india', settledSince: null };
  const topics = (...dependants: ConcernedDependant[]) => topicsOfFamily(person, dependants, '2026-11-28');
  it('is affected by the notices of all its members, each once', () => {
    expect(topics()).toEqual([{ settlementOn: 'skilled_worker' }]);
    expect(topics(dependant, dependant)).toEqual([
      { settlementOn: 'skilled_worker' },
      { settlementOn: 'partner' },
    ]);
    expect(topics({ ...dependant, settledSince: '2026-11-28' })).toContain('citizenship');
    expect(topics({ ...dependant, settledSince: '2026-11-29' })).not.toContain('citizenship');
    expect(topics({ ...dependant, british: true })).toEqual(topics());
    expect(topics({ ...dependant, nationality: 'united_kingdom' })).toEqual(topics());
  });
});

describe('waiting is a risk', () => {
  const titles = (...given: Parameters<typeof announcedRisks>) =>
    announcedRisks(...given).map(({ title }) => title);

  it('if a proposal increases the years, or would close the route', () => {
    expect(titles({ settlementOn: 'skilled_worker' }, [], today)).toEqual(['Earned settlement']);
    expect(titles({ settlementOn: 'long_residence' }, [], today)).toEqual(['Earned settlement']);
    expect(titles('citizenship', [], today)).toEqual(['Earned citizenship']);
  });

  it('but not if the proposal keeps the years', () => {
    expect(titles({ settlementOn: 'partner' }, [], today)).toEqual([]);
    expect(titles({ settlementOn: 'global_talent' }, [], today)).toEqual([]);
    expect(titles({ settlementOn: 'visitor' }, [], today)).toEqual([]);
  });

  it('if a published notice about the route is announced, but not if it is in force', () => {
    const route = { settlementOn: 'partner' } as const;
    const partnerNotice = { ...notice, concerns: ['partner'] };
    expect(titles(route, [notice, partnerNotice], today)).toEqual(['A plan']);
    expect(titles(route, [{ ...partnerNotice, standing: 'in_force' }], today)).toEqual([]);
    expect(titles({ settlementOn: 'skilled_worker' }, [notice], today)).toEqual([
      'A plan',
      'Earned settlement',
    ]);
  });
});
