import {
  askedComparisonResponse,
  comparedAddressesResponse,
  comparisonListResponse,
} from '../addressComparisons';
import { legalAccessGrantResponse, legalAccessListResponse, accessLogResponse } from '../legalAccess';
import {
  invitationResponse,
  bundleResponse,
  sharedAbsencesResponse,
  sharedDependantsResponse,
  sharedDocumentsResponse,
  sharedProgressResponse,
  sharedRecordList,
  sharedTimelineResponse,
  sharedVisaHistoryResponse,
} from '../shared';
import {
  ownSharedResult,
  ownSharedResultList,
  sharedByVisitorResponse,
  sharedResultResponse,
  sharedResultStanding,
} from '../sharedResults';
import { aFile, type Calls } from './call';

const tooMany = { 429: 'Too many looks; `Retry-After` says how many seconds to wait.' };

const tooManyByAddress = { 429: 'Too many from one address; `Retry-After` says how many seconds to wait.' };

/** Letting a lawyer look, what a lawyer sees, and results that are shared by a link. */
export const sharingCalls = {
  'GET /api/legal-access': {
    summary: 'Lists the access that a person gave.',
    answers: { 200: legalAccessListResponse },
  },
  'POST /api/legal-access': {
    summary: 'Gives a lawyer access to the record, and sends them a mail.',
    repeatable: true,
    answers: { 201: legalAccessGrantResponse },
  },
  'PATCH /api/legal-access/:id': {
    summary: 'Gives access another last day.',
    repeatable: true,
    answers: { 200: legalAccessGrantResponse },
  },
  'DELETE /api/legal-access/:id': {
    summary: 'Revokes access at once.',
    repeatable: true,
    answers: { 200: legalAccessGrantResponse },
  },
  'GET /api/legal-access/looks': {
    summary: 'Lists who has seen the record.',
    answers: { 200: accessLogResponse },
  },
  'GET /api/address-comparisons': {
    summary: 'Lists with whom a person compares addresses, and what they are asked.',
    answers: { 200: comparisonListResponse },
  },
  'POST /api/address-comparisons': {
    summary: 'Asks a partner to compare addresses, and sends them a mail.',
    description: 'The answer is the same whether the address has an account or not.',
    repeatable: true,
    answers: { 201: askedComparisonResponse },
    refusals: { 403: 'The email address of the account is not confirmed.' },
  },
  'POST /api/address-comparisons/:id/answer': {
    summary: 'Agrees or declines to compare addresses.',
    description: 'For the account whose confirmed email address was asked.',
    repeatable: true,
    answers: { 204: null },
  },
  'DELETE /api/address-comparisons/:id': {
    summary: 'Ends a comparison at once; for either of the two.',
    answers: { 204: null },
  },
  'GET /api/address-comparisons/:id/addresses': {
    summary: 'Shows where the other one lived on the days that both agreed on, while both agree.',
    answers: { 200: comparedAddressesResponse },
    refusals: tooMany,
  },
  'POST /api/invitations': {
    summary: 'Tells who shares a record, with the secret of the invitation.',
    answers: { 200: invitationResponse },
    refusals: { 404: 'There is no such invitation, or it is not open.', 429: tooMany[429] },
  },
  'GET /api/shared': {
    summary: 'Lists the records that a lawyer may see.',
    answers: { 200: sharedRecordList },
  },
  'GET /api/shared/:grantId/timeline': {
    summary: 'Shows what happened, and what is known to be ahead.',
    answers: { 200: sharedTimelineResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/progress': {
    summary: 'Shows how far it is.',
    answers: { 200: sharedProgressResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/absences': {
    summary: 'Shows the journeys.',
    answers: { 200: sharedAbsencesResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/visa-history': {
    summary: 'Shows the visas.',
    answers: { 200: sharedVisaHistoryResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/dependants': {
    summary: 'Shows the dependants.',
    answers: { 200: sharedDependantsResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/documents': {
    summary: 'Lists the documents.',
    answers: { 200: sharedDocumentsResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/documents/:id/file': {
    summary: 'Gives the file of a document.',
    answers: { 200: aFile('application/octet-stream') },
    refusals: {
      ...tooMany,
      422: 'It is a PDF that holds a script or starts a program, or that cannot be checked.',
    },
  },
  'POST /api/shared/:grantId/bundles': {
    summary: 'Tells the owner that some documents are about to be put into one file; recorded as one look.',
    answers: { 201: bundleResponse },
    refusals: tooMany,
  },
  'GET /api/shared/:grantId/download': {
    summary: 'Gives everything that the access covers as one ZIP, with an index; recorded as a look.',
    answers: { 200: aFile('application/zip') },
    refusals: tooMany,
  },
  'GET /api/shared-results': {
    summary: 'Lists the results that a person shares by a link.',
    answers: { 200: ownSharedResultList },
  },
  'POST /api/shared-results': {
    summary: 'Shares a sealed result by a link, for 30 days.',
    description: 'The browser seals it. Its key stands behind the # of the link, which no browser sends.',
    repeatable: true,
    answers: { 201: ownSharedResult },
    refusals: tooManyByAddress,
  },
  'DELETE /api/shared-results/:id': {
    summary: 'Revokes the link of a shared result, and erases what was shared.',
    answers: { 204: null },
  },
  'POST /api/shared-results/visitor': {
    summary: 'Shares a sealed result without an account; the answer has what revokes it.',
    answers: { 201: sharedByVisitorResponse },
    refusals: tooManyByAddress,
  },
  'GET /api/shared-results/:id': {
    summary: 'Gives a sealed result to whoever has its link.',
    answers: { 200: sharedResultResponse },
    refusals: {
      404: 'There never was one.',
      410: 'It was revoked, or its 30 days are over.',
      ...tooManyByAddress,
    },
  },
  'POST /api/shared-results/:id/revoke': {
    summary: 'Revokes what a visitor shared, and erases it.',
    answers: { 204: null },
    refusals: { 404: 'There is no such result, or it is revoked with something else.', ...tooManyByAddress },
  },
  'POST /api/shared-results/:id/standing': {
    summary: 'Says to the visitor who shared a result whether its link works, and until or since when.',
    answers: { 200: sharedResultStanding },
    refusals: { 404: 'There is no such result, or it is revoked with something else.', ...tooManyByAddress },
  },
} as const satisfies Calls;
