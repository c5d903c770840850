import { describe, expect, it } from 'vitest';
import { aCitizenshipAnswer, anIlrProgress } from '../../testing/progress';
import { statusLabels } from './statusLabels';

const granted = { hasILR: true, ilrStatus: 'Granted', ilrGrantDate: '2026-03-01', requirements: [] };
const complete = {
  hasILR: true,
  ilrGrantDate: '2026-03-01',
  citizenshipStatus: 'In progress',
  citizenshipEligibilityDate: '2026-11-21',
};
const english = { key: 'english', title: 'English', state: 'not_met' as const, detail: 'No proof yet.' };
const passed = { key: 'life_in_uk', title: 'Life in the UK test', state: 'met' as const, detail: '' };

const labels = (
  ilr: Parameters<typeof anIlrProgress>[0],
  citizenship: Parameters<typeof aCitizenshipAnswer>[0] = {},
) => statusLabels({ ilr: anIlrProgress(ilr), citizenship: aCitizenshipAnswer(citizenship), journeys: [] });

describe('The status of somebody on the way to ILR', () => {
  it('names the first day to apply, and how long the years still take', () => {
    expect(labels({})).toEqual({
      tone: 'soon',
      status: 'In progress',
      fillIn: false,
      beside: '',
      margin: null,
      headline: 'You can apply for ILR from 6 April 2027',
      why: 'ILR, indefinite leave to remain, asks for 5 years. That is complete in 5 months and 13 days.',
      way: { percent: 91, from: '4 May 2022', until: '4 May 2027' },
    });
  });

  it('says what the days of travel change beside a day, and nothing of them while no day is the answer', () => {
    const travelMargin = 'With days of travel the first day is 4 May 2028.';
    expect(labels({ travelMargin }).margin).toBe(travelMargin);
    expect(labels({ travelMargin, awaitingDecisionSince: '2026-10-22' }).margin).toBeUndefined();
    expect(labels(granted, { ...complete, travelMargin, eligibleForCitizenship: true }).margin).toBe(
      travelMargin,
    );
  });

  it('asks for what is missing first', () => {
    expect(labels({ missing: ['visaType', 'visaStartDate'] })).toMatchObject({
      tone: 'plain',
      way: null,
      fillIn: true,
      why: 'Add your visa type and the start date of your visa, and the first day you can apply for indefinite leave to remain (ILR) shows here.',
    });
  });

  it('says that one can apply now', () => {
    const now = labels({ eligibleNow: true, progress: 100, ilrStatus: 'Eligible to apply', timeLeft: null });
    expect(now).toMatchObject({
      tone: 'within',
      headline: 'You are now eligible to apply',
      way: { percent: 100 },
      fillIn: false,
    });
  });
});

describe('The status of somebody with ILR', () => {
  it('says that citizenship is open', () => {
    expect(labels(granted, { ...complete, eligibleForCitizenship: true })).toMatchObject({
      tone: 'within',
      headline: 'You can apply for citizenship now',
      way: { percent: 100 },
      why: 'ILR was granted on 1 March 2026. Your time, your days away and what you told us meet the requirements.',
    });
  });

  it('names what is still missing where the time is complete', () => {
    expect(labels(granted, { ...complete, requirements: [passed, english] })).toMatchObject({
      tone: 'soon',
      headline: 'Your time for citizenship is complete',
      fillIn: true,
      why: 'What is still missing: English.',
    });
  });
});

describe('The status of somebody who may have come to the UK without permission', () => {
  it('is at the head what that puts at stake, with no day to apply', () => {
    const message = 'You lose the fee.';
    const headed = (code: string) => labels(granted, { ...complete, headline: { code, message } });
    expect(headed('irregular_arrival')).toMatchObject({
      tone: 'over',
      headline: 'Citizenship is normally refused',
      why: message,
      way: null,
    });
    expect(headed('irregular_arrival_possible')).toMatchObject({
      tone: 'soon',
      headline: 'How you came to the UK decides about citizenship',
      way: null,
    });
  });
});
