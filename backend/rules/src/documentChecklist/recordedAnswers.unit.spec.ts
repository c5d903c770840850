import { describe, expect, it } from 'vitest';
import { chosenInRecord } from './recordedAnswers';

const today = '2026-11-27';
const said = (question: string, answer: string, applicant = 'you') => ({ applicant, question, answer });

describe("A person's choices for a checklist", () => {
  it('are a form and a day, stored with the answers', () => {
    const all = [said('convictions', 'no'), said('form', 'SET(LR)'), said('planned_day', '2027-09-01')];
    expect(chosenInRecord(all, 'you', today)).toEqual({ form: 'SET(LR)', plannedOn: '2027-09-01' });
    expect(chosenInRecord(all, '2', today)).toEqual({});
  });

  it('ignore a count of absences stored earlier', () => {
    expect(chosenInRecord([said('planned_day', 'home_office')], 'you', today)).toEqual({});
  });

  it('ignore a past day and an invalid day', () => {
    const on = (day: string) => chosenInRecord([said('planned_day', day)], 'you', today);
    expect(on(today)).toEqual({ plannedOn: today });
    expect(on('2026-11-26')).toEqual({});
    expect(on('2027-02-30')).toEqual({});
    expect(on('soon')).toEqual({});
  });
});
