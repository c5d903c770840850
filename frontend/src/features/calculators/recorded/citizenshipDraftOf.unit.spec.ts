import { calculateCitizenship } from '@settlewise/rules/calculators';
import { addDays } from '@settlewise/rules/calendar';
import { toCitizenshipForm } from '@settlewise/rules/progress';
import { describe, expect, it } from 'vitest';
import { countJourneysUpTo } from '../../../record/journeys/countedJourney';
import { aJourney, anOpenJourney } from '../../../testing/builders';
import { aCitizenshipAnswer, anIlrProgress } from '../../../testing/progress';
import { emptyDraft, requestOf } from '../citizenship/draft/citizenshipDraft';
import { tripKeeping } from '../citizenship/steps/tripKeeping';
import { citizenshipDraftOf, type RecordForCitizenship } from './citizenshipDraftOf';
import { recordedAnswers, wouldLose } from './recordedAnswers';

const today = '2026-11-26';

const nothing: RecordForCitizenship = {
  ilr: anIlrProgress({ visaType: null, visaTypeLabel: null }),
  citizenship: {
    ...aCitizenshipAnswer(),
    hasILR: false,
    ilrGrantDate: null,
    ukEntryDate: null,
    spouseOfBritishCitizen: false,
    needsNoIlr: false,
  },
  journeys: [],
  visa: { previousVisaHistory: [] },
  profile: {
    dateOfBirth: null,
    englishLevel: null,
    englishLanguageProof: false,
    settledAs: null,
    goodCharacter: false,
    intendsToStayInUK: false,
    lifeInUKPassed: false,
    arrivedWithoutPermission: null,
  },
};

/** Settled for more than a year, as the husband of a British citizen. */
const luca: RecordForCitizenship = {
  ...nothing,
  ilr: { ...nothing.ilr, visaType: 'spouse', visaTypeLabel: 'Spouse' },
  citizenship: {
    ...nothing.citizenship,
    hasILR: true,
    ilrGrantDate: '2025-10-12',
    ukEntryDate: '2020-10-12',
    spouseOfBritishCitizen: true,
    needsNoIlr: false,
  },
  journeys: [aJourney('Italy', '2025-07-14', '2025-08-02')],
  visa: { previousVisaHistory: [{ visaType: 'student' }, { visaType: 'student' }] },
  profile: {
    ...nothing.profile,
    dateOfBirth: '1985-04-23',
    englishLanguageProof: true,
    lifeInUKPassed: true,
    goodCharacter: true,
  },
};

describe('the citizenship calculator filled in from a record', () => {
  it('leaves everything as it is before anybody typed, where the record says nothing', () =>
    expect(citizenshipDraftOf(nothing, today)).toEqual(emptyDraft(today)));

  it('takes route, entry, settlement, marriage, English, test and journeys over', () => {
    const draft = citizenshipDraftOf(luca, today);
    expect(draft).toMatchObject({
      immigrationRoute: 'spouse',
      statusType: 'ilr',
      isSpouseRoute: true,
      dateOfBirth: '1985-04-23',
      ukEntryDate: '2020-10-12',
      settlementDate: '2025-10-12',
      applicationDate: today,
      previousVisaTypes: ['student'],
      useDetailedAbsences: true,
      totalAbsences: 20,
    });
    expect(Object.entries(draft.ticks).flatMap(([name, isTicked]) => (isTicked ? name : []))).toEqual([
      'physicalPresence',
      'physicalPresenceExactDate',
      'settlementStatus12Months',
      'englishLanguage',
      'lifeInUK',
      'goodCharacter',
      'hasPreviousVisas',
    ]);
    expect(draft.fromRecord).toEqual([
      'your Spouse visa',
      'the day you came',
      'the day of your settlement',
      'your marriage to a British citizen',
      'your date of birth',
      'your English',
      'your Life in the UK test',
      '1 journey',
    ]);
  });

  it('keeps what came of an application in the words of the progress page, and calls nobody Irish for being British', () => {
    const note = 'Your application for citizenship was granted on 18 November 2026.';
    const application = {
      ...({ appliedFor: 'naturalisation', submittedOn: '2026-05-04' } as const),
      grantedOn: '2026-11-18',
    };
    const draft = (part: Partial<RecordForCitizenship['citizenship']>) =>
      citizenshipDraftOf({ ...luca, citizenship: { ...luca.citizenship, ...part } }, today);
    expect(draft({ application, note })).toMatchObject({ appliedByRecord: note, statusType: 'ilr' });
    const british = draft({ application, note, hasILR: false, ilrGrantDate: null, needsNoIlr: true });
    expect([british.statusType, british.fromRecord[0]]).toEqual(['ilr', 'your Spouse visa']);
    // A note about something else is none about an application.
    expect(draft({ note: 'No date can be worked out.' }).appliedByRecord).toBe('');
  });

  it('names settled status and rights as what they are', () => {
    const statusOf = (visaType: string, part: Partial<RecordForCitizenship['profile']>, needsNoIlr = false) =>
      citizenshipDraftOf(
        {
          ...luca,
          ilr: { ...luca.ilr, visaType, visaTypeLabel: 'Irish citizen' },
          citizenship: { ...luca.citizenship, needsNoIlr },
          profile: { ...luca.profile, ...part },
        },
        today,
      );
    expect(statusOf('eu_settled_status', {}).statusType).toBe('euss');
    expect(statusOf('skilled_worker', { settledAs: 'eu_settled_status_swiss' }).statusType).toBe(
      'euss_swiss',
    );
    expect(statusOf('right_of_abode', {}, true).statusType).toBe('right_of_abode');
    const irish = statusOf('irish_citizen', {}, true);
    expect([irish.statusType, irish.settlementDate, irish.fromRecord[0]]).toEqual([
      'irish',
      '',
      'your status (Irish citizen)',
    ]);
  });

  it('knows that ILR comes first, and from when citizenship can follow it', () => {
    const ilrToCome = (
      ilr: Partial<RecordForCitizenship['ilr']>,
      citizenship: Partial<RecordForCitizenship['citizenship']> = {},
    ) =>
      citizenshipDraftOf(
        {
          ...luca,
          ilr: { ...luca.ilr, ilrApplicationEarliestDate: '2027-04-07', ...ilr },
          citizenship: { ...luca.citizenship, hasILR: false, spouseOfBritishCitizen: false, ...citizenship },
        },
        today,
      ).ilrToCome;
    expect(ilrToCome({ ilrEligibilityDate: '2027-05-05' })).toEqual({ citizenshipFrom: '2028-10-07' });
    expect(ilrToCome({}, { arrivedWithoutPermission: 'yes' })).toEqual({ citizenshipFrom: '' });
    expect(ilrToCome({ ilrEligibilityDate: '2027-05-05' }, { spouseOfBritishCitizen: true })).toEqual({
      citizenshipFrom: '2027-10-07',
    });
    expect(ilrToCome({ ilrApplicationEarliestDate: null })).toEqual({ citizenshipFrom: '' });
    expect(ilrToCome({}, { hasILR: true })).toBeNull();
    expect(ilrToCome({}, { needsNoIlr: true })).toBeNull();
    // Before anybody has said which visa, a record knows nothing of ILR.
    expect(ilrToCome({ visaType: null })).toBeNull();
  });

  it('ticks no presence that the record does not show', () => {
    const ticksOf = (part: Partial<RecordForCitizenship>) => {
      const { physicalPresence, physicalPresenceExactDate } = citizenshipDraftOf(
        { ...luca, ...part },
        today,
      ).ticks;
      return [physicalPresence, physicalPresenceExactDate];
    };
    // Three years before: 27 November 2023 is the first day.
    expect(ticksOf({ journeys: [aJourney('Italy', '2023-11-20', '2023-12-01')] })).toEqual([true, false]);
    expect(ticksOf({ journeys: [aJourney('Italy', '2023-11-20', '2023-11-27')] })).toEqual([true, true]);
    expect(ticksOf({ citizenship: { ...luca.citizenship, ukEntryDate: '2024-01-01' } })).toEqual([
      false,
      false,
    ]);
  });
});

