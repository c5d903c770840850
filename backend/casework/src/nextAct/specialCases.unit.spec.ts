import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, test } from 'vitest';
import { anEarlierVisa } from '../../testing/aRecord';
import { toCitizenshipOutlook } from '../progress/citizenshipOutlook';
import { toIlrEligibility } from '../progress/ilrEligibility';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { decideNextAct } from './nextAct';

const today = '2026-11-21';
type Journey = ProgressRecord['journeys'][number];

const away = (departureDate: string, returnDate: string, rest: Partial<Journey> = {}): Journey => ({
  departureDate,
  returnDate,
  journeyId: departureDate,
  destination: 'Accra',
  crownDependencyAnswer: null,
  ...rest,
});

/** The answers of the dashboard and the progress page about one record. */
function everywhere(
  details: Partial<ProfileDetails>,
  { journeys = [], earlier = [] }: Partial<Pick<ProgressRecord, 'journeys' | 'earlier'>> = {},
) {
  const record: ProgressRecord = {
    details: { ...emptyDetails, ...details },
    earlier,
    journeys,
    applications: [],
    today,
  };
  const [ilr, citizenship] = [calculateIlrProgress(record), calculateCitizenshipProgress(record)];
  const { kind, headline, why } = decideNextAct({
    today,
    ilr,
    citizenship,
    running: [],
    tasks: [],
    documents: null,
    hasJourneys: journeys.length > 0,
    expectedIlr: null,
  });
  return {
    act: { kind, headline, why },
    ilr,
    citizenship,
    card: toIlrEligibility(ilr),
    outlook: toCitizenshipOutlook(citizenship),
  };
}

const settled = {
  visaType: 'skilled_worker',
  visaStartDate: '2016-11-21',
  visaExpiryDate: '2027-09-17',
  hasILR: true,
  ilrGrantDate: '2022-11-21',
} as const;
const ready = { englishLevel: 'B1', englishLanguageProof: true, lifeInUKPassed: true } as const;

describe('On the way to ILR', () => {
  test('a refugee sees the last 28 days of the permission and its end on both pages', () => {
    const { act, ilr, card } = everywhere({
      visaType: 'refugee',
      visaStartDate: '2022-11-21',
      visaExpiryDate: '2027-11-20',
      claimedOn: '2020-05-01',
    });
    expect(act.headline).toBe('Apply for ILR from 24 October 2027');
    expect([ilr.applyBy, card.applyBy]).toEqual(['2027-11-20', '2027-11-20']);
  });

  describe('a member of HM Armed Forces', () => {
    const soldier = (rest: Partial<ProfileDetails>) =>
      everywhere({ visaType: 'armed_forces', visaStartDate: '2018-05-01', ...rest });

    test('who still serves is asked for the day of discharge', () => {
      const { act, ilr } = soldier({});
      expect([act.kind, ilr.verdict]).toEqual(['add_facts', 'not_enough']);
      expect(ilr.missingFacts).toMatchObject([{ code: 'leaving_the_forces' }]);
    });

    test('sees the days around the discharge, and the last one on both pages', () => {
      const { act, ilr, card } = soldier({ dischargedOn: '2027-06-01' });
      expect(act).toMatchObject({
        headline: 'Apply for ILR from 26 January 2027',
        why: 'Your discharge decides. The last day to apply is 1 June 2029.',
      });
      expect([ilr.applyBy, card.applyBy]).toEqual(['2029-06-01', '2029-06-01']);
      expect(soldier({ dischargedOn: '2026-06-01' }).act).toMatchObject({
        headline: 'Apply for ILR by 1 June 2028',
        why: 'Your discharge lets you apply.',
      });
    });

    test('with three years of service sees both outcomes until the question is answered', () => {
      const short = { visaStartDate: '2024-05-01', dischargedOn: '2027-01-01' } as const;
      const { ilr, card } = soldier({ ...short, medicalDischarge: 'not_sure' });
      for (const { questions, outcomes } of [ilr, card]) {
        expect(questions).toMatchObject([{ code: 'medical_discharge', answered: 'not_sure' }]);
        expect(outcomes).toMatchObject([{ verdict: 'eligible' }, { verdict: 'no_route' }]);
      }
      expect(soldier({ ...short, medicalDischarge: 'no' }).act).toMatchObject({
        kind: 'no_date',
        why: expect.stringContaining('only after a medical discharge because of service') as string,
      });
    });
  });

  test('a partner sees the safe day and the day of GOV.UK on both pages', () => {
    const { act, ilr, card } = everywhere({
      visaType: 'spouse',
      visaStartDate: '2022-11-21',
      visaExpiryDate: '2028-01-20',
    });
    expect(act.headline).toBe('Apply for ILR from 21 November 2027');
    expect([ilr, card].map((answer) => answer.practicalEarliestApplicationDate)).toEqual([
      '2027-10-24',
      '2027-10-24',
    ]);
  });

  test('a person who has applied waits on both pages, and neither invites to apply', () => {
    const { act, ilr, card } = everywhere({
      visaType: 'skilled_worker',
      visaStartDate: '2021-09-22',
      visaExpiryDate: '2027-02-19',
      awaitingDecisionSince: '2026-10-22',
    });
    expect(act.kind).toBe('await_decision');
    for (const answer of [ilr, card]) {
      expect(answer).toMatchObject({ eligibleNow: false, awaitingDecisionSince: '2026-10-22' });
      expect(answer.meanwhile.map(({ code }) => code)).toContain('waiting_permission');
    }
    expect([ilr.ilrStatus, card.status]).toEqual(['Waiting for a decision', 'Waiting for a decision']);
  });

  test('a wait between two visas shows both outcomes on both pages, and either answer shows its day', () => {
    const record = { earlier: [anEarlierVisa('2021-05-15', '2024-05-14')] };
    const visa = {
      visaType: 'skilled_worker',
      visaStartDate: '2024-07-30',
      visaExpiryDate: '2027-07-29',
    } as const;
    const open = everywhere(visa, record);
    for (const answer of [open.ilr, open.card]) {
      expect(answer.questions).toHaveLength(1);
      expect(answer.outcomes.map(({ says }) => says)).toEqual([
        'you can apply (the first day was 17 April 2026)',
        'you can apply from 2 July 2029',
      ]);
    }
    expect(open.act.kind).not.toBe('apply_for_ilr');
    const answered = (appliedInTime: 'yes' | 'no') => everywhere({ ...visa, appliedInTime }, record);
    expect(answered('yes').act.headline).toBe('Apply for ILR by 29 July 2027');
    expect(answered('yes').card).toMatchObject({
      eligibleNow: true,
      questions: [],
      earliestApplicationDate: '2026-04-17',
    });
    expect(answered('no').card).toMatchObject({
      eligibleNow: false,
      questions: [],
      earliestApplicationDate: '2029-07-02',
    });
  });
});

