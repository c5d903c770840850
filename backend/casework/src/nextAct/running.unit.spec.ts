import { expect, test } from 'vitest';
import type { ApplicationOnRecord } from '../record/applicationOnRecord';
import { runningOf } from './running';
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

test('an application that waits says when its time ended once that is so, and not on its last day', () => {
  const waits = { appliedFor: 'ilr', submittedOn: '2026-04-01' };
  expect(runningOf([application], today)).toEqual([{ ...waits, timeEndedOn: '2026-10-20' }]);
  expect(runningOf([application], '2026-10-20')).toEqual([{ ...waits, timeEndedOn: null }]);
  expect(runningOf([{ ...application, biometricsOn: null }], today)).toEqual([
    { ...waits, timeEndedOn: null },
  ]);
});

test('one that is decided, or that is for somebody else, does not wait', () => {
  for (const other of [{ decidedOn: '2026-11-20', outcome: 'refused' } as const, { dependant: 1 }])
    expect(runningOf([{ ...application, ...other }], today)).toEqual([]);
});

test('one that is late is asked about, and the next act says when its time ended', () => {
  const [late] = runningOf([application], today);
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
