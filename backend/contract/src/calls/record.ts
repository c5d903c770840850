import { savedAssessmentList, savedAssessmentResponse } from '../assessments/savedAssessments';
import { calendarAddressResponse, calendarFeedResponse } from '../calendar';
import { dashboardSummaryResponse } from '../dashboard';
import { dependantProgressListResponse } from '../dependantProgress';
import { dependantListResponse, dependantResponse } from '../dependants';
import { documentListResponse, documentResponse } from '../documents';
import {
  personalDetailsResponse,
  visaDetailsResponse,
  visaHistoryEntryResponse,
  visaHistoryResponse,
} from '../immigrationProfile';
import { feePlanResponse } from '../feePlan';
import { formSheetResponse } from '../forms';
import { absenceSummaryResponse, journeyListResponse, journeyResponse } from '../journeys';
import { importJourneysResponse } from '../journeyTransfer';
import { alertChoicesResponse, alertsResponse } from '../alerts';
import { notificationListResponse, notificationResponse } from '../notifications';
import { userProfileResponse } from '../onboarding';
import { plansResponse } from '../plans';
import { citizenshipEligibilityResponse, ilrProgressResponse } from '../progress';
import { ownTimelineResponse } from '../timelineEntries';
import { taskListResponse, taskResponse } from '../tasks';
import { aFile, type Calls } from './call';

const readTooOften = { 429: 'Read too often; `Retry-After` says how many seconds to wait.' };

/**
 * What a person keeps of their immigration: journeys, tasks, documents, visas, family, saved
 * calculations, and where they stand.
 */
