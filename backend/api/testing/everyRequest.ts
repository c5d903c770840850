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
import { tokenIn } from './collectingMailer';
import { everyAdminRequest } from './everyAdminRequest';
import {
  bare,
  grant,
  onOwn,
  onOwnGrant,
  ownThing,
  sending,
  type Asking,
  type Prepare,
} from './prepareRequest';
import { collectionRequests, sharedCollectionRequests } from './collectionRequests';
import { comparisonRequests } from './comparisonRequests';
import { commandOf } from './savedAssessments';
import { confirmAddress, share, switchSharing } from './sharing';
import { newKey, withSecondFactor } from './secondFactor';
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
async function ownNotification({ person, api }: Asking): Promise<string> {
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
    commandOf(person, api.now()),
  );
  return notification.notificationId;
}

/** Another person's record, shared with the person. */
const sharedWithPerson: Prepare = async ({ person, api }) => {
  await confirmAddress(person, api);
  const owner = await aPerson().signsUpAt(api.address);
  await api.mailer.mailTo(owner.user.email);
  const documentId = await ownThing(owner, uploads, document());
  return { id: (await share(owner, person, undefined, choosableParts)).id, others: { id: documentId } };
};

/** Another device on which the person is signed in. */
const ownSessionElsewhere: Prepare = async ({ person: { visitor, credentials }, api }) => {
  await new Visitor(api.address).post('/api/login', credentials);
  const { sessions } = sessionListResponse.parse((await visitor.get('/api/account/sessions')).json);
  return { id: sessions.find(({ current }) => !current)?.id ?? 'none', json: {} };
};

/** Creates the secret address of the person's calendar. @returns its last part */
async function ownCalendarFile({ visitor }: SignedUp): Promise<string> {
  const { json } = await visitor.post('/api/calendar', {});
  return calendarAddressResponse.parse(json).address.split('/').at(-1) ?? '';
}

/** Routes whose request changes who its sender is, or counts their mails; the requests of all others can have one sender. */
export const needsSomebodyNew =
  /register|login|logout|verify-email|password|second-factor|profile$|DELETE \/api\/account$|shared|legal-access|admin\/users|admin\/looks|resend|notifications\/:id/;

/**
 * A valid request for every route of the API, by its method and path: it can only be refused because of who sent it. A new
 * route needs a line here.
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
    return {
      json: { token, newPassword: 'another horse battery' },
      afterwards: () => mailer.mailTo(email, 3),
    };
  },

  'GET /api/alerts': bare,
  'GET /api/alerts/choices': bare,
  'POST /api/alerts/choices': sending({ choices: { task_due: 'off' } }),

  'GET /api/account/profile': bare,
  'PUT /api/account/profile': ({ person }) => ({
    json: { fullName: 'María López', email: person.user.email },
  }),
  'GET /api/account/settings': bare,
  'POST /api/account/settings': sending({ notificationsEnabled: false }),
  'POST /api/account/password': ({ person, api: { mailer } }) => ({
    json: { currentPassword: person.credentials.password, newPassword: 'another horse battery' },
    afterwards: () => mailer.mailTo(person.user.email, 2),
  }),
  'GET /api/account/second-factor': bare,
  'POST /api/account/second-factor/key': ({ person }) => ({
    json: { currentPassword: person.credentials.password },
  }),
  'POST /api/account/second-factor': async ({ person, api }) => ({
    json: { code: generateCode(await newKey(person), api.now()) },
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
  'POST /api/notifications/:id/answer': async (asking) => ({
    id: await ownNotification(asking),
    json: { answer: 'snoozed', until: '2027-03-01' },
  }),
  'POST /api/notifications/:id/task': async (asking) => ({ id: await ownNotification(asking) }),
  'POST /api/notifications/read-all': bare,

  'GET /api/legal-access': bare,
  'POST /api/legal-access': async ({ person }) => {
    await switchSharing(person, true);
    return grant();
  },
  'PATCH /api/legal-access/:id': onOwnGrant({ json: { expiryDate: null } }),
  'DELETE /api/legal-access/:id': onOwnGrant(),
  'GET /api/legal-access/looks': bare,
  'POST /api/invitations': async (asking) => {
    const { id: grantId } = await sharedWithPerson(asking);
    if (grantId === undefined) throw new Error('Nothing was shared');
    return { json: { grantId, secret: invitationSecret(asking.api.keyed, grantId) } };
  },
  'GET /api/shared': bare,
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
  // Of a dependant, so that somebody else's is asked for.
  'GET /api/forms/:form': async ({ person }) => {
    const of = await ownThing(person, dependants, dependant());
    return { id: 'mn1', query: `?for=${of}&on=2026-12-10` };
  },
  'GET /api/dashboard/summary': bare,
  'GET /api/timeline': bare,
  'POST /api/timeline/plans': sending({
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

  'GET /api/rules': bare,
  'GET /api/rules/notices': bare,
  'POST /api/assess': sending({ trips: [{ departureDate: '2025-01-01', returnDate: '2025-01-10' }] }),
  'GET /api/fees/plan': bare,
  'GET /api/checklist/plan': bare,
  'POST /api/fees': sending({
    people: [{ name: 'Amina', dateOfBirth: '1990-01-01' }, { dateOfBirth: '2015-06-01' }],
    steps: [
      { item: 'extension', route: 'skilled_worker', where: 'inside', months: 36, on: '2026-12-01' },
      { item: 'ilr', route: 'skilled_worker', on: '2029-12-01', people: [0], service: 'priority' },
      { item: 'naturalisation', on: '2031-01-05', people: [0], tests: ['life_in_the_uk', 'english'] },
    ],
    costs: [{ label: 'Translations', on: '2026-12-01', pence: 12_000 }],
    yearlyRisePercent: 3,
  }),
  'POST /api/checklist': sending({
    form: 'SET(O)',
    route: 'skilled_worker',
    plannedOn: '2027-02-20',
    applicant: { dateOfBirth: '1990-01-01', role: 'main' },
    answers: { exceptedAbsences: true, income: 'employed' },
    documents: [{ id: 'payslip', kind: 'payslip', from: '2027-01-01', to: '2027-01-31' }],
    held: ['G4'],
  }),
  'POST /api/address-history/check': sending({
    form: 'AN',
    applicationOn: '2027-03-01',
    addresses: [{ id: 'home', from: '2022-01', to: null, country: 'GB', role: 'tenant' }],
  }),
  'GET /api/practice/questions': bare,
  'POST /api/practice/answers': sending([{ id: 'hist-a-001', chosen: [0] }]),
  'POST /api/practice/questions/:id/report': () => ({
    id: 'hist-a-001',
    json: { reason: 'The second answer is right, too.' },
  }),
  'GET /api/practice/hidden': bare,
  'GET /api/practice/difficulty': bare,
  'POST /api/calculate-ilr-eligibility': sending(aCalculation('ilr').sent().form),
  'POST /api/calculate-eligibility': sending(aCalculation('citizenship').sent().form),
  'POST /api/timeline/generate': sending({
    visaType: 'skilled_worker',
    visaStartDate: '2021-01-01',
    useDetailedAbsences: false,
    absencesPerYear: { 2021: 30 },
  }),
  'GET /api/visa-types': bare,
  'GET /api/drafts/key': bare,
  'GET /api/dev-pages': bare,
  'GET /api/openapi.json': bare,
  'GET /api/docs': bare,

  ...everyAdminRequest,
};
