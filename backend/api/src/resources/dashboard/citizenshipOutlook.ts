import type { CitizenshipOutlook } from '@settlewise/contract';
import type { ProfileDetails } from '@settlewise/domain';
import { assess, UnsoundAssessment, type CivilDate, type Trip } from '@settlewise/rules';

/** What of a profile decides about citizenship, as far as the dashboard shows it. */
export type SettledPerson = Pick<ProfileDetails, 'hasILR' | 'ilrGrantDate' | 'marriedToBritishCitizen'>;

/** Reasons that say when, not why. */
const datesOnly: ReadonlySet<string> = new Set(['first_good_date']);

/**
 * When somebody with ILR meets the rules of citizenship on time and days away, counted cautiously; null without ILR.
 * @param today in London
 */
export function citizenshipOutlookOf(
  person: SettledPerson,
  trips: readonly Trip[],
  today: CivilDate,
): CitizenshipOutlook | null {
  if (!person.hasILR) return null;
  if (person.ilrGrantDate === null)
    return {
      eligibleNow: false,
      firstGoodDate: null,
      note: 'Add the day when your ILR was granted, and the day when you can apply for citizenship shows here.',
    };
  try {
    const { citizenship } = assess({
      asOf: today,
      counting: 'inclusive',
      trips,
      citizenship: {
        settledSince: person.ilrGrantDate,
        spouseOfBritishCitizen: person.marriedToBritishCitizen,
      },
    });
    if (citizenship === null) throw new TypeError('A question about citizenship was left without an answer');
    const against = citizenship.reasons.find(
      ({ code, standing }) => standing === 'against' && !datesOnly.has(code),
    );
    const eligibleNow = citizenship.verdict === 'eligible';
    return { eligibleNow, firstGoodDate: citizenship.firstGoodDate, note: against?.message ?? null };
  } catch (error) {
    if (!(error instanceof UnsoundAssessment)) throw error;
    return {
      eligibleNow: false,
      firstGoodDate: null,
      note: `No date can be worked out from your record. ${error.message}`,
    };
  }
}
