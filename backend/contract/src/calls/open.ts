import { z } from 'zod';
import { addressCheckResponse } from '../addressHistory';
import { anyJson } from '../admin/events';
import { assessResponse } from '../assessments/assess';
import { checklistResponse } from '../checklist';
import { citizenshipCalculationResponse } from '../assessments/citizenshipCalculation';
import { ilrCalculationResponse } from '../assessments/ilrCalculation';
import { draftKeysResponse } from '../drafts';
import { visaTypesResponse } from '../immigrationProfile';
import { messageResponse } from '../accounts';
import { feesResponse } from '../fees';
import { lawNoticesResponse } from '../lawDesk';
import {
  practiceAnswersResponse,
  practiceDifficultyResponse,
  practiceHiddenResponse,
  practiceQuestionsResponse,
} from '../practice';
import { rulesResponse } from '../rules';
import { timelineResponse } from '../timeline';
import { aFile, type Calls } from './call';

const tooMany = { 429: 'Too many calculations; `Retry-After` says how many seconds to wait.' };

const tooManyOfNews = { 429: 'Too many from one address; `Retry-After` says how many seconds to wait.' };

/** An OpenAPI document: it describes itself. */
const openApiDocument = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), anyJson) });

/** Calculations that need no account, what the rules hold, and this document. */
export const openCalls = {
  'GET /api/rules': {
    summary: 'Gives what the rules hold on this day; `If-None-Match` is answered.',
    answers: { 200: rulesResponse, 304: null },
    refusals: tooMany,
  },
  'GET /api/rules/notices': {
    summary:
      'Gives the notices about the law, and how old the reading of the rules is; `If-None-Match` is answered.',
    answers: { 200: lawNoticesResponse, 304: null },
    refusals: tooMany,
  },
  'POST /api/assess': {
    summary: 'Answers whether and when somebody can settle or become a citizen, and why.',
    answers: { 200: assessResponse },
    refusals: tooMany,
  },
  'POST /api/fees': {
    summary: 'Adds up what applications cost a family, each by the fees of its own day.',
    answers: { 200: feesResponse },
    refusals: tooMany,
  },
  'POST /api/checklist': {
    summary: 'Lists the documents that an application needs, and what is missing, too old or not needed.',
    answers: { 200: checklistResponse },
    refusals: tooMany,
  },
  'POST /api/address-history/check': {
    summary: 'Finds gaps, overlaps and contradictions in the addresses that a form asks for.',
    answers: { 200: addressCheckResponse },
    refusals: tooMany,
  },
  'GET /api/practice/questions': {
    summary: 'Draws questions to practise the Life in the UK test with, without their answers.',
    description: 'None is drawn twice. A question keeps its text and the order of its options.',
    answers: { 200: practiceQuestionsResponse },
    refusals: { 422: 'The topic is not known, or the count is not 1 to 100.', ...tooMany },
  },
  'POST /api/practice/answers': {
    summary: 'Marks answers to practice questions, and says why with the source.',
    answers: { 200: practiceAnswersResponse },
    refusals: { 422: 'A question does not have that option.', ...tooMany },
  },
  'GET /api/practice/difficulty': {
    summary: 'Says how hard people find practice questions, by the first answers of all accounts.',
    description:
      'Each account with a confirmed address counts once for each question. Nothing is said of a question before 20 of them have answered it, and answers join the count 10 accounts at a time. It is at most 15 minutes old.',
    answers: { 200: practiceDifficultyResponse },
    refusals: tooMany,
  },
  'POST /api/practice/questions/:id/report': {
    summary: 'Says that something is wrong with a practice question.',
    description:
      'Counted once for each account, and for visitors once for each network and day. Three accounts with a confirmed address hide the question until an administrator has looked.',
    answers: { 204: null },
    refusals: { 404: 'There is no such question.', ...tooMany },
  },
  'GET /api/practice/hidden': {
    summary:
      'Lists the practice questions that are hidden until an administrator has looked at their reports.',
    answers: { 200: practiceHiddenResponse },
    refusals: tooMany,
  },
  'POST /api/calculate-ilr-eligibility': {
    summary: 'Calculates indefinite leave to remain from the calculator’s form.',
    answers: { 200: ilrCalculationResponse },
    refusals: tooMany,
  },
  'POST /api/calculate-eligibility': {
    summary: 'Calculates citizenship from the calculator’s form.',
    answers: { 200: citizenshipCalculationResponse },
    refusals: tooMany,
  },
  'POST /api/timeline/generate': {
    summary: 'Calculates a timeline up to indefinite leave and citizenship.',
    answers: { 200: timelineResponse },
    refusals: tooMany,
  },
  'GET /api/visa-types': {
    summary: 'Lists the kinds of visas to choose from.',
    answers: { 200: visaTypesResponse },
  },
  'GET /api/drafts/key': {
    summary: 'Gives the key that this browser seals with what is typed and not sent yet.',
    description:
      'Of the account where somebody is signed in. Otherwise of the browser, until it is closed: it is given a cookie for that.',
    answers: { 200: draftKeysResponse },
    refusals: { 429: 'Asked too often; `Retry-After` says how many seconds to wait.' },
  },
  'POST /api/news': {
    summary: 'Asks for news of rule changes by e-mail; a mail with a link to confirm follows.',
    description: 'The answer is the same whether the address gets the news already or not.',
    answers: { 202: messageResponse },
    refusals: tooManyOfNews,
  },
  'POST /api/news/confirm': {
    summary: 'Confirms the address with the secret of the mail: from then on it gets the news.',
    answers: { 204: null },
    refusals: tooManyOfNews,
  },
  'POST /api/news/leave': {
    summary: 'Ends the news with the secret of one of their mails, and erases the address.',
    description: 'Again it changes nothing, and is answered alike.',
    answers: { 204: null },
    refusals: tooManyOfNews,
  },
  'POST /api/news/leave/:token': {
    summary: 'Does the same for a mail program: the address of `List-Unsubscribe` (RFC 8058).',
    description: 'It needs no `Origin`, and reads no content.',
    answers: { 204: null },
    refusals: { 422: 'There is no such link.', ...tooManyOfNews },
  },
  'GET /api/news/leave/:token': {
    summary: 'Shows the way to the page that ends the news; it changes nothing itself.',
    answers: { 200: aFile('text/html') },
    refusals: { 422: 'There is no such link.', ...tooManyOfNews },
  },
  'GET /api/dev-pages': {
    summary: 'Tells whether the pages for developers are there.',
    answers: { 204: null },
    refusals: { 404: 'They are not.' },
  },
  'GET /api/openapi.json': {
    summary: 'Gives this document.',
    answers: { 200: openApiDocument, 304: null },
    refusals: { 429: 'Asked too often; `Retry-After` says how many seconds to wait.' },
  },
  'GET /api/docs': {
    summary: 'Shows this document as a page.',
    answers: { 200: aFile('text/html'), 304: null },
    refusals: { 429: 'Asked too often; `Retry-After` says how many seconds to wait.' },
  },
  'GET /api/admin/openapi.json': {
    summary: 'Gives the document of the calls for administrators.',
    answers: { 200: openApiDocument, 304: null },
  },
  'GET /api/admin/docs': {
    summary: 'Shows the document of the calls for administrators as a page.',
    answers: { 200: aFile('text/html'), 304: null },
  },
} as const satisfies Calls;
