import { z } from 'zod';
import {
  adminEventResponse,
  adminStreamResponse,
  eventChainResponse,
  eventNamesResponse,
  personHistoryResponse,
} from '../admin/events';
import { adminJobResponse, adminQueueResponse } from '../admin/jobs';
import { adminLawDeskResponse, adminLawNoticeResponse, lawNoticePreviewResponse } from '../admin/lawDesk';
import { adminLegalAccessResponse } from '../admin/legalAccess';
import {
  administratorAccessResponse,
  adminUserRecordResponse,
  recordAccessResponse,
} from '../admin/recordAccess';
import { adminMailResponse } from '../admin/mails';
import { adminOverviewResponse } from '../admin/overview';
import { adminPracticeReportResponse } from '../admin/practiceReports';
import { adminProjectionResponse } from '../admin/projections';
import { proofCheckResponse, proofResponse } from '../admin/proof';
import { ruleNoticeResponse } from '../admin/ruleNotices';
import { adminRuleResponse, adminRulesSummaryResponse } from '../admin/rules';
import { adminUserResponse } from '../admin/users';
import { aFile, type Calls } from './call';

const needsOpenRecord = {
  403: 'Only for administrators, and only while a look of one’s own at the person is open.',
};
const lastOne = { 409: 'It makes no sense in the present state of the account.' };
const notAsPreviewed = {
  409: 'It is not the text of the preview, or the notice is withdrawn.',
  422: 'A route is not known, or the day is in the future.',
};

