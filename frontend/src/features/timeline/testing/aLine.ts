import { savedAssessmentResponse, type SavedTimelineResponse } from '@settlewise/contract/assessments';
import type { PlanResponse } from '@settlewise/contract/plans';
import type { ApplicationInTimeline } from '@settlewise/contract/waiting';
import { ruleSet } from '@settlewise/rules/parameters';
import { anEntry, asOf } from '../../../testing/shared';

const source = { title: 'A page of GOV.UK', url: 'https://www.gov.uk/x', retrievedOn: '2026-04-08' };
export const because = (code: string, message: string) => ({ code, message, source });

/** An extension that waits, and is in time. */
export const aWaitingApplication = (
  change: Partial<ApplicationInTimeline['waiting']> = {},
): ApplicationInTimeline => ({
  id: 'a1',
  dependantId: null,
  appliedFor: 'work_or_study',
  stage: 'waiting',
  waiting: {
    asOf,
    clock: { startsWith: 'biometrics', from: '2026-10-12', days: 40 },
    window: { standard: null, faster: null, reports: [], shareInTime: null },
    percentUsed: 71,
    lateFrom: '2026-12-08',
    isLate: false,
    toAsk: [],
    permissionByLaw: null,
    travelRisk: 'withdraws',
    meanwhile: [
      because('waiting_travel', 'If you leave, you withdraw your application.'),
      because('waiting_work_and_rent', 'You can go on working.'),
    ],
    reasons: [because('clock_started', 'The waiting time counts from 12 October 2026.')],
    ...change,
  },
});

export const lineEntries = [
  anEntry('Visa: Skilled Worker', 'visa', '2021-03-10', {
    id: 'v1',
    endDate: '2027-03-09',
    matter: 'permission',
  }),
  anEntry('First day to apply for ILR', 'settlement', '2027-02-10', {
    id: 'd1',
    reason: because('ilr_window', 'Five years are complete, less 28 days.'),
  }),
  anEntry('Visa of Rui Silva', 'dependant', '2022-02-01', {
    id: 'v3',
    endDate: '2027-02-01',
    dependantId: 3,
    matter: 'permission',
  }),
];

/** What becomes of a plan. */
export const aPlan: PlanResponse = {
  route: { key: 'skilled_worker', title: 'Skilled Worker' },
  ilrStatus: 'In progress',
  note: null,
  firstDay: '2027-04-06',
  applyOn: '2027-04-06',
  decision: null,
  isBeforeFirstDay: false,
  isAfterPermission: false,
  permissionByLaw: null,
  citizenshipFrom: null,
  reasons: [because('x', 'Because of this.')],
};

/** A line of Rui and the person as it was saved, by the rules of today. */
export function aSavedLine(
  change: Partial<SavedTimelineResponse['result']> = {},
  more: Partial<SavedTimelineResponse> = {},
): SavedTimelineResponse {
  const result = {
    asOf,
    entries: lineEntries,
    applications: [],
    wayAhead: [],
    plans: [],
    changes: [],
    family: [{ id: 3, name: 'Rui' }],
    ...change,
  };
  const saved = savedAssessmentResponse.parse({
    id: 't1',
    calculator: 'timeline',
    title: null,
    savedAt: `${asOf}T12:00:00.000Z`,
    ruleSet,
    calculatedOn: asOf,
    next: null,
    form: { plans: [] },
    result,
    ...more,
  });
  if (saved.calculator !== 'timeline') throw new Error('This is no timeline');
  return saved;
}
