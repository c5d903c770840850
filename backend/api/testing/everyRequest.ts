import { randomUUID } from 'node:crypto';
import { calendarAddressResponse, sessionListResponse } from '@settlewise/contract';
import {
  accountStream,
  notificationDecider,
  notificationsStream,
  type IssuedNotification,
} from '@settlewise/domain';
import { auditEventsFitting, listAuditEvents } from '@settlewise/projections';
import { currentRules, earlierRules, ruleNotice } from '@settlewise/rules/comparison';
import { z } from 'zod';
import { codeAt } from '../src/resources/secondFactor/totp';
import { aCalculation } from './aCalculation';
import { aDocument } from './aDocument';
import { aFailedJob } from './aFailedJob';
import { aJourney } from './aJourney';
import { lookAt } from './anAdministrator';
import { aPerson, type SignedUp } from './aPerson';
import { aDependant, earlierVisa, onboardingAnswers, personalDetails, visaDetails } from './aProfile';
import { tokenIn } from './collectingMailer';
import { commandOf } from './savedAssessments';
import { confirmAddress, share, switchSharing } from './sharing';
import { newKey, withSecondFactor } from './secondFactor';
import type { TestApi } from './startTestApi';
import { Visitor, type Sending } from './visitor';

/** What a person sends to a route and is served with. */
export interface Prepared extends Sending {
  /** Of the person's own thing, for a path that has one. */
  readonly id?: string;
  /** For a path that names more than one: the others, by their names there. */
  readonly others?: Readonly<Record<string, string>>;
  /** Stands behind the path. */
  readonly query?: string;
  /** Resolves when what the request sets off is over. */
  readonly afterwards?: () => Promise<unknown>;
}

interface Asking {
  readonly person: SignedUp;
  /** Who sends what stands under /api/admin; the person is somebody to send it about. */
  readonly administrator: SignedUp;
  readonly api: TestApi;
}

type Prepare = (asking: Asking) => Prepared | Promise<Prepared>;

const made = z.object({ id: z.union([z.string(), z.number()]).transform(String) });

/** Makes a thing of the person's own. @returns its id */
async function ownThing({ visitor }: SignedUp, path: string, sending: Sending): Promise<string> {
  const { status, message, json } = await visitor.send('POST', path, sending);
  if (status !== 201) throw new Error(`POST ${path} was answered with ${status}: ${message}`);
  return made.parse(json).id;
}

const bare: Prepare = () => ({});
const sending =
  (json: unknown): Prepare =>
  () => ({ json });
const onOwn =
  (path: string, thing: () => Sending, sent: Sending = {}): Prepare =>
  async ({ person }) => ({ ...sent, id: await ownThing(person, path, thing()) });

const ofReadModel: Prepare = () => ({ id: 'tasks' });
const ofFailedJob: Prepare = async ({ api }) => ({ id: (await aFailedJob(api)).named });
const onBoard =
  (others: Readonly<Record<string, string>> = {}, id = 'mail'): Prepare =>
  () => ({ id, others });
const jobOnBoard: Prepare = async ({ api }) => ({
  id: (await aFailedJob(api)).id,
  others: { queueName: 'mail' },
});

const journeys = '/api/absence-journeys';
const journey = () => ({ json: aJourney().typed() });
const tasks = '/api/tasks';
const task = () => ({
  json: { title: 'Collect payslips', category: 'document', stage: 'pending', priority: 'high' },
});
const assessments = '/api/assessments';
const assessment = () => ({ json: aCalculation().sent() });
const visas = '/api/immigration/profile/visa-history';
const visa = () => ({ json: earlierVisa() });
const dependants = '/api/dependants';
const dependant = () => ({ json: aDependant() });
const uploads = '/api/documents/upload';
const document = () => ({ form: aDocument().form() });

/** Tells a person something. @returns the notification's id */
async function ownNotification({ person, api }: Asking): Promise<string> {
  const notification: IssuedNotification = {
    ...{ notificationId: randomUUID(), kind: 'visa_expiry', subject: 'visa 90 days' },
    type: 'warning',
    ...{ title: 'Your visa expires', message: 'Apply before that day.', date: null, link: null },
  };
  const stream = notificationsStream(person.user.id);
  await api.commands.handle(
    notificationDecider,
    stream,
    { type: 'IssueNotifications', notifications: [notification] },
    commandOf(person, api.now()),
  );
  return notification.notificationId;
}

/** Something that happened to the person. */
const ownEvent: Prepare = async ({ person, api }) => {
  await api.whenCaughtUp();
  const fits = await auditEventsFitting(api.database, { userId: person.user.id });
  const [event] = await listAuditEvents(api.database, { fits, descending: true, limit: 1 });
  return { id: event?.id ?? 'none' };
};

