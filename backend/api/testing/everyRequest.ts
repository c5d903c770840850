import { randomUUID } from 'node:crypto';
import { sessionListResponse } from '@settlewise/contract/accountSettings';
import { calendarAddressResponse } from '@settlewise/contract/calendar';
import { choosableParts } from '@settlewise/contract/legalAccess';
import {
  type IssuedNotification,
  notificationDecider,
  notificationsStream,
} from '@settlewise/domain/notifications';
import { invitationSecret } from '@settlewise/projections/reminders';
import { generateCode } from '../src/identity/secondFactor/totp';
import { aCalculation } from './aCalculation';
import { aDocument } from './aDocument';
import { aJourney } from './aJourney';
import { aPerson, type SignedUp } from './aPerson';
import { aDependant, earlierVisa, onboardingAnswers, personalDetails, visaDetails } from './aProfile';
import { readToken } from './collectingMailer';
import { everyAdminRequest } from './everyAdminRequest';
import {
  emptyRequest,
  createGrantRequest,
  forOwnItem,
  forOwnGrant,
  createOwnItem,
  withJson,
  type PrepareContext,
  type Prepare,
} from './prepareRequest';
import { collectionRequests, sharedCollectionRequests } from './collectionRequests';
import { comparisonRequests } from './comparisonRequests';
import { createCommandContext } from './savedAssessments';
import { confirmAddress, share, switchSharing } from './sharing';
import { createSecondFactorKey, turnOnSecondFactor } from './secondFactor';
import { newsRequests } from './newsRequests';
import { sharedResultRequests } from './sharedResultRequests';
import { Visitor } from './visitor';

export type { Prepared } from './prepareRequest';

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

/** Creates a notification for a person. @returns its id */
async function ownNotification({ person, api }: PrepareContext): Promise<string> {
  const notification: IssuedNotification = {
    notificationId: randomUUID(),
    kind: 'visa_expiry',
    about: 'visa',
    subject: 'visa 90 days',
    type: 'warning',
    title: 'Your visa expires',
    message: 'Apply before that day.',
    date: null,
    link: null,
  };
  const stream = notificationsStream(person.user.id);
  await api.commands.handle(
    notificationDecider,
    stream,
    { type: 'IssueNotifications', notifications: [notification] },
    createCommandContext(person, api.now()),
  );
  return notification.notificationId;
}

/** Another person's record, shared with the person. */
const sharedWithPerson: Prepare = async ({ person, api }) => {
  await confirmAddress(person, api);
  const owner = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(owner.user.email);
  const documentId = await createOwnItem(owner, uploads, document());
  return { id: (await share(owner, person, undefined, choosableParts)).id, others: { id: documentId } };
};

/** Another device on which the person is signed in. */
const otherOwnSession: Prepare = async ({ person: { visitor, credentials }, api }) => {
  await new Visitor(api.address).post('/api/login', credentials);
  const { sessions } = sessionListResponse.parse((await visitor.get('/api/account/sessions')).json);
  return { id: sessions.find(({ current }) => !current)?.id ?? 'none', json: {} };
};

/** Creates the secret address of the person's calendar. @returns its last part */
async function ownCalendarFile({ visitor }: SignedUp): Promise<string> {
  const { json } = await visitor.post('/api/calendar', {});
  return calendarAddressResponse.parse(json).address.split('/').at(-1) ?? '';
}

/** Routes whose request changes its sender or counts the sender's emails. The requests to all other routes can share a sender. */
export const routesWithOwnSender =
  /register|login|logout|verify-email|password|second-factor|profile$|DELETE \/api\/account$|shared|legal-access|admin\/users|admin\/looks|resend|notifications\/:id/;

/**
 * A valid request for every route of the API, by its method and path: it can only be refused because of who sent it. A new
 * route needs a line here.
 */