/** Calls for administrators only. */
export const adminCalls = {
  'GET /api/admin/overview': {
    summary: 'Tells how everything stands.',
    answers: { 200: adminOverviewResponse },
  },
  'POST /api/admin/looks': {
    summary: 'Opens the record of a person for an hour, for a reason that the person is told.',
    repeatable: true,
    answers: { 201: administratorAccessResponse },
    refusals: {
      404: 'There is no such account.',
      409: 'A request with this key opened the record in another session.',
    },
  },
  'GET /api/admin/users': {
    summary: 'Lists who has an account.',
    answers: { 200: z.array(adminUserResponse) },
  },
  'GET /api/admin/users/:id': { summary: 'Gives one account.', answers: { 200: adminUserResponse } },
  'GET /api/admin/users/:id/access': {
    summary: 'Tells whether the record of a person is open in this session, and until when.',
    answers: { 200: recordAccessResponse },
  },
  'GET /api/admin/users/:id/record': {
    summary: 'Gives what an account holds.',
    answers: { 200: adminUserRecordResponse },
    refusals: needsOpenRecord,
  },
  'GET /api/admin/users/:id/history': {
    summary: 'Gives the whole history of a person, the newest first.',
    answers: { 200: personHistoryResponse },
    refusals: needsOpenRecord,
  },
  'POST /api/admin/users/:id/role': {
    summary: 'Gives or takes the role.',
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: lastOne,
  },
  'POST /api/admin/users/:id/lock': {
    summary: 'Locks an account and ends its sessions.',
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: lastOne,
  },
  'POST /api/admin/users/:id/unlock': {
    summary: 'Opens a locked account again.',
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: lastOne,
  },
  'POST /api/admin/users/:id/end-sessions': {
    summary: 'Signs a person out everywhere.',
    repeatable: true,
    answers: { 200: adminUserResponse },
  },
  'POST /api/admin/users/:id/resend-verification': {
    summary: 'Sends the mail that confirms an address once more.',
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: lastOne,
  },
  'POST /api/admin/users/:id/turn-off-second-factor': {
    summary: 'Turns the second factor of somebody off who has lost it.',
    repeatable: true,
    answers: { 200: adminUserResponse },
    refusals: lastOne,
  },
  'GET /api/admin/legal-access': {
    summary: 'Lists all access that people gave.',
    answers: { 200: z.array(adminLegalAccessResponse) },
  },
  'GET /api/admin/legal-access/:id': {
    summary: 'Gives one access.',
    answers: { 200: adminLegalAccessResponse },
  },
  'POST /api/admin/legal-access/:id/revoke': {
    summary: 'Ends access, for a reason that its owner is told.',
    repeatable: true,
    answers: { 200: adminLegalAccessResponse },
  },
  'GET /api/admin/events': {
    summary: 'Lists what happened, without its content.',
    answers: { 200: z.array(adminEventResponse) },
  },
  'GET /api/admin/events/:id': {
    summary: 'Gives one event, without its content.',
    answers: { 200: adminEventResponse },
  },
  'GET /api/admin/events/:id/chain': {
    summary: 'Lists what the same request set off.',
    answers: { 200: eventChainResponse },
  },
  'GET /api/admin/event-names': {
    summary: 'Lists the types of events and streams.',
    answers: { 200: eventNamesResponse },
  },
  'GET /api/admin/events.csv': {
    summary: 'Gives the events that fit as a table.',
    answers: { 200: aFile('text/csv') },
  },
  'GET /api/admin/streams/:id/access': {
    summary: 'Tells whose record has to be open to see a stream, and whether it is.',
    answers: { 200: recordAccessResponse },
  },
  'GET /api/admin/streams/:id': {
    summary: 'Shows what a stream came to at a moment.',
    answers: { 200: adminStreamResponse },
    refusals: needsOpenRecord,
  },
  'GET /api/admin/proof': {
    summary: 'Tells whether the log is as it was written.',
    answers: { 200: proofResponse },
  },
  'POST /api/admin/proof/checks': { summary: 'Has the log checked.', answers: { 202: proofCheckResponse } },
  'GET /api/admin/projections': {
    summary: 'Lists how the read models stand.',
    answers: { 200: z.array(adminProjectionResponse) },
  },
  'GET /api/admin/projections/:id': {
    summary: 'Tells how one read model stands.',
    answers: { 200: adminProjectionResponse },
  },
  'POST /api/admin/projections/:name/retry': {
    summary: 'Lets a read model that stopped try again.',
    answers: { 202: z.array(adminProjectionResponse) },
  },
  'POST /api/admin/projections/:name/rebuild': {
    summary: 'Fills a read model anew.',
    answers: { 202: z.array(adminProjectionResponse) },
  },
  'GET /api/admin/queues': {
    summary: 'Lists the queues of jobs.',
    answers: { 200: z.array(adminQueueResponse) },
  },
  'GET /api/admin/queues/:id': { summary: 'Gives one queue.', answers: { 200: adminQueueResponse } },
  'GET /api/admin/jobs': { summary: 'Lists jobs by state.', answers: { 200: z.array(adminJobResponse) } },
  'GET /api/admin/jobs/:id': { summary: 'Gives one job.', answers: { 200: adminJobResponse } },
  'POST /api/admin/jobs/:id/retry': {
    summary: 'Has a failed job done again.',
    answers: { 202: z.object({}) },
  },
  'DELETE /api/admin/jobs/:id': {
    summary: 'Removes a job.',
    answers: { 200: adminJobResponse.pick({ id: true }) },
  },
  'GET /api/admin/mails': {
    summary: 'Lists what became of mails.',
    answers: { 200: z.array(adminMailResponse) },
  },
  'GET /api/admin/mails/:id': {
    summary: 'Tells what became of one mail.',
    answers: { 200: adminMailResponse },
  },
  'GET /api/admin/practice-reports': {
    summary: 'Lists questions of the practice that people have reported.',
    answers: { 200: z.array(adminPracticeReportResponse) },
  },
  'GET /api/admin/practice-reports/:id': {
    summary: 'Gives the open reports of one question.',
    answers: { 200: adminPracticeReportResponse },
  },
  'POST /api/admin/practice-reports/:id/seen': {
    summary: 'Says that the reports of a question were looked at: it is asked again.',
    answers: { 204: null },
  },
  'POST /api/admin/practice-reports/seen': {
    summary: 'Says the same of many questions at once: all of them, or none.',
    answers: { 204: null },
    refusals: { 404: 'One of them has no open report.' },
  },
  'GET /api/admin/rules': {
    summary: 'Lists what the rules hold.',
    answers: { 200: z.array(adminRuleResponse) },
  },
  'GET /api/admin/rules/:id': {
    summary: 'Gives one value of the rules.',
    answers: { 200: adminRuleResponse },
  },
  'GET /api/admin/rules/summary': {
    summary: 'Tells when the rules were read last, and what changes next.',
    answers: { 200: adminRulesSummaryResponse },
  },
  'GET /api/admin/rules/law': {
    summary: 'Lists the notices about the law, and when each source of the rules was last read.',
    answers: { 200: adminLawDeskResponse },
  },
  'POST /api/admin/rules/law/preview': {
    summary: 'Counts whom a notice concerns, and shows what they will read. Nothing is stored.',
    answers: { 200: lawNoticePreviewResponse },
    refusals: { 422: 'A route is not known, or the day is in the future.' },
  },
  'POST /api/admin/rules/law/notices': {
    summary: 'Publishes a notice about the law, with the code of its preview.',
    repeatable: true,
    answers: { 201: adminLawNoticeResponse },
    refusals: notAsPreviewed,
  },
  'POST /api/admin/rules/law/notices/:id/correct': {
    summary: 'Corrects a notice about the law, with the code of its preview.',
    repeatable: true,
    answers: { 200: adminLawNoticeResponse },
    refusals: notAsPreviewed,
  },
  'POST /api/admin/rules/law/notices/:id/withdraw': {
    summary: 'Withdraws a notice about the law, for a reason.',
    repeatable: true,
    answers: { 200: adminLawNoticeResponse },
    refusals: { 409: 'It is already withdrawn.' },
  },
  'POST /api/admin/rules/law/readings': {
    summary: 'Records that sources were read on a day and still say the same.',
    repeatable: true,
    answers: { 200: adminLawDeskResponse },
    refusals: { 422: 'The day is in the future.' },
  },
  'GET /api/admin/rules/notices': {
    summary: 'Tells who would be told of a change of the rules.',
    answers: { 200: ruleNoticeResponse },
  },
  'POST /api/admin/rules/notices/count': {
    summary: 'Has it counted who would be told.',
    answers: { 202: ruleNoticeResponse },
  },
  'POST /api/admin/rules/notices/:version/release': {
    summary: 'Lets the notice of a change go out.',
    repeatable: true,
    answers: { 202: ruleNoticeResponse },
  },
} as const satisfies Calls;