const grants = '/api/legal-access';
const grant = () => ({ json: { email: 'counsel@example.org', expiryDate: '2026-12-01' } });

const onOwnGrant =
  (sent: Sending = {}): Prepare =>
  async ({ person }) => {
    await switchSharing(person, true);
    return { ...sent, id: await ownThing(person, grants, grant()) };
  };

/** Somebody else's record, which is shared with the person. */
const sharedWithPerson: Prepare = async ({ person, api }) => {
  await confirmAddress(person, api);
  const owner = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(owner.user.email);
  const documentId = await ownThing(owner, uploads, document());
  return { id: (await share(owner, person)).id, others: { id: documentId } };
};

/** Another device, where the person is signed in as well. */
const ownSessionElsewhere: Prepare = async ({ person: { visitor, credentials }, api }) => {
  await new Visitor(api.address).post('/api/login', credentials);
  const { sessions } = sessionListResponse.parse((await visitor.get('/api/account/sessions')).json);
  return { id: sessions.find(({ current }) => !current)?.id ?? 'none', json: {} };
};

const reason = { reason: 'Ticket 17: asked for by phone' };
/** Of an administrator, about the person. */
const aboutPerson =
  (sent: Sending = {}): Prepare =>
  ({ person }) => ({ ...sent, id: person.user.id });

/** Makes a secret address for the person's dates. @returns its last part */
async function ownCalendarFile({ visitor }: SignedUp): Promise<string> {
  const { json } = await visitor.post('/api/calendar', {});
  return calendarAddressResponse.parse(json).address.split('/').at(-1) ?? '';
}

/**
 * For every route of the API, by its method and path, a request that is right in everything: when it is refused, then
 * for who sent it. A new route needs a line here.
 */
