import { describe, expect, it } from 'vitest';
import { hardToRead } from '../../testing/plainEnglish';
import { checkReferees } from './checkReferees';
import { professionsOn } from './profession';
import type { Referee, RefereeForm, RefereeRule } from './answer';

const on = '2027-02-20';
/** Meets every rule, and can be either of the two referees. */
const ruth: Referee = {
  id: 'ruth',
  fullName: 'Ruth Abara',
  dateOfBirth: '1978-06-30',
  job: 'Teacher',
  professional: true,
  britishPassport: true,
  passportNumber: '500112233',
  email: 'ruth@example.org',
  addresses: '9 Station Road',
  knownSince: '2019-09',
  howKnown: 'Choir',
  dealtWithChild: true,
  relatedToApplicant: false,
  relatedToOther: false,
  represents: false,
  homeOffice: false,
  convictions: 'none',
};
const unanswered: Referee = {
  ...ruth,
  dateOfBirth: null,
  job: null,
  professional: null,
  britishPassport: null,
  passportNumber: null,
  email: null,
  addresses: null,
  knownSince: null,
  howKnown: null,
  dealtWithChild: null,
  relatedToApplicant: null,
  relatedToOther: null,
  represents: null,
  homeOffice: null,
  convictions: null,
};
function checkRule(rule: RefereeRule, answers: Partial<Referee>, form: RefereeForm = 'AN') {
  const [checked] = checkReferees([{ ...ruth, ...answers }], { form, on }).referees;
  const finding = checked?.findings.find((each) => each.rule === rule);
  if (finding === undefined) throw new Error(`No finding of ${rule}`);
  return finding;
}

describe('a rule for a referee', () => {
  // Three years before 20 February 2027.
  it.each<[RefereeRule, Partial<Referee>, string]>([
    ['known', { knownSince: '2024-02-20' }, 'met'],
    ['known', { knownSince: '2024-02-21' }, 'not_met'],
    ['known', { knownSince: '2024-01' }, 'met'],
    ['known', { knownSince: '2024-02' }, 'open'],
    ['known', { knownSince: '2024-03' }, 'not_met'],
    ['known', { knownSince: null }, 'open'],
    ['not_related', { relatedToApplicant: false }, 'met'],
    ['not_related', { relatedToApplicant: true }, 'not_met'],
    ['not_related', { relatedToApplicant: null }, 'open'],
    ['not_related_to_other', { relatedToOther: false }, 'met'],
    ['not_related_to_other', { relatedToOther: true }, 'not_met'],
    ['not_related_to_other', { relatedToOther: null }, 'open'],
    ['not_representative', { represents: false }, 'met'],
    ['not_representative', { represents: true }, 'not_met'],
    ['not_representative', { represents: null }, 'open'],
    ['not_home_office', { homeOffice: false }, 'met'],
    ['not_home_office', { homeOffice: true }, 'not_met'],
    ['not_home_office', { homeOffice: null }, 'open'],
    ['no_conviction', { convictions: 'none' }, 'met'],
    ['no_conviction', { convictions: 'disregarded' }, 'met'],
    ['no_conviction', { convictions: 'convicted' }, 'not_met'],
    ['no_conviction', { convictions: null }, 'open'],
    // One of the two only needs a profession, with any nationality.
    ['role', { professional: true, britishPassport: false }, 'met'],
    ['role', { professional: false, britishPassport: true }, 'met'],
    ['role', { professional: false, britishPassport: false }, 'not_met'],
    ['role', { professional: null, job: 'Gardener', britishPassport: false }, 'open'],
    // The list of professions decides if there is no answer; a person's own answer overrides it.
    ['role', { professional: null, job: ' police  Officer', britishPassport: false }, 'met'],
    ['role', { professional: false, job: 'Teacher', britishPassport: false }, 'not_met'],
    ['profession', { professional: null, job: 'Gardener', britishPassport: false }, 'open'],
    ['profession', { professional: null, job: 'Gardener' }, 'met'],
    ['profession', { professional: null, job: 'Nurse', britishPassport: false }, 'met'],
    // The referee must be over 25 on the day: 26 is, 24 is not, and the sources do not say about 25.
    ['role', { professional: false, dateOfBirth: '2001-02-20' }, 'met'],
    ['role', { professional: false, dateOfBirth: '2001-02-21' }, 'open'],
    ['role', { professional: false, dateOfBirth: '2002-02-20' }, 'open'],
    ['role', { professional: false, dateOfBirth: '2002-02-21' }, 'not_met'],
    ['role', { professional: false, dateOfBirth: null }, 'open'],
    ['details', {}, 'met'],
    ['details', { passportNumber: null }, 'open'],
  ])('%s with %j is %s', (rule, answers, state) => {
    expect(checkRule(rule, answers).state).toBe(state);
  });

  it.each<[RefereeRule, Partial<Referee>, string]>([
    // No length of time is named for a child.
    ['known', { knownSince: '2027-01', howKnown: null }, 'met'],
    ['known', { knownSince: null }, 'met'],
    ['known', { knownSince: null, howKnown: null }, 'open'],
    ['role', { britishPassport: false }, 'met'],
    ['role', { britishPassport: false, dealtWithChild: false }, 'not_met'],
    ['role', { britishPassport: false, dealtWithChild: null }, 'open'],
    ['role', { dealtWithChild: false }, 'met'],
  ])('for a child, %s with %j is %s', (rule, answers, state) => {
    expect(checkRule(rule, answers, 'MN1').state).toBe(state);
  });

  it('explains what follows from its days, and what is missing', () => {
    expect(checkRule('known', { knownSince: '2024-03-05' }).text).toBe(
      'Since 5 March 2024. That is not long enough on 20 February 2027. It is from 5 March 2027 on.',
    );
    expect(checkRule('known', { knownSince: '2024-02' }).text).toContain('Say on which day');
    expect(checkRule('details', { email: null, job: null }).text).toBe(
      'Still missing: profession or job, email address.',
    );
    expect(checkRule('role', { professional: false, dateOfBirth: '2001-06-01' }).text).toContain(
      'They are 25 on that day',
    );
  });

  it('has a source, which was not read for the registration of a child', () => {
    for (const { rule, source } of checkReferees([ruth], { form: 'AN', on }).referees[0]?.findings ?? [])
      expect([rule, source.url]).toEqual([
        rule,
        // The list of professions has its own page.
        expect.stringContaining(rule === 'profession' ? 'gov.uk/government/publications' : 'Guide_AN'),
      ]);
    expect(checkRule('role', {}).confidence).toBe('quoted');
    expect(checkRule('role', {}, 'MN1').confidence).toBe('secondary');
  });

  it('is described in plain English', () => {
    for (const form of ['AN', 'MN1'] as const)
      for (const answers of [
        {},
        unanswered,
        { professional: false, britishPassport: false },
        { knownSince: '2026-01' },
      ]) {
        const { referees, lacks } = checkReferees([{ ...ruth, ...answers }], { form, on });
        const texts = referees.flatMap(({ findings }) => findings.map(({ text }) => text));
        expect([...texts, ...lacks].filter((text) => text !== '').flatMap(hardToRead)).toEqual([]);
      }
  });
});

