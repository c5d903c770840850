import { accountStream } from '@settlewise/domain/accounts';
import { cataloguedOn } from '@settlewise/rules/catalogue';
import { auditEventsFitting, listAuditEvents } from '@settlewise/projections';
import { currentRules, earlierRules, ruleNotice } from '@settlewise/rules/comparison';
import { vi } from 'vitest';
import { z } from 'zod';
import { waitForOptions } from '../../../infra/testing/waitForOptions';
import { aFailedJob } from './aFailedJob';
import { openRecord } from './anAdministrator';
import { aLawNotice, previewedLawNotice, publishLawNotice } from './lawNotices';
import { emptyRequest, forOwnGrant, type Prepare } from './prepareRequest';
import { turnOnSecondFactor } from './secondFactor';
import type { Sending } from './visitor';

const forReadModel: Prepare = () => ({ id: 'tasks' });
const forFailedJob: Prepare = async ({ api }) => ({ id: (await aFailedJob(api)).named });
const onBoard =
  (others: Readonly<Record<string, string>> = {}, id = 'mail'): Prepare =>
  () => ({ id, others });
const jobOnBoard: Prepare = async ({ api }) => ({
  id: (await aFailedJob(api)).id,
  others: { queueName: 'mail' },
});

/** The latest event of the person. */
const ownEvent: Prepare = async ({ person, api }) => {
  await api.whenCaughtUp();
  const fits = await auditEventsFitting(api.database, { userId: person.user.id });
  const [event] = await listAuditEvents(api.database, { fits, descending: true, limit: 1 });
  return { id: event?.id ?? 'none' };
};

const reported =
  (id: string): Prepare =>
  async ({ person }) => {
    await person.visitor.post(`/api/practice/questions/${id}/report`, { reason: 'It is out of date.' });
    return { id };
  };
const reportedQuestion = reported('hist-a-001');

const reason = { reason: 'Ticket 17: asked for by phone' };
/** A request about the person, by their id. */
const aboutPerson =
  (sent: Sending = {}): Prepare =>
  ({ person }) => ({ ...sent, id: person.user.id });

