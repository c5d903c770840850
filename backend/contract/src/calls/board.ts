import { anyJson } from '../admin/events';
import { aFile, type Calls } from './call';

const page = { summary: 'Shows the board of the queues.', answers: { 200: aFile('text/html') } } as const;
const forPage = { summary: 'Answers what the board’s page asks for.', answers: { 200: anyJson } } as const;
const part = {
  summary: 'Gives a file of the board’s page.',
  answers: { 200: aFile('application/octet-stream') },
} as const;

/** The board of the queues: its page, and what the page asks for, with the names that its library uses. */
export const boardCalls = {
  'GET /api/admin/board': page,
  'GET /api/admin/board/job-schedulers': page,
  'GET /api/admin/board/queue/:queueName': page,
  'GET /api/admin/board/queue/:queueName/:jobId': page,
  'GET /api/admin/board/api/queues': { ...forPage, refusals: { 400: 'There is no such state of jobs.' } },
  'GET /api/admin/board/api/job-schedulers': forPage,
  'GET /api/admin/board/api/queues/:queueName/metrics': forPage,
  'GET /api/admin/board/api/queues/:queueName/default-job-options': forPage,
  'GET /api/admin/board/api/queues/:queueName/rate-limit': forPage,
  'GET /api/admin/board/api/queues/:queueName/job-data-schema': forPage,
  'GET /api/admin/board/api/queues/:queueName/:jobId/logs': forPage,
  'GET /api/admin/board/api/queues/:queueName/:jobId/flow': forPage,
  'GET /api/admin/board/api/queues/:queueName/:jobId': forPage,
  'GET /api/admin/board/static/:file': part,
  'GET /api/admin/board/static/:folder/:file': part,
  'GET /api/admin/board/static/:folder/:subfolder/:file': part,
} as const satisfies Calls;
