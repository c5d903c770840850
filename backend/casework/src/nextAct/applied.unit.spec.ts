import { emptyDetails, type ProfileDetails } from '@settlewise/domain/immigrationProfile';
import { describe, expect, test } from 'vitest';
import { anApplication } from '../../testing/aRecord';
import { calculateCitizenshipProgress } from '../progress/citizenshipEligibility';
import { calculateIlrProgress } from '../progress/ilrProgress';
import type { ProgressRecord } from '../record/recordOn';
import { decideNextAct } from './nextAct';

const today = '2026-11-21';

type Applied = ProgressRecord['applications'][number];

const applied = (submittedOn: string, rest: Partial<Applied> = {}): Applied =>
  anApplication({ appliedFor: 'work_or_study', submittedOn, ...rest });

function standOf(details: Partial<ProfileDetails>, applications: readonly Applied[] = []) {
  const record: ProgressRecord = {
    details: { ...emptyDetails, ...details },
    earlier: [],
    journeys: [],
    applications,
    today,
  };
  const ilr = calculateIlrProgress(record);
  const act = decideNextAct({
    today,
    ilr,
    citizenship: calculateCitizenshipProgress(record),
    hasJourneys: false,
    running: applications.flatMap(({ appliedFor, submittedOn, decidedOn }) =>
      decidedOn === null ? [{ appliedFor, submittedOn, timeEndedOn: null }] : [],
    ),
    tasks: [],
    documents: null,
    expectedIlr: null,
  });
  return { act, ilr };
}

const student = { visaType: 'student', visaStartDate: '2024-01-05', visaExpiryDate: '2027-01-04' } as const;
const worker = { visaType: 'skilled_worker', visaStartDate: '2021-09-05' } as const;

describe('A person who has applied', () => {
  test('in time to extend a visa that leads nowhere has no next visa to plan', () => {
    expect(standOf(student).act.kind).toBe('no_route');
    expect(standOf(student, [applied('2026-11-02')]).act).toMatchObject({
      kind: 'await_decision',
      to: '/dashboard/applications',
    });
  });

  test('after the visa ended sees that the visa does not continue by law', () => {
    const ended = { ...worker, visaExpiryDate: '2026-10-01' };
    const expected = {
      kind: 'visa_ended',
      tone: 'over',
      to: '/dashboard/applications',
      headline: 'Your visa ended on 1 October 2026, before you applied',
    };
    const [ofIlr, extension] = [applied('2026-11-02', { appliedFor: 'ilr' }), applied('2026-11-02')];
    expect(standOf({ ...ended, awaitingDecisionSince: '2026-11-02' }, [ofIlr]).act).toMatchObject(expected);
    expect(standOf(ended, [extension]).act).toMatchObject(expected);
    // By the profile only.
    expect(standOf({ ...ended, awaitingDecisionSince: '2026-11-02' }).act.to).toBe(
      '/dashboard/immigration-profile',
    );
    const inTime = { ...ended, awaitingDecisionSince: '2026-10-01' };
    expect(standOf(inTime).act.kind).toBe('await_decision');
  });

  test('in time to extend a visa that has ended by now applies for ILR by varying that application', () => {
    const ended = { ...worker, visaExpiryDate: '2026-10-01' };
    const { act, ilr } = standOf(ended, [applied('2026-09-15')]);
    expect(ilr).toMatchObject({ eligibleNow: true, extensionAppliedOn: '2026-09-15', missing: [] });
    expect(ilr.meanwhile.map(({ code }) => code)).toEqual([
      'extension_pending',
      'extension_vary_for_ilr',
      'waiting_do_not_travel',
    ]);
    expect(act).toMatchObject({ kind: 'apply_for_ilr', day: null });
    expect(act.why).toContain('the ILR application varies it. Do not withdraw it first.');
    // The application for ILR that varied it continues the same permission.
    const varied = standOf({ ...ended, awaitingDecisionSince: '2026-11-02' }, [
      applied('2026-09-15'),
      applied('2026-11-02', { appliedFor: 'ilr' }),
    ]);
    expect(varied.act.kind).toBe('await_decision');
    expect(varied.ilr.meanwhile[0]).toMatchObject({ code: 'waiting_permission', standing: 'met' });
  });

  test('in time to extend, with years until ILR, sees the first day and is not asked to extend again', () => {
    const short = { ...worker, visaStartDate: '2022-09-05', visaExpiryDate: '2026-12-01' };
    expect(standOf(short).act.kind).toBe('extend_visa');
    const { act } = standOf(short, [applied('2026-11-02')]);
    expect(act.kind).toBe('await_decision');
    expect(act.why).toContain('You can apply for ILR from 8 August 2027, also before the decision.');
  });

  test('for settlement and got it adds it to the profile, and no text invites to apply', () => {
    const granted = applied('2026-10-02', { appliedFor: 'ilr', decidedOn: '2026-11-02', outcome: 'granted' });
    expect(standOf(worker).ilr.eligibleNow).toBe(true);
    const { act, ilr } = standOf(worker, [granted]);
    expect(act).toMatchObject({
      kind: 'add_facts',
      to: '/dashboard/immigration-profile',
      headline: 'Add your ILR to your profile',
    });
    expect(ilr).toMatchObject({
      grantedInList: '2026-11-02',
      ilrStatus: 'Granted: add it to your profile',
      eligibleNow: false,
      ilrApplicationEarliestDate: null,
      reasons: [],
    });
    expect(standOf(worker, [{ ...granted, outcome: 'refused' }]).ilr.eligibleNow).toBe(true);
    // It was granted on an earlier visa; the present one began after it.
    expect(standOf({ ...worker, visaStartDate: '2026-10-03' }, [granted]).ilr.grantedInList).toBeNull();
  });
});