export const everyRequest: Readonly<Record<string, Prepare>> = {
  'POST /api/register': ({ api: { mailer } }) => {
    const json = aPerson().registration();
    return { json, afterwards: () => mailer.mailTo(json.email) };
  },
  'POST /api/login': ({ person }) => ({ json: person.credentials }),
  'POST /api/login/code': async ({ person, api }) => {
    const { nextCode } = await withSecondFactor(person, api);
    const other = new Visitor(api.address);
    await other.post('/api/login', person.credentials);
    const Cookie = [...other.cookies].map((pair) => pair.join('=')).join('; ');
    return { json: { code: nextCode() }, headers: { Cookie } };
  },
  'POST /api/logout': bare,
  'GET /api/user': bare,
  'POST /api/verify-email': async ({ person, api: { mailer } }) => ({
    json: { token: tokenIn(await mailer.mailTo(person.user.email)) },
  }),
  'POST /api/verify-email/resend': ({ person, api: { mailer } }) => ({
    afterwards: () => mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/password/forgot': ({ person, api: { mailer } }) => ({
    json: { email: person.user.email },
    afterwards: () => mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/password/reset': async ({ person, api: { mailer } }) => {
    const { email } = person.user;
    await person.visitor.post('/api/password/forgot', { email });
    const token = tokenIn(await mailer.mailTo(email, 2));
    return { json: { token, newPassword: 'another horse battery' } };
  },

  'GET /api/account/profile': bare,
  'PUT /api/account/profile': ({ person }) => ({
    json: { fullName: 'María López', email: person.user.email },
  }),
  'GET /api/account/settings': bare,
  'POST /api/account/settings': sending({ notificationsEnabled: false }),
  'POST /api/account/password': ({ person }) => ({
    json: { currentPassword: person.credentials.password, newPassword: 'another horse battery' },
  }),
  'GET /api/account/second-factor': bare,
  'POST /api/account/second-factor/key': ({ person }) => ({
    json: { currentPassword: person.credentials.password },
  }),
  'POST /api/account/second-factor': async ({ person, api }) => ({
    json: { code: codeAt(await newKey(person), api.now()) },
    afterwards: () => api.mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/account/second-factor/recovery-codes': async ({ person, api }) => {
    const { nextCode } = await withSecondFactor(person, api);
    const currentPassword = person.credentials.password;
    return {
      json: { currentPassword, code: nextCode() },
      afterwards: () => api.mailer.mailTo(person.user.email, 3),
    };
  },
  'DELETE /api/account/second-factor': async ({ person, api }) => {
    const { nextCode } = await withSecondFactor(person, api);
    const currentPassword = person.credentials.password;
    return {
      json: { currentPassword, code: nextCode() },
      afterwards: () => api.mailer.mailTo(person.user.email, 3),
    };
  },
  'GET /api/account/sessions': bare,
  'POST /api/account/sessions/end-others': sending({}),
  'DELETE /api/account/sessions/:id': ownSessionElsewhere,
  'GET /api/account/export': bare,
  'DELETE /api/account': ({ person }) => ({ json: { password: person.credentials.password } }),

  'GET /api/absence-journeys': bare,
  'POST /api/absence-journeys': journey,
  'PATCH /api/absence-journeys/:id': onOwn(journeys, journey, { json: { destination: 'Portugal' } }),
  'DELETE /api/absence-journeys/:id': onOwn(journeys, journey),
  'GET /api/absences': bare,
  'GET /api/absences/summary': bare,
  'GET /api/absences/export': () => ({ query: '?format=csv' }),
  'POST /api/absences/import': sending({ text: '2020-01-01,2020-01-02,Malta' }),
  'POST /api/absences': journey,
  'PATCH /api/absences/:id': onOwn(journeys, journey, { json: { reason: 'family' } }),
  'DELETE /api/absences/:id': onOwn(journeys, journey),

  'GET /api/tasks': bare,
  'POST /api/tasks': task,
  'PATCH /api/tasks/:id': onOwn(tasks, task, { json: { stage: 'completed' } }),
  'DELETE /api/tasks/:id': onOwn(tasks, task),

  'GET /api/documents': bare,
  'POST /api/documents/upload': document,
  'PATCH /api/documents/:id': onOwn(uploads, document, { json: { title: 'Former passport' } }),
  'DELETE /api/documents/:id': onOwn(uploads, document),
  'GET /api/documents/:id/file': onOwn(uploads, document),

  'GET /api/notifications': bare,
  'PATCH /api/notifications/:id': async (asking) => ({
    id: await ownNotification(asking),
    json: { isRead: true },
  }),
  'POST /api/notifications/read-all': bare,

  'GET /api/legal-access': bare,
  'POST /api/legal-access': async ({ person }) => {
    await switchSharing(person, true);
    return grant();
  },
  'PATCH /api/legal-access/:id': onOwnGrant({ json: { expiryDate: null } }),
  'DELETE /api/legal-access/:id': onOwnGrant(),
  'GET /api/legal-access/looks': bare,
  'GET /api/shared': bare,
  'GET /api/shared/:grantId/timeline': sharedWithPerson,
  'GET /api/shared/:grantId/progress': sharedWithPerson,
  'GET /api/shared/:grantId/absences': sharedWithPerson,
  'GET /api/shared/:grantId/visa-history': sharedWithPerson,
  'GET /api/shared/:grantId/dependants': sharedWithPerson,
  'GET /api/shared/:grantId/documents': sharedWithPerson,
  'GET /api/shared/:grantId/documents/:id/file': sharedWithPerson,

  'GET /api/calendar': bare,
  'POST /api/calendar': bare,
  'DELETE /api/calendar': bare,
  'GET /api/calendar.ics': bare,
  'GET /api/calendar/:file': async ({ person }) => ({ id: await ownCalendarFile(person) }),

  'GET /api/assessments': bare,
  'GET /api/assessments/:id': onOwn(assessments, assessment),
  'POST /api/assessments': assessment,
  'DELETE /api/assessments/:id': onOwn(assessments, assessment),

  'GET /api/user/profile': bare,
  'PUT /api/user/profile': sending(onboardingAnswers()),
  'GET /api/immigration/profile': bare,
  'POST /api/immigration/profile/visa': sending(visaDetails()),
  'PATCH /api/immigration/profile/visa': sending({ appliedInTime: 'yes' }),
  'GET /api/immigration/profile/personal': bare,
  'POST /api/immigration/profile/personal': sending(personalDetails()),
  'GET /api/immigration/profile/visa-history': bare,
  'POST /api/immigration/profile/visa-history': visa,
  'PUT /api/immigration/profile/visa-history/:id': onOwn(visas, visa, {
    json: earlierVisa({ endDate: '2021-02-28' }),
  }),
  'PATCH /api/immigration/profile/visa-history/:id': onOwn(visas, visa, {
    json: { appliedOn: '2017-07-15', appliedInTime: 'yes' },
  }),
  'DELETE /api/immigration/profile/visa-history/:id': onOwn(visas, visa),
  'GET /api/immigration/profile/ilr-progress': bare,
  'GET /api/immigration/profile/citizenship-eligibility': bare,
  'GET /api/dependants': bare,
  'GET /api/dependants/progress': bare,
  'POST /api/dependants': dependant,
  'PUT /api/dependants/:id': onOwn(dependants, dependant, { json: aDependant({ firstName: 'Tomasa' }) }),
  'DELETE /api/dependants/:id': onOwn(dependants, dependant),
  'GET /api/dashboard/summary': bare,

  'GET /api/rules': bare,
  'POST /api/assess': sending({ trips: [{ departureDate: '2025-01-01', returnDate: '2025-01-10' }] }),
  'POST /api/calculate-ilr-eligibility': sending(aCalculation('ilr').sent().form),
  'POST /api/calculate-eligibility': sending(aCalculation('citizenship').sent().form),
  'POST /api/timeline/generate': sending({
    ...{ visaType: 'skilled_worker', visaStartDate: '2021-01-01' },
    ...{ useDetailedAbsences: false, absencesPerYear: { 2021: 30 } },
  }),
  'GET /api/visa-types': bare,
  'GET /api/dev-pages': bare,

  // /api/admin: sent by the administrator, whatever it is about.
  'POST /api/admin/looks': ({ person }) => ({
    json: { userId: person.user.id, reason: 'Ticket 17: a journey is missing' },
  }),
  'GET /api/admin/users': bare,
  'GET /api/admin/users/:id': aboutPerson(),
  'GET /api/admin/users/:id/record': async ({ person, administrator }) => ({
    id: person.user.id,
    query: `?look=${await lookAt(administrator, person.user.id)}`,
  }),
  'POST /api/admin/users/:id/role': aboutPerson({ json: { role: 'admin', ...reason } }),
  'POST /api/admin/users/:id/lock': aboutPerson({ json: reason }),
  'GET /api/admin/legal-access': bare,
  'POST /api/admin/legal-access/:id/revoke': onOwnGrant({ json: reason }),
  'POST /api/admin/users/:id/unlock': aboutPerson({ json: reason }),
  'POST /api/admin/users/:id/end-sessions': aboutPerson({ json: reason }),
  'POST /api/admin/users/:id/resend-verification': ({ person, api: { mailer } }) => ({
    ...{ id: person.user.id, json: reason },
    afterwards: () => mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/admin/users/:id/turn-off-second-factor': async ({ person, api }) => {
    await withSecondFactor(person, api);
    return {
      ...{ id: person.user.id, json: reason },
      afterwards: () => api.mailer.mailTo(person.user.email, 3),
    };
  },
  'GET /api/admin/events': bare,
  'GET /api/admin/events/:id': ownEvent,
  'GET /api/admin/events/:id/chain': ownEvent,
  'GET /api/admin/event-names': bare,
  'GET /api/admin/events.csv': bare,
  'GET /api/admin/users/:id/history': async ({ person, administrator }) => ({
    id: person.user.id,
    query: `?look=${await lookAt(administrator, person.user.id)}`,
  }),
  'GET /api/admin/streams/:id': async ({ person, administrator }) => ({
    id: accountStream(person.user.id),
    query: `?look=${await lookAt(administrator, person.user.id)}`,
  }),
  'GET /api/admin/proof': bare,
  'POST /api/admin/proof/checks': bare,
  'GET /api/admin/overview': bare,
  'GET /api/admin/projections': bare,
  'POST /api/admin/projections/:name/retry': ofReadModel,
  'POST /api/admin/projections/:name/rebuild': ofReadModel,
  'GET /api/admin/queues': bare,
  'GET /api/admin/jobs': bare,
  'POST /api/admin/jobs/:id/retry': ofFailedJob,
  'DELETE /api/admin/jobs/:id': ofFailedJob,
  'GET /api/admin/board': bare,
  'GET /api/admin/board/job-schedulers': bare,
  'GET /api/admin/board/queue/:queueName': onBoard(),
  'GET /api/admin/board/queue/:queueName/:jobId': jobOnBoard,
  'GET /api/admin/board/api/queues': bare,
  'GET /api/admin/board/api/job-schedulers': bare,
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
  'GET /api/admin/mails': bare,
  'GET /api/admin/rules': bare,
  'GET /api/admin/rules/summary': bare,
  'GET /api/admin/rules/notices': bare,
  'POST /api/admin/rules/notices/count': bare,
  'POST /api/admin/rules/notices/:version/release': async ({ api }) => {
    // As a worker leaves it that has compared everybody.
    const compared = { rule_set: currentRules.version, compared_with: earlierRules.version };
    await api
      .database('rule_comparisons')
      .insert({ ...compared, began_at: new Date(0), round: 1 })
      .onConflict('rule_set')
      .ignore();
    return { id: currentRules.version, json: { text: ruleNotice.text } };
  },
};