describe('a journey without a return', () => {
  it('says by which day ILR lapses, by the calculator as by the record', () => {
    const journeys = countJourneysUpTo([anOpenJourney('Italy', '2026-05-01', today)], today);
    const draft = citizenshipDraftOf({ ...luca, journeys }, today);
    const byRecord = toCitizenshipForm(
      {
        details: {
          visaType: 'spouse',
          marriedToBritishCitizen: true,
          dateOfBirth: '1985-04-23',
          englishLanguageProof: true,
          lifeInUKPassed: true,
          goodCharacter: true,
          intendsToStayInUK: true,
        },
        journeys: [{ departureDate: '2026-05-01', returnDate: today, stillAway: true }],
      },
      '2025-10-12',
      '2020-10-12',
    );
    const lapse = calculateCitizenship(byRecord, today).settlementLapse;
    expect(lapse).toMatchObject({ returnBy: '2028-05-01', mayHaveLapsed: false });
    expect(calculateCitizenship(requestOf(draft), today).settlementLapse).toEqual(lapse);
    // A draft of the day before counts the days up to then, and the person is still away.
    expect(calculateCitizenship(requestOf(draft), addDays(today, 1)).settlementLapse).toEqual(lapse);
    const [trip] = draft.absenceRecords;
    expect(trip && tripKeeping.withTyped(trip, { to: '2026-11-20' })).not.toHaveProperty('stillAway');
    expect(trip && tripKeeping.withTyped(trip, { place: 'Rome' })).toHaveProperty('stillAway', true);
  });
});

describe('what a record puts into a form', () => {
  const empty = emptyDraft(today);
  const typed = { ...empty, ukEntryDate: '2020-02-03', statusType: 'euss' as const };

  it('is a whole person where it has a visa, so that two people never mix', () => {
    const answers = recordedAnswers({ recorded: citizenshipDraftOf(luca, today), empty }, true);
    expect({ ...typed, ...answers }).toEqual(citizenshipDraftOf(luca, today));
    expect(wouldLose(typed, answers, empty)).toBe(true);
    expect(wouldLose(empty, answers, empty)).toBe(false);
    // The same once more loses nothing.
    expect(wouldLose({ ...typed, ...answers }, answers, empty)).toBe(false);
  });

  it('is what it knows where it has no visa, beside what was typed', () => {
    const recorded = citizenshipDraftOf({ ...nothing, journeys: luca.journeys }, today);
    const answers = recordedAnswers({ recorded, empty }, false);
    expect(wouldLose(typed, answers, empty)).toBe(false);
    expect({ ...typed, ...answers }).toMatchObject({
      ukEntryDate: '2020-02-03',
      statusType: 'euss',
      useDetailedAbsences: true,
      fromRecord: ['1 journey'],
    });
    expect(wouldLose({ ...typed, absenceRecords: [], totalAbsences: 3 }, answers, empty)).toBe(true);
  });
});
