import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, test } from 'vitest';
import { anApplication } from '../../testing/aRecord';
import { applicationsOnDay } from '../record/applicationOnRecord';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { decideNextAct } from './nextAct';

const today = '2026-11-21';

type Applied = ProgressRecord['applications'][number];

const sent = anApplication({ appliedFor: 'naturalisation', visaType: null, submittedOn: '2026-05-04' });

const settled = {
  visaType: 'skilled_worker',
  visaStartDate: '2016-11-20',
  hasILR: true,
  ilrGrantDate: '2024-01-10',
} as const;

function nextOf(applications: readonly Applied[], details: Partial<ProfileDetails> = settled) {
  const record: ProgressRecord = {
    details: { ...emptyDetails, ...details },
    earlier: [],
    journeys: [],
    today,
    applications: applicationsOnDay(applications, today),
  };
  const citizenship = calculateCitizenshipProgress(record);
  const { kind, headline, day } = decideNextAct({
    today,
    tasks: [],
    documents: null,
    running: [],
    hasJourneys: false,
    expectedIlr: null,
    ilr: calculateIlrProgress(record),
    citizenship,
  });
  return { kind, headline, day, firstDay: citizenship.citizenshipEligibilityDate };
}

describe('A person who has applied for citizenship', () => {
  test('waits for the decision, and is not asked to apply', () => {
    expect(nextOf([]).kind).toBe('prepare_for_citizenship');
    expect(nextOf([sent])).toMatchObject({ kind: 'await_decision', firstDay: null });
    expect(nextOf([{ ...sent, appliedFor: 'registration' }]).kind).toBe('await_decision');
  });

  test('applies again after a refusal, and is not waiting before the form is sent', () => {
    const first = nextOf([]);
    expect(nextOf([{ ...sent, decidedOn: '2026-10-01', outcome: 'refused' }])).toEqual(first);
    expect(nextOf([{ ...sent, submittedOn: '2026-11-22' }])).toEqual(first);
    expect(nextOf([sent, { ...sent, decidedOn: '2026-10-01', outcome: 'withdrawn' }]).kind).toBe(
      'await_decision',
    );
  });

  test('books the ceremony after the grant, and applies for the passport after its last day', () => {
    const granted = (decidedOn: string): Applied => ({ ...sent, decidedOn, outcome: 'granted' });
    expect(nextOf([granted('2026-10-01')])).toMatchObject({
      kind: 'become_british',
      day: '2027-01-01',
      firstDay: null,
      headline: 'Book your citizenship ceremony by 1 January 2027',
    });
    const passport = 'Apply for your first British passport';
    expect(nextOf([granted('2026-06-01')])).toMatchObject({ headline: passport, day: null });
    expect(nextOf([{ ...granted('2026-10-01'), appliedFor: 'registration' }]).headline).toBe(passport);
  });

  test('without ILR on the record is still directed to ILR', () => {
    const { hasILR: _, ...before } = settled;
    expect(nextOf([sent], before)).toEqual(nextOf([], before));
  });
});
