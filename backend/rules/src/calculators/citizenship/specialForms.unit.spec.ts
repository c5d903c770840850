import { describe, expect, it } from 'vitest';
import { aCitizenshipForm, away } from '../../../testing/calculatorForms';
import { calculateCitizenship } from './calculateCitizenship';
import type { CitizenshipForm } from './citizenshipForm';

const applicationDate = '2040-12-01';
/** A person who plans to apply on 1 December 2040, a year after settlement. */
const answerTo = (part: Partial<CitizenshipForm> = {}) =>
  calculateCitizenship(
    aCitizenshipForm({ ukEntryDate: '2034-02-03', settlementDate: '2039-11-20', applicationDate, ...part }),
    '2026-11-21',
  );
const findMessage = (reasons: readonly { code: string; message: string }[], code: string) =>
  reasons.find((reason) => reason.code === code)?.message;

describe('trips in the final year', () => {
  const trips = [away('2040-02-01', '2040-04-30'), away('2040-07-01', '2040-07-10')];

  it('name the first day on which enough of them have left the final year, by both counts', () => {
    // On these days the absences of early February have left the final year: six of 96, or ten of 100.
    const answer = answerTo({ absenceRecords: trips });
    expect(answer).toMatchObject({
      isEligible: false,
      absenceDaysRecent: 100,
      recentBand: 'discretion_expected',
      suggestedEligibilityDate: '2041-02-07',
    });
    expect(answer.travelMargin).toContain('meet the rules from 10 February 2041');
    expect(answer.suggestions.map(({ message }) => message).join(' ')).toContain(
      'You have 96 days away. That is 6 more than the limit of 90.',
    );
  });

  it('of one day more move both days', () => {
    const answer = answerTo({ absenceRecords: [...trips, away('2040-08-01', '2040-08-05')] });
    expect(answer.suggestedEligibilityDate).toBe('2041-02-10');
    expect(answer.travelMargin).toContain('meet the rules from 15 February 2041');
  });

  it('to Jersey are no absence, while other journeys are', () => {
    const answer = answerTo({
      absenceRecords: [
        away('2040-02-01', '2040-06-30', { crownDependency: 'visited' }),
        away('2040-07-01', '2040-07-10'),
      ],
    });
    expect(answer).toMatchObject({ isEligible: true, absenceDaysTotal: 10, absenceDaysRecent: 10 });
    expect(findMessage(answer.reasons, 'crown_dependency_days')).toContain(
      'For citizenship these islands are part of the UK. So these days are not days away.',
    );
  });
});

it('of more than two years end settlement, except EU settled status', () => {
  const form = {
    ukEntryDate: '2030-02-03',
    settlementDate: '2037-11-20',
    applicationDate: '2046-12-01',
    absenceRecords: [away('2038-01-01', '2040-01-02')],
  };
  const lapsed = answerTo(form);
  expect(lapsed.isEligible).toBe(false);
  expect(lapsed.headline?.message).toMatch(/^Your settlement may have lapsed\. Ask/);
  expect(findMessage(lapsed.reasons, 'settlement_may_have_lapsed')).toContain(
    'Appendix Returning Resident says how you can return',
  );
  expect(answerTo({ ...form, statusType: 'euss' })).toMatchObject({ isEligible: true, headline: null });
});

it('a spouse is not asked for the intention to stay, and the headline mentions a conviction', () => {
  const answer = answerTo({ isSpouseRoute: true, intendsToContinueResiding: false, hasCriminalRecord: true });
  expect(answer.headline?.message).toMatch(
    /^By time and absences, yes\. A conviction can decide otherwise: ask a regulated adviser/,
  );
  expect(findMessage(answer.reasons, 'intention_not_asked')).toContain(
    'So nobody asks whether you mean to go on living in the UK.',
  );
});

it('English at level A2 is too low, and no level is required from the 65th birthday', () => {
  expect(answerTo({ englishLevel: 'A2' }).suggestions[0]?.message).toContain(
    'You need English at level B1 or higher on 1 December 2040. You have level A2.',
  );
  const at65 = answerTo({ englishLevel: 'A2', lifeInUK: false, dateOfBirth: '1975-12-01' });
  expect(at65).toMatchObject({ isEligible: true, suggestions: [] });
  expect(answerTo({ englishLevel: 'A2', dateOfBirth: '1975-12-02' }).isEligible).toBe(false);
});

it('a British National (Overseas) reads that the fee of registration is not confirmed', () => {
  const registration = answerTo({ britishNationalOverseas: true }).registration;
  // Twelve months after settlement.
  expect(registration).toMatchObject({ section: '4(2)', verdict: 'eligible', firstGoodDate: '2040-11-20' });
  expect(findMessage(registration?.reasons ?? [], 'registration_fee')).toMatch(
    /\(not confirmed\)\. Check the fee before you pay/,
  );
});