export const everyRequest: Readonly<Record<string, Prepare>> = {
  'POST /api/register': ({ api: { mailer } }) => {
    const json = aPerson().registration();
    return { json, waitForEffects: () => mailer.mailTo(json.email) };
  },
  'POST /api/login': ({ person }) => ({ json: person.credentials }),
  'POST /api/login/code': async ({ person, api }) => {
    const { nextCode } = await turnOnSecondFactor(person, api);
    const other = new Visitor(api.address);
    await other.post('/api/login', person.credentials);
    const Cookie = [...other.cookies].map((pair) => pair.join('=')).join('; ');
    return { json: { code: nextCode() }, headers: { Cookie } };
  },
  'POST /api/logout': emptyRequest,
  'GET /api/user': emptyRequest,
  'POST /api/verify-email': async ({ person, api: { mailer } }) => ({
    json: { token: readToken(await mailer.mailTo(person.user.email)) },
  }),
  'POST /api/verify-email/resend': ({ person, api: { mailer } }) => ({
    waitForEffects: () => mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/password/forgot': ({ person, api: { mailer } }) => ({
    json: { email: person.user.email },
    waitForEffects: () => mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/password/reset': async ({ person, api: { mailer } }) => {
    const { email } = person.user;
    await person.visitor.post('/api/password/forgot', { email });
    const token = readToken(await mailer.mailTo(email, 2));
    return {
      json: { token, newPassword: 'another horse battery' },
      waitForEffects: () => mailer.mailTo(email, 3),
    };
  },

  'GET /api/alerts': emptyRequest,
  'GET /api/alerts/choices': emptyRequest,
  'POST /api/alerts/choices': withJson({ choices: { task_due: 'off' } }),

  'GET /api/account/profile': emptyRequest,
  'PUT /api/account/profile': ({ person }) => ({
    json: { fullName: 'María López', email: person.user.email },
  }),
  'GET /api/account/settings': emptyRequest,
  'POST /api/account/settings': withJson({ notificationsEnabled: false }),
  'POST /api/account/password': ({ person, api: { mailer } }) => ({
    json: { currentPassword: person.credentials.password, newPassword: 'another horse battery' },
    waitForEffects: () => mailer.mailTo(person.user.email, 2),
  }),
  'GET /api/account/second-factor': emptyRequest,
  'POST /api/account/second-factor/key': ({ person }) => ({
    json: { currentPassword: person.credentials.password },
  }),
  'POST /api/account/second-factor': async ({ person, api }) => ({
    json: { code: generateCode(await createSecondFactorKey(person), api.now()) },
    waitForEffects: () => api.mailer.mailTo(person.user.email, 2),
  }),
  'POST /api/account/second-factor/recovery-codes': async ({ person, api }) => {
    const { nextCode } = await turnOnSecondFactor(person, api);
    const currentPassword = person.credentials.password;
    return {
      json: { currentPassword, code: nextCode() },
      waitForEffects: () => api.mailer.mailTo(person.user.email, 3),
    };
  },
  'DELETE /api/account/second-factor': async ({ person, api }) => {
    const { nextCode } = await turnOnSecondFactor(person, api);
    const currentPassword = person.credentials.password;
    return {
      json: { currentPassword, code: nextCode() },
      waitForEffects: () => api.mailer.mailTo(person.user.email, 3),
    };
  },
  'GET /api/account/sessions': emptyRequest,
  'POST /api/account/sessions/end-others': withJson({}),
  'DELETE /api/account/sessions/:id': otherOwnSession,
  'GET /api/account/export': emptyRequest,
  'DELETE /api/account': ({ person }) => ({ json: { password: person.credentials.password } }),

  'GET /api/absence-journeys': emptyRequest,
  'POST /api/absence-journeys': journey,
  'PATCH /api/absence-journeys/:id': forOwnItem(journeys, journey, { json: { destination: 'Portugal' } }),
  'DELETE /api/absence-journeys/:id': forOwnItem(journeys, journey),
  'GET /api/absences': emptyRequest,
  'GET /api/absences/summary': emptyRequest,
  'GET /api/absences/export': () => ({ query: '?format=csv' }),
  'POST /api/absences/import': withJson({ text: '2020-01-01,2020-01-02,Malta' }),
  'POST /api/absences': journey,
  'PATCH /api/absences/:id': forOwnItem(journeys, journey, { json: { reason: 'family' } }),
  'DELETE /api/absences/:id': forOwnItem(journeys, journey),

  'GET /api/tasks': emptyRequest,
  'POST /api/tasks': task,
  'PATCH /api/tasks/:id': forOwnItem(tasks, task, { json: { stage: 'completed' } }),
  'DELETE /api/tasks/:id': forOwnItem(tasks, task),

  'GET /api/documents': emptyRequest,
  'POST /api/documents/upload': document,
  'PATCH /api/documents/:id': forOwnItem(uploads, document, { json: { title: 'Former passport' } }),
  'DELETE /api/documents/:id': forOwnItem(uploads, document),
  'GET /api/documents/:id/file': forOwnItem(uploads, document),

  'GET /api/notifications': emptyRequest,
  'PATCH /api/notifications/:id': async (asking) => ({
    id: await ownNotification(asking),
    json: { isRead: true },
  }),
  'POST /api/notifications/:id/answer': async (asking) => ({
    id: await ownNotification(asking),
    json: { answer: 'snoozed', until: '2027-03-01' },
  }),
  'POST /api/notifications/:id/task': async (asking) => ({ id: await ownNotification(asking) }),
  'POST /api/notifications/read-all': emptyRequest,

  'GET /api/legal-access': emptyRequest,
  'POST /api/legal-access': async ({ person }) => {
    await switchSharing(person, true);
    return createGrantRequest();
  },
  'PATCH /api/legal-access/:id': forOwnGrant({ json: { expiryDate: null } }),
  'DELETE /api/legal-access/:id': forOwnGrant(),
  'GET /api/legal-access/looks': emptyRequest,
  'POST /api/invitations': async (asking) => {
    const { id: grantId } = await sharedWithPerson(asking);
    if (grantId === undefined) throw new Error('Nothing was shared');
    return { json: { grantId, secret: invitationSecret(asking.api.keyed, grantId) } };
  },
  'GET /api/shared': emptyRequest,
  'GET /api/shared/:grantId/timeline': sharedWithPerson,
  'GET /api/shared/:grantId/progress': sharedWithPerson,
  'GET /api/shared/:grantId/absences': sharedWithPerson,
  'GET /api/shared/:grantId/visa-history': sharedWithPerson,
  'GET /api/shared/:grantId/dependants': sharedWithPerson,
  'GET /api/shared/:grantId/documents': sharedWithPerson,
  'GET /api/shared/:grantId/documents/:id/file': sharedWithPerson,
  'POST /api/shared/:grantId/bundles': async (asking) => {
    const { id = 'none', others } = await sharedWithPerson(asking);
    return { id, json: { documents: [others?.['id']] } };
  },
  'GET /api/shared/:grantId/download': sharedWithPerson,
  ...sharedCollectionRequests(sharedWithPerson),

  ...comparisonRequests,
  ...sharedResultRequests,
  ...newsRequests,

  'GET /api/calendar': emptyRequest,
  'POST /api/calendar': emptyRequest,
  'DELETE /api/calendar': emptyRequest,
  'GET /api/calendar.ics': emptyRequest,
  'GET /api/calendar/:file': async ({ person }) => ({ id: await ownCalendarFile(person) }),

  'GET /api/assessments': emptyRequest,
  'GET /api/assessments/:id': forOwnItem(assessments, assessment),
  'POST /api/assessments': assessment,
  'DELETE /api/assessments/:id': forOwnItem(assessments, assessment),

  'GET /api/user/profile': emptyRequest,
  'PUT /api/user/profile': withJson(onboardingAnswers()),
  'GET /api/immigration/profile': emptyRequest,
  'POST /api/immigration/profile/visa': withJson(visaDetails()),
  'PATCH /api/immigration/profile/visa': withJson({ appliedInTime: 'yes' }),
  'GET /api/immigration/profile/personal': emptyRequest,
  'POST /api/immigration/profile/personal': withJson(personalDetails()),
  'GET /api/immigration/profile/visa-history': emptyRequest,
  'POST /api/immigration/profile/visa-history': visa,
  'PUT /api/immigration/profile/visa-history/:id': forOwnItem(visas, visa, {
    json: earlierVisa({ endDate: '2021-02-28' }),
  }),
  'PATCH /api/immigration/profile/visa-history/:id': forOwnItem(visas, visa, {
    json: { appliedOn: '2017-07-15', appliedInTime: 'yes' },
  }),
  'DELETE /api/immigration/profile/visa-history/:id': forOwnItem(visas, visa),
  'GET /api/immigration/profile/ilr-progress': emptyRequest,
  'GET /api/immigration/profile/citizenship-eligibility': emptyRequest,
  'GET /api/dependants': emptyRequest,
  'GET /api/dependants/progress': emptyRequest,
  'POST /api/dependants': dependant,
  'PUT /api/dependants/:id': forOwnItem(dependants, dependant, { json: aDependant({ firstName: 'Tomasa' }) }),
  'DELETE /api/dependants/:id': forOwnItem(dependants, dependant),
  // With a dependant's id, so that tests can try another person's id.
  'GET /api/forms/:form': async ({ person }) => {
    const of = await createOwnItem(person, dependants, dependant());
    return { id: 'mn1', query: `?for=${of}&on=2026-12-10` };
  },
  'GET /api/dashboard/summary': emptyRequest,
  'GET /api/timeline': emptyRequest,
  'POST /api/timeline/plans': withJson({
    plans: [
      {},
      {
        route: 'long_residence',
        service: 'priority',
        applyOn: '2027-02-20',
        journeys: [{ departureDate: '2027-01-02', returnDate: '2027-01-20' }],
      },
    ],
  }),
  ...collectionRequests,

  'GET /api/rules': emptyRequest,
  'GET /api/rules/notices': emptyRequest,
  'POST /api/assess': withJson({ trips: [{ departureDate: '2025-01-01', returnDate: '2025-01-10' }] }),
  'GET /api/fees/plan': emptyRequest,
  'GET /api/checklist/plan': emptyRequest,
  'POST /api/fees': withJson({
    people: [{ name: 'Amina', dateOfBirth: '1990-01-01' }, { dateOfBirth: '2015-06-01' }],
    steps: [
      { item: 'extension', route: 'skilled_worker', where: 'inside', months: 36, on: '2026-12-01' },
      { item: 'ilr', route: 'skilled_worker', on: '2029-12-01', people: [0], service: 'priority' },
      { item: 'naturalisation', on: '2031-01-05', people: [0], tests: ['life_in_the_uk', 'english'] },
    ],
    costs: [{ label: 'Translations', on: '2026-12-01', pence: 12_000 }],
    yearlyRisePercent: 3,
  }),
  'POST /api/checklist': withJson({
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: '2027-02-20',
    applicant: { dateOfBirth: '1990-01-01', role: 'main' },
    answers: { exceptedAbsences: true, income: 'employed' },
    documents: [{ id: 'payslip', kind: 'payslip', from: '2027-01-01', to: '2027-01-31' }],
    held: ['G4'],
  }),
  'POST /api/address-history/check': withJson({
    form: 'AN',
    applicationOn: '2027-03-01',
    addresses: [{ id: 'home', from: '2022-01', to: null, country: 'GB', role: 'tenant' }],
  }),
  'GET /api/practice/questions': emptyRequest,
  'POST /api/practice/answers': withJson([{ id: 'hist-a-001', chosen: [0] }]),
  'POST /api/practice/questions/:id/report': () => ({
    id: 'hist-a-001',
    json: { reason: 'The second answer is right, too.' },
  }),
  'GET /api/practice/hidden': emptyRequest,
  'GET /api/practice/difficulty': emptyRequest,
  'POST /api/calculate-ilr-eligibility': withJson(aCalculation('ilr').sent().form),
  'POST /api/calculate-eligibility': withJson(aCalculation('citizenship').sent().form),
  'POST /api/timeline/generate': withJson({
    visaType: 'skilled_worker',
    visaStartDate: '2021-01-01',
    useDetailedAbsences: false,
    absencesPerYear: { 2021: 30 },
  }),
  'GET /api/visa-types': emptyRequest,
  'GET /api/drafts/key': emptyRequest,
  'GET /api/dev-pages': emptyRequest,
  'GET /api/openapi.json': emptyRequest,
  'GET /api/docs': emptyRequest,

  ...everyAdminRequest,
};
