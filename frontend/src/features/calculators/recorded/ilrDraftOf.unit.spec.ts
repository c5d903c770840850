import { calculateIlr } from '@settlewise/rules/calculators';
import { type ReturnedTrip, settlementProgress } from '@settlewise/rules/progress';
import { describe, expect, it } from 'vitest';
import { countJourneysUpTo } from '../../../record/journeys/countedJourney';
import { aJourney, anOpenJourney } from '../../../testing/builders';
import { changedTrip, emptyDraft, type IlrDraft } from '../ilr/draft/ilrDraft';
import { formOf, payloadOf } from '../ilr/draft/requestOf';
import { visasHeld } from '../ilr/draft/visasHeld';
import { stillAsked } from './stillAsked';
import { ilrDraftOf, type RecordForCalculator } from './ilrDraftOf';

const nothing: RecordForCalculator = {
  ilr: {
    visaType: null,
    visaTypeLabel: null,
    visaStartDate: null,
    hasEnglishLanguage: false,
    needsNoIlr: false,
    awaitingDecisionSince: null,
    extensionAppliedOn: null,
    english: null,
  },
  citizenship: { meetsGoodCharacter: false },
  journeys: [],
  visa: {
    ukEntryDate: null,
    visaExpiryDate: null,
    appliedOn: null,
    appliedInTime: null,
    gapBefore: null,
    claimedOn: null,
    endorsedBy: null,
    firstGrantedAs: null,
    dischargedOn: null,
    medicalDischarge: null,
    previousVisaHistory: [],
  },
  profile: { dateOfBirth: null, englishLevel: null },
};
const worker = {
  ...nothing.ilr,
  visaType: 'skilled_worker',
  visaTypeLabel: 'Skilled Worker',
  visaStartDate: '2024-07-30',
};
const held = (visaType: string, startDate: string, endDate: string, rest = {}) => ({
  id: startDate,
  visaType,
  startDate,
  endDate,
  appliedOn: null,
  appliedInTime: null,
  gapBefore: null,
  ...rest,
});

describe('the first day by the calculator filled in from a record', () => {
  const today = '2026-11-21';
  const ill = {
    ...aJourney('Lagos', '2025-01-10', '2025-09-20'),
    permittedReason: 'compelling_compassionate' as const,
  };
  const first = held('skilled_worker', '2021-05-15', '2024-05-14');
  const now = { visaStartDate: '2024-07-30', visaExpiryDate: '2029-07-29' };
  const facts = { appliedInTime: 'no', gapBefore: 'overstayer_exception' } as const;

  it.each([
    ['with a reason and an excused gap', ill, facts],
    [
      'with a reason that the route does not know',
      { ...ill, permittedReason: 'family_life' as const },
      facts,
    ],
    ['without a reason', { ...ill, permittedReason: null }, facts],
    ['without an exception', ill, { ...facts, gapBefore: null }],
  ])('is that of the record %s', (_, journey, said) => {
    const draft = ilrDraftOf({
      ...nothing,
      ilr: { ...worker, hasEnglishLanguage: true },
      citizenship: { meetsGoodCharacter: true },
      journeys: [journey],
      visa: { ...nothing.visa, ...said, visaExpiryDate: now.visaExpiryDate, previousVisaHistory: [first] },
    });
    const byRecord = settlementProgress(
      'skilled_worker',
      { ...now, ...said, earlier: [first] },
      [{ ...journey, permittedReason: journey.permittedReason ?? undefined } as ReturnedTrip],
      today,
    );
    const byCalculator = calculateIlr(formOf(payloadOf(draft)), today);
    expect(byCalculator.earliestApplicationDate).toBe(byRecord.answer.earliestApplicationDate);
    expect(byCalculator.earliestApplicationDate).not.toBeNull();
  });

  it('is earlier where the reason is known and the gap is excused', () => {
    const dateWith = (
      permittedReason: typeof ill.permittedReason | undefined,
      gapBefore: typeof facts.gapBefore | null,
    ) =>
      settlementProgress(
        'skilled_worker',
        { ...now, appliedInTime: 'no', gapBefore, earlier: [first] },
        [
          {
            departureDate: '2025-01-10',
            returnDate: '2025-09-20',
            ...(permittedReason && { permittedReason }),
          },
        ],
        today,
      ).answer.earliestApplicationDate ?? '';
    const both = dateWith(ill.permittedReason, facts.gapBefore);
    expect(both < dateWith(undefined, facts.gapBefore)).toBe(true);
    expect(both < dateWith(ill.permittedReason, null)).toBe(true);
  });
});

