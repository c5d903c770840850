import { describe, expect, it } from 'vitest';
import { journey, settle } from '../../testing/settle';
import type { Endorsement, FirstGrantedAs, SettlementRequest } from '../assessment/request';

const today = '2026-11-28';

const talent = (endorsedBy?: Endorsement): SettlementRequest => ({
  route: 'global_talent',
  grantDate: '2023-09-10',
  ...(endorsedBy !== undefined && { endorsedBy }),
});

describe('Global Talent', () => {
  it.each(['science_body', 'prize', 'exceptional_talent'] as const)(
    'requires three years with %s',
    (endorsedBy) => {
      const answer = settle(talent(endorsedBy), today);
      expect(answer).toMatchObject({ verdict: 'eligible', qualifyingYears: 3, questions: [] });
      expect(answer.earliestApplicationDate).toBe('2026-08-13');
    },
  );

  it('requires five years with exceptional promise', () =>
    expect(settle(talent('exceptional_promise'), today)).toMatchObject({
      verdict: 'not_yet',
      qualifyingYears: 5,
      questions: [],
      otherOutcome: null,
      earliestApplicationDate: '2028-08-13',
    }));

  it.each([undefined, 'not_sure'] as const)('gives both dates while the endorsement is %s', (endorsedBy) => {
    const answer = settle(talent(endorsedBy), today);
    expect(answer.earliestApplicationDate).toBe('2028-08-13');
    expect(answer.otherOutcome).toMatchObject({
      verdict: 'eligible',
      earliestApplicationDate: '2026-08-13',
      supposing: 'If you need three years',
      otherwise: 'If your endorsement is for exceptional promise',
    });
    expect(answer.questions).toMatchObject([{ code: 'endorsed_by' }]);
    expect(answer.questions[0]?.why).toContain('the Royal Academy of Engineering or UKRI');
    expect(answer.questions[0]?.source.title).toContain('Continuous residence');
  });

  it.each([
    ['science_body', '2026-08-13'],
    ['prize', '2026-08-13'],
    ['exceptional_talent', '2026-12-08'],
  ] as const)(
    'excludes an absence for research with %s only if the guidance does',
    (endorsedBy, firstDay) => {
      const away = [journey('2024-01-01', '2024-07-03', { permittedReason: 'research' })];
      expect(settle(talent(endorsedBy), today, away).earliestApplicationDate).toBe(firstDay);
    },
  );
});

const privateLife = (firstGrantedAs?: FirstGrantedAs): SettlementRequest => ({
  route: 'private_life',
  grantDate: '2021-09-10',
  ...(firstGrantedAs !== undefined && { firstGrantedAs }),
});

describe('Private life', () => {
  it.each([
    ['child', 5],
    ['half_of_life', 5],
    ['adult', 10],
  ] as const)('requires of a person first granted as %s %d years', (firstGrantedAs, years) =>
    expect(settle(privateLife(firstGrantedAs), today)).toMatchObject({
      qualifyingYears: years,
      questions: [],
    }),
  );

  it.each([
    ['2003-09-11', 5, []],
    ['2003-09-10', 10, ['first_granted_as']],
    ['1996-09-11', 10, ['first_granted_as']],
    ['1996-09-10', 10, []],
  ])(
    'requires of a person born on %s %d years, by their age on 10 September 2021',
    (dateOfBirth, years, codes) => {
      const answer = settle(privateLife(), today, [], { dateOfBirth });
      expect(answer.qualifyingYears).toBe(years);
      expect(answer.questions.map(({ code }) => code)).toEqual(codes);
    },
  );

  it('gives both dates while the age is unknown', () => {
    const answer = settle(privateLife(), today);
    expect(answer.earliestApplicationDate).toBe('2031-08-13');
    expect(answer.otherOutcome).toMatchObject({ verdict: 'eligible', earliestApplicationDate: '2026-08-13' });
    expect(answer.questions[0]?.message).toContain('on 10 September 2021');
  });
});
