import { describe, expect, it } from 'vitest';
import { settle } from '../../testing/settle';
import type { AssessedPerson, SettlementRequest } from '../assessment/request';

describe('the English requirement', () => {
  const granted: SettlementRequest = { route: 'global_talent', grantDate: '2022-06-01' };
  const assessPerson = (person: AssessedPerson) => settle(granted, '2026-11-23', [], person);

  it('is the level of the planned day: B1 does not meet B2', () => {
    expect(assessPerson({ englishLevel: 'B1' }).english).toMatchObject({
      asked: 'B2',
      held: 'B1',
      met: false,
    });
    expect(assessPerson({ englishLevel: 'B2' }).english).toMatchObject({
      asked: 'B2',
      held: 'B2',
      met: true,
    });
    expect(assessPerson({ englishLevel: 'C1' }).english?.met).toBe(true);
  });

  it.each([
    ['1962-05-04', 'age'],
    ['1962-05-06', null],
    ['2009-05-06', 'age'],
    ['2009-05-04', null],
  ] as const)(
    'for a person born %s, with an application on 4 May 2027 or later: %s',
    (dateOfBirth, exempt) => {
      const answer = assessPerson({ dateOfBirth });
      expect(answer.earliestApplicationDate).toBe('2027-05-04');
      expect(answer.english?.exempt).toBe(exempt);
      expect(answer.lifeInUk?.exempt).toBe(exempt);
    },
  );

  it('names the age on that day if it exempts', () => {
    const reason = assessPerson({ dateOfBirth: '1960-02-29' }).reasons.find(
      ({ code }) => code === 'knowledge_not_asked_at_age',
    );
    expect(reason?.standing).toBe('met');
    expect(reason?.message).toBe(
      'On 4 May 2027 you are 67 years old. So you do not need to show English or pass the Life in the UK test. Only people from 18 to 64 years old need this.',
    );
  });

  it('still applies on 28 February to a person born on 29 February, who is a year older on 1 March', () => {
    const assessGrantedOn = (grantDate: string) =>
      settle({ route: 'global_talent', grantDate }, '2026-11-23', [], { dateOfBirth: '1964-02-29' }).english;
    // 65 years after 29 February 1964 is 1 March 2029.
    expect(assessGrantedOn('2024-03-28')).toMatchObject({ on: '2029-02-28', exempt: null });
    expect(assessGrantedOn('2024-03-29')).toMatchObject({ on: '2029-03-01', exempt: 'age' });
  });
});