describe('On the way to citizenship', () => {
  test('ILR that may have lapsed comes before everything else, with EU settled status only after five years', () => {
    const journeys = [away('2023-11-21', '2026-05-05')];
    const lapsed = everywhere(settled, { journeys });
    expect(lapsed.act.kind).toBe('settlement_may_have_lapsed');
    expect(lapsed.act.why).toContain('Appendix Returning Resident');
    expect(lapsed.citizenship.settlementLapse).toMatchObject({ returnBy: '2025-11-21', mayHaveLapsed: true });
    expect(lapsed.outlook).toMatchObject({ eligibleNow: false, firstGoodDate: null });
    const kept = everywhere({ ...settled, settledAs: 'eu_settled_status' }, { journeys });
    expect(kept.act.headline).toMatch(/^Apply for citizenship from \d+ \w+ \d{4}$/);
    expect(kept.citizenship.citizenshipStatus).not.toContain('lapsed');
  });

  test('a person who is away also sees on the dashboard the last day to come back', () => {
    const { citizenship, outlook } = everywhere(settled, { journeys: [away('2026-08-13', '2026-12-21')] });
    expect(citizenship.settlementLapse?.returnBy).toBe('2028-08-13');
    expect(outlook?.note).toContain('13 August 2028');
  });

  test('an Irish citizen continues without ILR', () => {
    const { act, ilr, outlook } = everywhere({
      settledAs: 'irish',
      visaStartDate: '2020-11-21',
      ...ready,
      englishLevel: 'exempt',
    });
    expect(act.headline).toBe('Apply for citizenship: you can do it now');
    expect(ilr.note).toContain('need no indefinite leave to remain');
    expect(outlook?.eligibleNow).toBe(true);
  });

  test('a journey to Guernsey without an answer gives both days, and the dashboard names both', () => {
    // 111 days with the travel days, which is more than the 90 of the final year.
    const guernsey = (answer: Partial<Journey> = {}) =>
      everywhere(
        { ...settled, ilrGrantDate: '2023-11-21', ...ready },
        { journeys: [away('2026-07-04', '2026-10-22', { destination: 'Guernsey', ...answer })] },
      );
    const open = guernsey();
    expect(open.citizenship.outcomes[0]?.says).toBe(
      'time and days away have allowed it since 21 November 2024',
    );
    expect(open.outlook?.note).toContain(
      'Your date depends on one answer. If you were on the islands the whole time',
    );
    const visited = guernsey({ crownDependency: 'visited', crownDependencyAnswer: 'visited' });
    expect(visited.act.headline).toBe('Apply for citizenship: you can do it now');
    expect(visited.citizenship.finalYear.days).toBe(0);
  });
});

// Good character guidance, pages 50 and 51: normally refused regardless of the time since.
describe('A person who came to the UK without permission', () => {
  const ofArrival = (
    arrivedWithoutPermission: 'yes' | 'no' | 'not_sure' | null,
    visaType = 'skilled_worker',
  ) => everywhere({ ...settled, ...ready, visaType, arrivedWithoutPermission });

  test('sees at the top of each page that citizenship is normally refused, with the fee, and no day to apply', () => {
    const { act, citizenship, outlook } = ofArrival('yes');
    expect(ofArrival('no').act.kind).toBe('apply_for_citizenship');
    expect(citizenship).toMatchObject({
      eligibleForCitizenship: false,
      citizenshipEligibilityDate: null,
      citizenshipStatus: 'Normally refused: ask an adviser first',
      headline: { code: 'irregular_arrival' },
    });
    for (const said of [act.why, citizenship.headline?.message, outlook?.note])
      expect(said).toMatch(/normally refuses citizenship\..*You lose the fee of £1,709\./);
    expect(outlook).toMatchObject({ eligibleNow: false, firstGoodDate: null });
    expect(citizenship.requirements.find(({ key }) => key === 'good_character')?.state).toBe('not_met');
  });

  test('or has protection and no answer is asked once, and gets advice if not sure', () => {
    const { act, outlook } = ofArrival(null, 'refugee');
    expect(act).toMatchObject({ kind: 'answer_question' });
    expect(outlook?.eligibleNow).toBe(false);
    expect(ofArrival(null).act.kind).toBe('apply_for_citizenship');
    expect(ofArrival('no', 'refugee').act.kind).toBe('apply_for_citizenship');
    expect(ofArrival('not_sure', 'refugee').act.headline).toMatch(
      /^Ask .* before you apply for citizenship$/,
    );
  });
});