export const recordCalls = {
  'GET /api/absence-journeys': { summary: 'Lists the journeys.', answers: { 200: journeyListResponse } },
  'POST /api/absence-journeys': {
    summary: 'Records a journey.',
    repeatable: true,
    answers: { 201: journeyResponse },
  },
  'PATCH /api/absence-journeys/:id': {
    summary: 'Changes a journey.',
    repeatable: true,
    answers: { 200: journeyResponse },
  },
  'DELETE /api/absence-journeys/:id': {
    summary: 'Removes a journey.',
    repeatable: true,
    answers: { 204: null },
  },
  'GET /api/absences': {
    summary: 'Lists the journeys, under their older name.',
    answers: { 200: journeyListResponse },
  },
  'GET /api/absences/summary': { summary: 'Counts the days away.', answers: { 200: absenceSummaryResponse } },
  'GET /api/absences/export': {
    summary: 'Gives the journeys as a table or as a list for a form.',
    answers: { 200: aFile('text/csv', 'text/html') },
  },
  'POST /api/absences/import': {
    summary: 'Takes journeys over from a table, or says what that would come to.',
    repeatable: true,
    answers: { 200: importJourneysResponse },
  },
  'POST /api/absences': {
    summary: 'Records a journey, under its older name.',
    repeatable: true,
    answers: { 201: journeyResponse },
  },
  'PATCH /api/absences/:id': {
    summary: 'Changes a journey, under its older name.',
    repeatable: true,
    answers: { 200: journeyResponse },
  },
  'DELETE /api/absences/:id': {
    summary: 'Removes a journey, under its older name.',
    repeatable: true,
    answers: { 204: null },
  },

  'GET /api/tasks': { summary: 'Lists the tasks.', answers: { 200: taskListResponse } },
  'POST /api/tasks': { summary: 'Adds a task.', repeatable: true, answers: { 201: taskResponse } },
  'PATCH /api/tasks/:id': { summary: 'Changes a task.', repeatable: true, answers: { 200: taskResponse } },
  'DELETE /api/tasks/:id': { summary: 'Removes a task.', repeatable: true, answers: { 204: null } },

  'GET /api/documents': {
    summary: 'Lists the documents; the header `Upload-Limit` says how large a file may be.',
    answers: { 200: documentListResponse },
  },
  'POST /api/documents/upload': {
    summary: 'Keeps a document with its file.',
    repeatable: true,
    answers: { 201: documentResponse },
    refusals: { 408: 'The file stopped coming.' },
  },
  'PATCH /api/documents/:id': {
    summary: 'Changes what is said of a document.',
    repeatable: true,
    answers: { 200: documentResponse },
  },
  'DELETE /api/documents/:id': {
    summary: 'Removes a document and its file.',
    repeatable: true,
    answers: { 204: null },
  },
  'GET /api/documents/:id/file': {
    summary: 'Gives the file of a document, as it was sent.',
    answers: { 200: aFile('application/octet-stream') },
  },

  'GET /api/notifications': {
    summary: 'Lists what a person was told.',
    answers: { 200: notificationListResponse },
  },
  'PATCH /api/notifications/:id': {
    summary: 'Marks a notification as read.',
    repeatable: true,
    answers: { 200: notificationResponse },
  },
  'POST /api/notifications/:id/answer': {
    summary: 'Marks an alert as done or as not for the person, puts it off, or takes that back.',
    description:
      'It holds for the later steps of the same alert as well. `not_for_me` holds for every later day, too, except of a deadline (`act`).',
    repeatable: true,
    answers: { 200: notificationResponse },
  },
  'POST /api/notifications/:id/task': {
    summary: 'Adds the task that an alert leads to.',
    description:
      'Answers 200 with the task where there is one for the same alert, or one still to do that is about the same. An alert that leads to no task is refused (409).',
    repeatable: true,
    answers: { 200: taskResponse, 201: taskResponse },
  },
  'POST /api/notifications/read-all': {
    summary: 'Marks all notifications as read.',
    repeatable: true,
    answers: { 204: null },
  },

  'GET /api/alerts': {
    summary: 'Tells what waits for a person now, and what is ahead by day.',
    answers: { 200: alertsResponse },
  },
  'GET /api/alerts/choices': {
    summary: 'Lists the kinds of alerts, and where a person is told of each.',
    answers: { 200: alertChoicesResponse },
  },
  'POST /api/alerts/choices': {
    summary: 'Chooses where a person is told of some kinds of alerts.',
    description:
      'A kind about a deadline (`act`) cannot be `off`. What was due while a kind was off is not told once it is on again.',
    repeatable: true,
    answers: { 200: alertChoicesResponse },
  },

  'GET /api/calendar': {
    summary: 'Tells whether the dates can be subscribed to.',
    answers: { 200: calendarFeedResponse },
  },
  'POST /api/calendar': {
    summary: 'Makes a secret address for calendars, which ends the one before.',
    answers: { 201: calendarAddressResponse },
  },
  'DELETE /api/calendar': { summary: 'Ends the address for calendars.', answers: { 204: null } },
  'GET /api/calendar.ics': {
    summary: 'Gives the dates as a calendar.',
    answers: { 200: aFile('text/calendar') },
    refusals: readTooOften,
  },
  'GET /api/calendar/:file': {
    summary: 'Gives the dates to whoever knows the secret address.',
    answers: { 200: aFile('text/calendar') },
    refusals: readTooOften,
  },

  'GET /api/user/profile': {
    summary: 'Tells what a person answered at the beginning.',
    answers: { 200: userProfileResponse },
  },
  'PUT /api/user/profile': {
    summary: 'Keeps what a person answers at the beginning.',
    answers: { 200: userProfileResponse },
  },
  'GET /api/immigration/profile': {
    summary: 'Tells the present visa.',
    answers: { 200: visaDetailsResponse },
  },
  'POST /api/immigration/profile/visa': {
    summary: 'Keeps the present visa.',
    answers: { 200: visaDetailsResponse },
  },
  'PATCH /api/immigration/profile/visa': {
    summary: 'Answers questions about the present visa.',
    answers: { 200: visaDetailsResponse },
  },
  'GET /api/immigration/profile/personal': {
    summary: 'Tells the personal details.',
    answers: { 200: personalDetailsResponse },
  },
  'POST /api/immigration/profile/personal': {
    summary: 'Keeps the personal details.',
    answers: { 200: personalDetailsResponse },
  },
  'GET /api/immigration/profile/visa-history': {
    summary: 'Lists earlier visas.',
    answers: { 200: visaHistoryResponse },
  },
  'POST /api/immigration/profile/visa-history': {
    summary: 'Adds an earlier visa.',
    repeatable: true,
    answers: { 201: visaHistoryEntryResponse },
  },
  'PUT /api/immigration/profile/visa-history/:id': {
    summary: 'Writes an earlier visa anew.',
    repeatable: true,
    answers: { 200: visaHistoryEntryResponse },
  },
  'PATCH /api/immigration/profile/visa-history/:id': {
    summary: 'Answers questions about an earlier visa.',
    repeatable: true,
    answers: { 200: visaHistoryEntryResponse },
  },
  'DELETE /api/immigration/profile/visa-history/:id': {
    summary: 'Removes an earlier visa.',
    repeatable: true,
    answers: { 204: null },
  },
  'GET /api/immigration/profile/ilr-progress': {
    summary: 'Tells how far it is to indefinite leave, and why.',
    answers: { 200: ilrProgressResponse },
  },
  'GET /api/immigration/profile/citizenship-eligibility': {
    summary: 'Tells how far it is to citizenship, and why.',
    answers: { 200: citizenshipEligibilityResponse },
  },
  'GET /api/dependants': { summary: 'Lists the dependants.', answers: { 200: dependantListResponse } },
  'GET /api/dependants/progress': {
    summary: 'Tells how far it is to indefinite leave for each dependant.',
    answers: { 200: dependantProgressListResponse },
  },
  'POST /api/dependants': {
    summary: 'Adds a dependant.',
    repeatable: true,
    answers: { 201: dependantResponse },
  },
  'PUT /api/dependants/:id': {
    summary: 'Writes a dependant anew.',
    repeatable: true,
    answers: { 200: dependantResponse },
  },
  'DELETE /api/dependants/:id': { summary: 'Removes a dependant.', repeatable: true, answers: { 204: null } },
  'GET /api/assessments': { summary: 'Lists saved calculations.', answers: { 200: savedAssessmentList } },
  'GET /api/assessments/:id': {
    summary: 'Gives a saved calculation.',
    answers: { 200: savedAssessmentResponse },
  },
  'POST /api/assessments': {
    summary: 'Saves a calculation.',
    repeatable: true,
    answers: { 201: savedAssessmentResponse },
  },
  'DELETE /api/assessments/:id': {
    summary: 'Removes a saved calculation.',
    repeatable: true,
    answers: { 204: null },
  },
  'GET /api/timeline': {
    summary: 'Tells what is ahead, the soonest first, and what happened, the latest first.',
    answers: { 200: ownTimelineResponse },
  },
  'GET /api/forms/:form': {
    summary: 'Fills in a form from your record, question by question, for you or a dependant.',
    description:
      'Questions are in words of our own. Those about a whole life are explained and never answered. Nothing is sent to anybody.',
    answers: { 200: formSheetResponse },
    refusals: {
      404: 'There is no such form, or no such dependant.',
      422: 'The query says no person or no day, or the dates of the record cannot be counted with.',
    },
  },
  'GET /api/fees/plan': {
    summary: 'Plans the applications that the record leads to, up to a passport, and who pays for each.',
    answers: { 200: feePlanResponse },
  },
  'POST /api/timeline/plans': {
    summary: 'Compares plans to settlement and citizenship, by the record. Nothing is stored.',
    answers: { 200: plansResponse },
  },
  'GET /api/dashboard/summary': {
    summary: 'Tells where a person stands, in short.',
    answers: { 200: dashboardSummaryResponse },
  },
} as const satisfies Calls;
