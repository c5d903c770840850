import type {
  AdminJobResponse,
  AdminLawDeskResponse,
  AdminLawNoticeResponse,
  AdminLegalAccessResponse,
  AdminMailResponse,
  AdminProjectionResponse,
  AdminQueueResponse,
  AdminRuleResponse,
  ProofCheckResponse,
  RuleNoticeResponse,
} from '@settlewise/contract/admin';
import { aLawNotice } from './lawNotices';

/** A projection that is live and has handled everything. */
export function aProjection(
  name: string,
  rest: Partial<AdminProjectionResponse> = {},
): AdminProjectionResponse {
  return {
    id: name,
    name,
    generation: 1,
    version: 1,
    state: 'live',
    checkpoint: '120/119',
    head: '120/119',
    eventsApplied: 120,
    caughtUp: true,
    lagEvents: 0,
    lagMore: false,
    lagMs: 0,
    eventsPerSecond: 0.4,
    latencyMs: 35,
    progress: null,
    worker: 'web-2, pid 4312',
    leaseToken: '7',
    leaseHeld: true,
    updatedAt: '2026-11-21T14:05:33.000Z',
    failure: null,
    ...rest,
  };
}

/** Why a projection stopped at an event of Amara's journeys. */
export const aFailure = (): NonNullable<AdminProjectionResponse['failure']> => ({
  eventId: 'event-9',
  eventType: 'AbsenceRecorded',
  stream: 'absences-id-amara',
  position: '118/117',
  error: 'The field “days” is missing',
  failedAt: '2026-11-21T14:05:30.000Z',
});

/** A check that found the log intact. */
export function aCheck(rest: Partial<ProofCheckResponse> = {}): ProofCheckResponse {
  return {
    id: 'check-1',
    startedAt: '2026-11-21T14:00:00.000Z',
    finishedAt: '2026-11-21T14:00:04.000Z',
    state: 'sound',
    events: 1200,
    streams: 85,
    heads: 12,
    unsigned: { events: 3, since: '2026-11-21T13:58:00.000Z' },
    of: 1200,
    broken: null,
    reason: null,
    ...rest,
  };
}

/** An empty queue. */
export function aQueue(id: string, rest: Partial<AdminQueueResponse> = {}): AdminQueueResponse {
  return {
    id,
    purpose: `Does what ${id} is for.`,
    waiting: 0,
    active: 0,
    delayed: 0,
    completed: 0,
    failed: 0,
    schedulers: [],
    ...rest,
  };
}

/** A job that has used all its attempts. */
export function aJob(id: string, rest: Partial<AdminJobResponse> = {}): AdminJobResponse {
  return {
    id,
    queue: 'mail',
    state: 'failed',
    attempts: 5,
    mostAttempts: 5,
    addedAt: '2026-11-21T09:00:00.000Z',
    dueAt: null,
    finishedAt: '2026-11-21T09:10:00.000Z',
    reason: 'The mail server does not answer',
    ...rest,
  };
}

/** An email that was sent at the first attempt. */
export function aMail(id: string, rest: Partial<AdminMailResponse> = {}): AdminMailResponse {
  return {
    id,
    kind: 'verification',
    userId: 'id-amara',
    maskedAddress: 'a…@e….org',
    state: 'sent',
    tries: 1,
    firstTriedAt: '2026-11-21T09:00:00.000Z',
    lastTriedAt: '2026-11-21T09:00:00.000Z',
    reason: null,
    ...rest,
  };
}

/** Access of a lawyer to Amara's record. */
export function anAdminGrant(
  id: string,
  rest: Partial<AdminLegalAccessResponse> = {},
): AdminLegalAccessResponse {
  return {
    id,
    userId: 'id-amara',
    username: 'amara',
    maskedEmail: 'l…@l….example',
    state: 'active',
    grantedAt: '2026-11-01T09:00:00.000Z',
    expiresAt: null,
    revokedAt: null,
    lastLookedAt: null,
    ...rest,
  };
}

/** A rule that is in force since the spring. */
export function anAdminRule(parameter: string, rest: Partial<AdminRuleResponse> = {}): AdminRuleResponse {
  return {
    id: parameter,
    area: 'Fees',
    parameter,
    value: '£3,226',
    from: '2026-04-08',
    to: null,
    standing: 'in_force',
    confirmed: true,
    source: { title: 'Fee table', url: 'https://example.org/fees', retrievedOn: '2026-08-26' },
    ...rest,
  };
}

/** What an administrator sees of whose answers a rule set changes: twelve of 1,200 people, to be released. */
export function aRuleNotice(part: Partial<RuleNoticeResponse> = {}): RuleNoticeResponse {
  return {
    ruleSet: '2026-11-23',
    comparedWith: '2026-11-21',
    state: 'ready',
    beganAt: '2026-11-23T06:00:00.000Z',
    people: 1_200,
    compared: 1_200,
    concerned: 12,
    records: 9,
    results: 5,
    told: 0,
    released: null,
    news: { subscribers: 3, told: 0 },
    notice: {
      text: 'We have corrected a rule.',
      source: { title: 'A guidance', url: 'https://example.org/guidance', retrievedOn: '2026-11-22' },
      day: '2026-11-22',
      standing: 'correction',
    },
    example: {
      title: 'One of your answers has changed',
      message: 'Before: 2 July 2029.\nNow: 9 January 2028.',
    },
    ...part,
  };
}

/** A made-up notice about the law as an administrator sees it. */
export const anAdminLawNotice = (rest: Partial<AdminLawNoticeResponse> = {}): AdminLawNoticeResponse => ({
  ...aLawNotice(),
  state: 'open',
  people: 12,
  publishedAt: '2026-11-21T10:00:00.000Z',
  correctedAt: null,
  withdrawnAt: null,
  withdrawnBecause: null,
  ...rest,
});

/** No notice, and two sources of which one is to be read again. */
export const aLawDesk = (rest: Partial<AdminLawDeskResponse> = {}): AdminLawDeskResponse => ({
  rulesReadOn: '2025-12-06',
  newsTo: '2026-10-06',
  notices: [],
  sources: [
    {
      key: 'immigrationRulesIndex',
      title: 'Immigration Rules',
      url: 'https://www.gov.uk/rules',
      readOn: '2025-12-06',
      stale: true,
    },
    { key: 'feeTable', title: 'Fees', url: 'https://www.gov.uk/fees', readOn: '2026-11-20', stale: false },
  ],
  concerns: [
    { key: 'settlement', title: 'Every route that leads to settlement' },
    { key: 'skilled_worker', title: 'Skilled Worker' },
  ],
  ...rest,
});
