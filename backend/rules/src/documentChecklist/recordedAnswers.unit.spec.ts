import { describe, expect, it } from 'vitest';
import { chosenInRecord } from './recordedAnswers';

const today = '2026-11-27';
const recorded = (question: string, answer: string, applicant = 'you') => ({ applicant, question, answer });

describe("A person's choices for a checklist", () => {
  it('are a form and a day, stored with the answers', () => {
    const all = [
      recorded('convictions', 'no'),
      recorded('form', 'SET(LR)'),
      recorded('planned_day', '2027-09-01'),
    ];
    expect(chosenInRecord(all, 'you', today)).toEqual({ form: 'SET(LR)', plannedOn: '2027-09-01' });
    expect(chosenInRecord(all, '2', today)).toEqual({});
  });

  it('ignore a count of absences stored earlier', () => {
    expect(chosenInRecord([recorded('planned_day', 'home_office')], 'you', today)).toEqual({});
  });

  it('ignore a past day and an invalid day', () => {
    const chosenDay = (day: string) => chosenInRecord([recorded('planned_day', day)], 'you', today);
    expect(chosenDay(today)).toEqual({ plannedOn: today });
    expect(chosenDay('2026-11-26')).toEqual({});
    expect(chosenDay('2027-02-30')).toEqual({});
    expect(chosenDay('soon')).toEqual({});
  });
});
