import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, away } from '../../../testing/calculatorForms';
import { calculateCitizenship } from './calculateCitizenship';
import type { CitizenshipForm } from './citizenshipForm';

const today = '2026-11-21';
const answerTo = (part: Partial<CitizenshipForm>, on = today) =>
  calculateCitizenship(aCitizenshipForm(part), on);
const suggested = ({ suggestions }: { suggestions: readonly { code: string }[] }) =>
  suggestions.map(({ code }) => code);
const findReason = (answer: ReturnType<typeof answerTo>, code: string) =>
  answer.reasons.find((reason) => reason.code === code);

describe('the headline of a result', () => {
  it('never says only "eligible" for a person with a criminal record', () => {
    expect(answerTo({}).headline).toBeNull();
    const message = answerTo({ hasCriminalRecord: true }).headline?.message;
    expect(message).toContain(
      'By time and absences, yes. A conviction can decide otherwise: ask a regulated',
    );
    expect(answerTo({ hasCriminalRecord: true, settlementDate: '2026-06-01' }).headline?.message).toContain(
      'By time and absences, not yet.',
    );
  });

  // Good character guidance, pages 50 and 51.
  it('warns after an arrival without permission, does not say yes, and names no day', () => {
    const answer = answerTo({ arrivedWithoutPermission: 'yes' });
    expect(answer).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: null,
      headline: { code: 'irregular_arrival' },
    });
    const later = answerTo({ arrivedWithoutPermission: 'yes', settlementDate: '2026-06-01' });
    expect(later.suggestedEligibilityDate).toBeNull();
    expect(answer.headline?.message).toMatch(/normally refuses.*You lose the fee of £1,709\./);
    expect(findReason(answer, 'irregular_arrival')?.source.title).toContain('Good character');
    const possible = answerTo({ arrivedWithoutPermission: 'yes', hasCriminalRecord: true });
    expect(possible.headline?.code).toBe('irregular_arrival');
  });

  it.each<[string, Partial<CitizenshipForm>]>([
    ['a refugee', { immigrationRoute: 'refugee' }],
    ['a person with humanitarian protection', { immigrationRoute: 'humanitarian_protection' }],
    ['a person with protection before another visa', { hadProtection: true }],
    ['a person with immigration problems', { hasImmigrationIssues: true }],
    ['a person who is not sure', { arrivedWithoutPermission: 'not_sure' }],
  ])('asks %s about their arrival, until they answer that they had permission', (_who, part) => {
    expect(answerTo(part).headline?.code).toBe('irregular_arrival_possible');
    const answered = { ...part, arrivedWithoutPermission: 'no' } as const;
    expect(answerTo(answered)).toMatchObject({ isEligible: true, headline: null });
  });

  it('warns that settlement may have lapsed after more than two years away, and names no day', () => {
    const records = { settlementDate: '2019-01-15', absenceRecords: [away('2021-01-01', '2023-01-02')] };
    expect(answerTo({ ...records, absenceRecords: [away('2021-01-01', '2023-01-01')] }).headline).toBeNull();
    const answer = answerTo(records);
    expect(answer).toMatchObject({
      isEligible: false,
      suggestedEligibilityDate: null,
      headline: { code: 'settlement_may_have_lapsed' },
      settlementLapse: { returnBy: '2023-01-01', mayHaveLapsed: true },
    });
    expect(suggested(answer)[0]).toBe('settlement_lapse');
    expect(answerTo({ ...records, statusType: 'euss' }).settlementLapse).toBeNull();
  });

  it('mentions that the planned day is in the past', () => {
    const answer = answerTo({ applicationDate: '2026-10-01' });
    expect(findReason(answer, 'application_in_the_past')?.message).toContain(
      'for an application on 1 October 2026',
    );
  });
});
