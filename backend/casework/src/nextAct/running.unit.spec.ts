import { expect, test } from 'vitest';
import type { ApplicationOnRecord } from '../record/applicationOnRecord';
import { listPendingApplications } from './running';
import { nextActs } from './sentences';

const today = '2026-11-21';
const application: ApplicationOnRecord = {
  dependant: null,
  appliedFor: 'ilr',
  visaType: 'skilled_worker',
  service: 'standard',
  incomeRuleMet: null,
  submittedOn: '2026-04-01',
  paidOn: null,
  biometricsBookedFor: null,
  biometricsOn: '2026-04-20',
  documentsUploadedOn: null,
  askedForMoreOn: null,
  answeredOn: null,
  decidedOn: null,
  outcome: null,
  reference: null,
};

test('a pending application has the day on which its time ended after that day, not on it', () => {
  const waits = { appliedFor: 'ilr', submittedOn: '2026-04-01' };
  expect(listPendingApplications([application], today)).toEqual([{ ...waits, timeEndedOn: '2026-10-20' }]);
  expect(listPendingApplications([application], '2026-10-20')).toEqual([{ ...waits, timeEndedOn: null }]);
  expect(listPendingApplications([{ ...application, biometricsOn: null }], today)).toEqual([
    { ...waits, timeEndedOn: null },
  ]);
});

test('a decided application, or one for a dependant, is not pending', () => {
  for (const other of [{ decidedOn: '2026-11-20', outcome: 'refused' } as const, { dependant: 1 }])
    expect(listPendingApplications([{ ...application, ...other }], today)).toEqual([]);
});

test('the next act for a late application is to ask, with the day on which its time ended', () => {
  const [late] = listPendingApplications([application], today);
  expect(nextActs.awaitDecision('2026-04-01', late)).toEqual({
    kind: 'await_decision',
    tone: 'soon',
    day: null,
    to: '/timeline',
    button: 'See whom to ask',
    headline: 'Ask about your application: the decision is late',
    why: 'You applied on 1 April 2026. The time for a decision ended on 20 October 2026. When you have the decision, add it to your applications.',
  });
});