/** Requests to /api/admin, sent by the administrator. */
export const everyAdminRequest: Readonly<Record<string, Prepare>> = {
  'POST /api/admin/looks': ({ person }) => ({
    json: { userId: person.user.id, reason: 'Ticket 17: a journey is missing' },
  }),
  'GET /api/admin/users': emptyRequest,
  'GET /api/admin/users/:id': aboutPerson(),
  'GET /api/admin/users/:id/access': aboutPerson(),
  'GET /api/admin/users/:id/record': async ({ person, administrator }) => ({
    id: person.user.id,
    query: `?look=${await openRecord(administrator, person.user.id)}`,
  }),
  'POST /api/admin/users/:id/role': aboutPerson({ json: { role: 'admin', ...reason } }),
  'POST /api/admin/users/:id/lock': aboutPerson({ json: reason }),
  'GET /api/admin/practice-reports': emptyRequest,
  'GET /api/admin/practice-reports/:id': reportedQuestion,
  'POST /api/admin/practice-reports/:id/seen': reportedQuestion,
  'POST /api/admin/practice-reports/seen': async (asking) => {
    // Another question, because the same person cannot report a reviewed question again.
    const { id } = await reported('hist-a-002')(asking);
    return { json: { ids: [id] } };
  },
  'GET /api/admin/legal-access': emptyRequest,
  'GET /api/admin/legal-access/:id': forOwnGrant(),
  'POST /api/admin/legal-access/:id/revoke': forOwnGrant({ json: reason }),
  'POST /api/admin/users/:id/unlock': aboutPerson({ json: reason }),
  'POST /api/admin/users/:id/end-sessions': aboutPerson({ json: reason }),
  'POST /api/admin/users/:id/resend-verification': ({ person, api: { mailer } }) => ({
    id: person.user.id,
    json: reason,
    waitForEffects: () => mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/admin/users/:id/turn-off-second-factor': async ({ person, api }) => {
    await turnOnSecondFactor(person, api);
    return {
      id: person.user.id,
      json: reason,
      waitForEffects: () => api.mailer.mailTo(person.user.email, 3),
    };
  },
  'GET /api/admin/events': emptyRequest,
  'GET /api/admin/events/:id': ownEvent,
  'GET /api/admin/events/:id/chain': ownEvent,
  'GET /api/admin/event-names': emptyRequest,
  'GET /api/admin/events.csv': emptyRequest,
  'GET /api/admin/users/:id/history': async ({ person, administrator }) => ({
    id: person.user.id,
    query: `?look=${await openRecord(administrator, person.user.id)}`,
  }),
  'GET /api/admin/streams/:id/access': ({ person }) => ({ id: accountStream(person.user.id) }),
  'GET /api/admin/streams/:id': async ({ person, administrator }) => ({
    id: accountStream(person.user.id),
    query: `?look=${await openRecord(administrator, person.user.id)}`,
  }),
  'GET /api/admin/proof': emptyRequest,
  'POST /api/admin/proof/checks': emptyRequest,
  'GET /api/admin/openapi.json': emptyRequest,
  'GET /api/admin/docs': emptyRequest,
  'GET /api/admin/overview': emptyRequest,
  'GET /api/admin/projections': emptyRequest,
  'GET /api/admin/projections/:id': forReadModel,
  'POST /api/admin/projections/:name/retry': forReadModel,
  'POST /api/admin/projections/:name/rebuild': forReadModel,
  'GET /api/admin/queues': emptyRequest,
  'GET /api/admin/queues/:id': () => ({ id: 'mail' }),
  'GET /api/admin/jobs': emptyRequest,
  'GET /api/admin/jobs/:id': forFailedJob,
  'POST /api/admin/jobs/:id/retry': forFailedJob,
  'DELETE /api/admin/jobs/:id': forFailedJob,
  'GET /api/admin/board': emptyRequest,
  'GET /api/admin/board/job-schedulers': emptyRequest,
  'GET /api/admin/board/queue/:queueName': onBoard(),
  'GET /api/admin/board/queue/:queueName/:jobId': jobOnBoard,
  'GET /api/admin/board/api/queues': emptyRequest,
  'GET /api/admin/board/api/job-schedulers': emptyRequest,
  'GET /api/admin/board/api/queues/:queueName/metrics': onBoard(),
  'GET /api/admin/board/api/queues/:queueName/default-job-options': onBoard(),
  'GET /api/admin/board/api/queues/:queueName/rate-limit': onBoard(),
  'GET /api/admin/board/api/queues/:queueName/job-data-schema': onBoard(),
  'GET /api/admin/board/api/queues/:queueName/:jobId/logs': jobOnBoard,
  'GET /api/admin/board/api/queues/:queueName/:jobId/flow': jobOnBoard,
  'GET /api/admin/board/api/queues/:queueName/:jobId': jobOnBoard,
  'GET /api/admin/board/static/:file': onBoard({}, 'favicon.ico'),
  'GET /api/admin/board/static/:folder/:file': onBoard({ folder: 'images' }, 'logo.svg'),
  'GET /api/admin/board/static/:folder/:subfolder/:file': onBoard(
    { folder: 'locales', subfolder: 'en-US' },
    'messages.json',
  ),
  'GET /api/admin/mails': emptyRequest,
  // Registration is answered before its email has been sent.
  'GET /api/admin/mails/:id': ({ person, api }) =>
    vi.waitFor(async () => {
      const mail: unknown = await api.database('mail_tries').where({ user_id: person.user.id }).first('id');
      return { id: z.object({ id: z.string() }).parse(mail).id };
    }, waitForOptions),
  'GET /api/admin/rules': emptyRequest,
  'GET /api/admin/rules/summary': emptyRequest,
  'GET /api/admin/rules/:id': () => ({ id: cataloguedOn('2026-11-21')[0]?.id ?? 'none' }),
  'GET /api/admin/rules/law': emptyRequest,
  'POST /api/admin/rules/law/preview': () => ({ json: aLawNotice() }),
  'POST /api/admin/rules/law/notices': async ({ administrator }) => ({
    json: await previewedLawNotice(administrator),
  }),
  'POST /api/admin/rules/law/notices/:id/correct': async ({ administrator }) => ({
    id: await publishLawNotice(administrator),
    json: await previewedLawNotice(administrator, { text: 'Better words.' }),
  }),
  'POST /api/admin/rules/law/notices/:id/withdraw': async ({ administrator }) => ({
    id: await publishLawNotice(administrator),
    json: reason,
  }),
  'POST /api/admin/rules/law/readings': () => ({ json: { sources: ['feeTable'], readOn: '2026-11-01' } }),
  'GET /api/admin/rules/notices': emptyRequest,
  'POST /api/admin/rules/notices/count': emptyRequest,
  'POST /api/admin/rules/notices/:version/release': async ({ api }) => {
    // The state after a worker has compared everybody.
    const compared = { rule_set: currentRules.version, compared_with: earlierRules.version };
    await api
      .database('rule_comparisons')
      .insert({ ...compared, began_at: new Date(0), round: 1 })
      .onConflict('rule_set')
      .ignore();
    return { id: currentRules.version, json: { text: ruleNotice.text } };
  },
};
