import type { CivilDate } from '@settlewise/rules/calendar';
import { describe, expect, it } from 'vitest';
import { emptyDraft, emptyTrip, type IlrDraft } from './ilrDraft';
import { isStepFilled, problemsOfDraft, problemsOfStep } from './problems';

const today: CivilDate = '2026-11-21';
const draft = (part: Partial<IlrDraft>): IlrDraft => ({
  ...emptyDraft(),
  visaType: 'skilled_worker',
  visaStartDate: '2023-11-21',
  ...part,
});
const messagesOf = (step: 1 | 2 | 3, part: Partial<IlrDraft>) =>
  problemsOfStep(draft(part), step, today).map(({ message }) => message);

describe('The visa step refuses', () => {
  it.each([
    ['nothing of a visa that was issued today', { visaStartDate: today }, []],
    ['no visa type', { visaType: null }, ['Choose your visa type']],
    ['no issue date', { visaStartDate: '' }, ['Enter your visa issue date']],
    [
      'an issue date in the future',
      { visaStartDate: '2026-11-22' },
      ['Your visa issue date cannot be in the future'],
    ],
    ['an issue date that is no date', { visaStartDate: '30/2/2024' }, ['February 2024 has no day 30']],
    ['nothing of an entry on the first day of the visa', { entryDate: '2023-11-21' }, []],
    ['an entry in the future', { entryDate: '2026-11-22' }, ['Your UK entry date cannot be in the future']],
    [
      'an entry before the visa',
      { entryDate: '2023-11-20' },
      ['Your UK entry date cannot be before your visa issue date'],
    ],
    ['an entry that is no date', { entryDate: '31 sep 2024' }, ['September 2024 has no day 31']],
    [
      'a visa that ends before it was issued',
      { visaEnds: '2023-11-20' },
      ['Your visa cannot end before it was issued'],
    ],
    [
      'a present visa before the first',
      { visaType: 'long_residence', presentVisaFrom: '2023-11-20' },
      ['Your present visa cannot begin before your first one'],
    ],
    [
      'a claim of protection in the future',
      { visaType: 'refugee', claimedOn: '2026-11-22' },
      ['This day cannot be in the future'],
    ],
  ] as const)('%s', (_, part, messages) => {
    expect(messagesOf(1, part)).toEqual(messages);
  });

  it.each([
    ['', '', ['Enter the first day of this visa', 'Enter the last day of this visa']],
    ['2021-01-02', '2021-01-01', ['This visa ends before it begins']],
    ['2021-01-01', '2021-01-01', []],
  ])('an earlier visa from “%s” to “%s”: %j', (from, to, messages) => {
    const visa = {
      id: 'visa-1',
      visaType: 'student',
      from,
      to,
      appliedInTime: null,
      appliedOn: '',
      gapBefore: null,
    };
    expect(messagesOf(1, { earlierVisas: [visa] })).toEqual(messages);
  });

  it('an entry before the first of all visas alone', () => {
    const visa = { id: 'visa-1', visaType: 'student', appliedInTime: null, appliedOn: '', gapBefore: null };
    const earlierVisas = [{ ...visa, from: '2021-01-01', to: '2023-11-20' }];
    expect(messagesOf(1, { earlierVisas, entryDate: '2021-01-01' })).toEqual([]);
    expect(messagesOf(1, { earlierVisas, entryDate: '2020-12-31' })).toHaveLength(1);
  });
});

describe('The absences step refuses', () => {
  it.each([
    [-1, ['Enter 0 or more days']],
    [2.5, ['Enter a whole number of days']],
    [367, ['A year has at most 366 days']],
    [366, []],
    [0, []],
    [null, []],
  ])('%s days in a year: %j', (days, messages) => {
    expect(messagesOf(2, { useDetailedAbsences: false, absencesPerYear: [{ year: 2025, days }] })).toEqual(
      messages,
    );
  });

  it.each([
    ['2025-04-10', '2025-04-03', '', ['The day you came back cannot be before the day you left']],
    ['', '', '', ['Enter the day you left the UK', 'Enter the day you came back']],
    ['31 Feb 2025', '2025-04-03', '', ['February 2025 has no day 31']],
    ['2025-04-03', '2025-04-03', 'x'.repeat(200), []],
    ['2025-04-03', '2025-04-03', 'x'.repeat(201), ['The reason can have at most 200 characters']],
  ])('a trip from “%s” to “%s”', (from, to, reason, messages) => {
    const trip = { ...emptyTrip([], today), from, to, reason };
    expect(messagesOf(2, { useDetailedAbsences: true, absences: [trip] })).toEqual(messages);
  });

  it('to go on without a way of counting', () => {
    expect(messagesOf(2, {})).toEqual(['Choose yearly totals or individual trips']);
  });
});

describe('The requirements step refuses', () => {
  const answered = { englishLanguageRequirement: true, meetsSalaryRequirement: false, goodCharacter: true };

  it.each([
    ['questions without an answer', {}, Array.from({ length: 3 }, () => 'Answer yes or no')],
    ['nothing where each has one', answered, []],
    [
      'no answer about English that nobody knows',
      { ...answered, englishLanguageRequirement: null, englishLevel: 'not_sure' },
      [],
    ],
    [
      'a birthday in the future',
      { ...answered, dateOfBirth: '2026-11-22' },
      ['This day cannot be in the future'],
    ],
    ['no day of the application', { ...answered, hasApplied: true }, ['Enter the day you applied for ILR']],
    [
      'an application before the visa',
      { ...answered, hasApplied: true, appliedForIlrOn: '2023-11-20' },
      ['The day you applied cannot be before your visa was issued'],
    ],
    [
      'an application in the future',
      { ...answered, hasApplied: true, appliedForIlrOn: '2026-11-22' },
      ['This day cannot be in the future'],
    ],
    [
      'no day of the application to extend',
      { ...answered, hasAppliedToExtend: true },
      ['Enter the day you applied to extend your visa'],
    ],
    ['nothing of an application today', { ...answered, hasApplied: true, appliedForIlrOn: '2026-11-21' }, []],
  ] as const)('%s', (_, part, messages) => {
    expect(messagesOf(3, part)).toEqual(messages);
  });
});

it('The whole draft has the problems of all steps, in their order', () => {
  expect(problemsOfDraft(emptyDraft(), today).map(({ step }) => step)).toEqual([1, 1, 2, 3, 3, 3]);
});

describe('A step is filled', () => {
  const trip = emptyTrip([], today);
  it.each([
    [1, { visaStartDate: '' }, false],
    [1, { visaType: null }, false],
    [1, {}, true],
    [2, {}, false],
    [2, { useDetailedAbsences: true }, false],
    [2, { useDetailedAbsences: true, absences: [trip] }, true],
    [2, { useDetailedAbsences: false, absences: [trip] }, false],
    [2, { useDetailedAbsences: false, absencesPerYear: [{ year: 2025, days: null }] }, true],
    [3, { englishLanguageRequirement: true, meetsSalaryRequirement: true }, false],
    [3, { englishLanguageRequirement: false, meetsSalaryRequirement: false, goodCharacter: false }, true],
    [3, { englishLevel: 'not_sure', meetsSalaryRequirement: true, goodCharacter: true }, true],
  ] as const)('step %i with %o: %s', (step, part, expected) => {
    expect(isStepFilled(draft(structuredClone(part) as Partial<IlrDraft>), step)).toBe(expected);
  });
});