describe('a journey without a return', () => {
  it('asks to be back first, by the calculator as by the record, and no longer once a return is typed', () => {
    const today = '2026-11-21';
    const journeys = countJourneysUpTo([anOpenJourney('Ghana', '2026-11-10', today)], today);
    const now = { visaStartDate: '2021-10-01', visaExpiryDate: '2027-09-30' };
    const draft = ilrDraftOf({
      ...nothing,
      ilr: { ...worker, visaStartDate: now.visaStartDate },
      visa: { ...nothing.visa, visaExpiryDate: now.visaExpiryDate },
      citizenship: { meetsGoodCharacter: true },
      profile: { dateOfBirth: null, englishLevel: 'B1' },
      journeys,
    });
    const byCalculator = (answers: IlrDraft) =>
      calculateIlr(formOf(payloadOf({ ...answers, meetsSalaryRequirement: true })), today).reasons;
    const byRecord = settlementProgress(
      'skilled_worker',
      { ...now, earlier: [] },
      [{ departureDate: '2026-11-10', returnDate: today, stillAway: true }],
      today,
    ).reasons;
    const insideUk = (reasons: readonly { readonly code: string; readonly message: string }[]) =>
      reasons.find(({ code }) => code === 'apply_inside_uk')?.message;
    expect(insideUk(byCalculator(draft))).toContain('Apply once you are back.');
    expect(insideUk(byCalculator(draft))).toBe(insideUk(byRecord));
    const absences = draft.absences.map((trip) => changedTrip(trip, { to: '2026-11-20' }));
    expect(insideUk(byCalculator({ ...draft, absences }))).toBeUndefined();
  });
});