describe('two referees', () => {
  const ben: Referee = { ...ruth, id: 'ben', fullName: 'Ben Cole' };
  const professional = { britishPassport: false };
  const british = { professional: false };
  const check = (...referees: Referee[]) => checkReferees(referees, { form: 'AN', on });

  it('include one with a profession and one with a British passport, in any order', () => {
    const pair = { first: 'ruth', second: 'ben' };
    const [one, other] = [
      { ...ruth, ...professional },
      { ...ben, ...british },
    ];
    expect(check(one, other)).toMatchObject({ pair, state: 'met', lacks: [] });
    expect(check(other, one)).toMatchObject({ pair, state: 'met' });
    expect(check(ruth, ben)).toMatchObject({ pair, state: 'met' });
  });

  it('are the two with the fewest open points', () => {
    const open = { ...ben, id: 'open', homeOffice: null };
    expect(check(open, { ...ruth, ...professional }, ben).pair).toEqual({ first: 'ruth', second: 'ben' });
    expect(check(open, ruth)).toMatchObject({
      state: 'open',
      lacks: [expect.stringContaining('still open')],
    });
  });

  it.each([
    ['nobody', [], 'You need two more referees who can be one.'],
    ['one', [ruth], 'You need one more referee who can be one.'],
    [
      'one, and a relative',
      [ruth, { ...ben, relatedToApplicant: true }],
      'You need one more referee who can be one.',
    ],
    [
      'two without a profession',
      [
        { ...ruth, ...british },
        { ...ben, ...british },
      ],
      'You need somebody with a profession of the list.',
    ],
    [
      'two without a British passport',
      [
        { ...ruth, ...professional },
        { ...ben, ...professional },
      ],
      'You need somebody with a British passport, who has a profession or is old enough.',
    ],
  ])('are not complete with %s', (_, referees, lack) => {
    expect(check(...referees)).toMatchObject({ pair: null, state: 'not_met', lacks: [lack] });
  });

  it('are two people, although one person could be both', () => {
    const neither = { ...ben, professional: false, britishPassport: false };
    expect(check(ruth, neither)).toMatchObject({ pair: null, lacks: [expect.stringContaining('one more')] });
  });

  it('of a child include one who has worked with the child', () => {
    const strangers = [ruth, ben].map((referee) => ({ ...referee, dealtWithChild: false }));
    expect(checkReferees(strangers, { form: 'MN1', on }).lacks).toEqual([
      'You need somebody with a profession of the list, who has dealt with the child at work.',
    ]);
    expect(checkReferees([ruth, ben], { form: 'MN1', on }).state).toBe('met');
  });
});

describe('the list of professions', () => {
  it('has about fifty, each once, from its own page', () => {
    const names = professionsOn(on);
    expect(names.length).toBeGreaterThan(45);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(checkRule('profession', {})).toMatchObject({ confidence: 'secondary' });
  });

  it.each([
    [{ professional: null, job: 'Nurse' }, 'Nurse is in the list of professions.'],
    [{ professional: true, job: 'Teacher' }, ''],
    [{ professional: true, job: 'Head of a school' }, expect.stringContaining('Check the list on GOV.UK')],
    [{ professional: false, job: 'Dentist' }, expect.stringContaining('Check your answer')],
  ])('describes %j as far as the job is known', (answers, text) => {
    expect(checkRule('profession', answers).text).toEqual(text);
  });
});