describe('the calculator filled in from a record', () => {
  it('leaves everything open that the record does not say', () =>
    expect(ilrDraftOf(nothing)).toEqual(emptyDraft()));

  it('takes visa, start, journeys and declarations over', () => {
    const draft = ilrDraftOf({
      ...nothing,
      ilr: {
        ...nothing.ilr,
        visaType: 'ancestry',
        visaTypeLabel: 'UK Ancestry',
        visaStartDate: '2022-05-04',
        hasEnglishLanguage: true,
      },
      citizenship: { meetsGoodCharacter: true },
      journeys: [aJourney('Spain', '2025-03-01', '2025-03-10')],
    });
    expect(draft).toMatchObject({
      step: 1,
      visaType: 'ancestry',
      visaStartDate: '2022-05-04',
      useDetailedAbsences: true,
      englishLanguageRequirement: true,
      meetsSalaryRequirement: null,
      goodCharacter: true,
      fromRecord: [
        'your UK Ancestry visa',
        'the start of your visa',
        'your proof of English',
        'your good character',
        '1 journey',
      ],
    });
    expect(draft.absences).toMatchObject([{ from: '2025-03-01', to: '2025-03-10', days: 10 }]);
  });

  it('takes earlier visas over, the earliest first, with what was said of each application', () => {
    const draft = ilrDraftOf({
      ...nothing,
      ilr: worker,
      visa: {
        ...nothing.visa,
        visaExpiryDate: '2027-07-29',
        appliedInTime: 'not_sure',
        previousVisaHistory: [
          held('skilled_worker', '2021-05-15', '2024-05-14', { appliedOn: '2021-04-01' }),
          held('student', '2018-09-01', '2021-03-31', { appliedInTime: 'no' }),
        ],
      },
    });
    expect(visasHeld(draft).map(({ permission }) => permission)).toEqual([
      { from: '2018-09-01', to: '2021-03-31', visaType: 'student', appliedInTime: 'no' },
      {
        from: '2021-05-15',
        to: '2024-05-14',
        visaType: 'skilled_worker',
        appliedInTime: null,
        appliedOn: '2021-04-01',
      },
      { from: '2024-07-30', to: '2027-07-29', appliedInTime: 'not_sure' },
    ]);
  });

  it('takes the day of entry over, besides one before every visa of the record', () => {
    const entered = (
      ukEntryDate: string,
      previousVisaHistory = [held('student', '2021-01-01', '2024-07-29')],
    ) =>
      ilrDraftOf({ ...nothing, ilr: worker, visa: { ...nothing.visa, ukEntryDate, previousVisaHistory } })
        .entryDate;
    expect(entered('2024-08-20', [])).toBe('2024-08-20');
    expect(entered('2021-02-03')).toBe('2021-02-03');
    expect(entered('2021-02-03', [])).toBe('');
  });

  it('leaves out what is no visa before this one, as the progress page does', () => {
    const previousVisaHistory = [
      held('other', '2015-01-01', '2016-01-01'),
      held('student', '2024-07-30', '2025-01-01'),
      held('student', '2020-01-01', '2019-01-01'),
    ];
    const draft = ilrDraftOf({ ...nothing, ilr: worker, visa: { ...nothing.visa, previousVisaHistory } });
    expect(draft.earlierVisas).toEqual([]);
  });

  it('takes claim, birth date, level of English and an application that waits over', () => {
    const draft = ilrDraftOf({
      ...nothing,
      ilr: { ...worker, visaType: 'refugee', awaitingDecisionSince: '2026-10-01' },
      visa: { ...nothing.visa, claimedOn: '2020-01-02' },
      profile: { dateOfBirth: '1960-02-29', englishLevel: 'A2' },
    });
    expect(draft).toMatchObject({
      claimedOn: '2020-01-02',
      dateOfBirth: '1960-02-29',
      englishLevel: 'A2',
      hasApplied: true,
      appliedForIlrOn: '2026-10-01',
    });
  });

  it('takes English as shown where the visa asked for it and settlement does not ask again', () => {
    const english = (asked: 'route' | 'B1') =>
      ilrDraftOf({
        ...nothing,
        ilr: {
          ...nothing.ilr,
          english: {
            asked,
            on: '2027-01-10',
            held: null,
            met: null,
            exempt: null,
            confirmed: true,
            source: {
              title: 'Appendix Skilled Worker',
              url: 'https://www.gov.uk/',
              retrievedOn: '2026-10-06',
            },
          },
        },
      }).englishLanguageRequirement;
    expect([english('route'), english('B1')]).toEqual([true, null]);
  });

  it('says what is still asked, and nothing once all is answered', () => {
    expect(stillAsked(emptyDraft())).toBe(
      'Step 3 asks for what your record does not have: your English, the money test and your good character.',
    );
    const draft = ilrDraftOf({
      ...nothing,
      ilr: worker,
      citizenship: { meetsGoodCharacter: true },
      profile: { dateOfBirth: null, englishLevel: 'B1' },
    });
    expect(draft).toMatchObject({ englishLanguageRequirement: true, goodCharacter: true });
    expect(draft.fromRecord).toEqual([
      'your Skilled Worker visa',
      'the start of your visa',
      'your level of English',
      'your good character',
    ]);
    expect(stillAsked(draft)).toBe('Step 3 asks for what your record does not have: the money test.');
    expect(stillAsked({ ...draft, meetsSalaryRequirement: true })).toBe('');
  });

  it('keeps what was said of journeys to the islands, and asks again where nobody was sure', () => {
    const journeys = [
      aJourney('Jersey', '2025-03-01', '2025-03-10', { crownDependency: 'lived_there' }),
      aJourney('Guernsey', '2025-05-01', '2025-05-10', { crownDependency: 'not_sure' }),
    ];
    expect(ilrDraftOf({ ...nothing, journeys }).absences).toMatchObject([
      { crownDependency: 'lived_there' },
      { crownDependency: null },
    ]);
  });
});
