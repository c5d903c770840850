import { randomBytes } from 'node:crypto';
import { sharedByVisitorResponse } from '@settlewise/contract/sharedResults';
import { emptyRequest, forOwnItem, type Prepare } from './prepareRequest';
import type { TestApi } from './startTestApi';
import { Visitor } from './visitor';

const path = '/api/shared-results';

/** Encrypted content, as a browser sends it. */
export const createSealedContent = (bytes = 300): string => randomBytes(bytes).toString('base64');

export const createShareRequest = () => ({
  json: { sealed: createSealedContent(), calculator: 'ilr', parts: ['verdict', 'reasons'] },
});

/** Shares a result as a visitor without an account. */
export async function shareAsVisitor({ address }: Pick<TestApi, 'address'>, sealed = createSealedContent()) {
  const { json } = await new Visitor(address).post(`${path}/visitor`, { sealed });
  return { sealed, ...sharedByVisitorResponse.strict().parse(json) };
}

const forOwnVisitor: Prepare = async ({ api }) => {
  const { id, revokeToken } = await shareAsVisitor(api);
  return { id, json: { revokeToken } };
};

export const sharedResultRequests: Readonly<Record<string, Prepare>> = {
  'GET /api/shared-results': emptyRequest,
  'POST /api/shared-results': createShareRequest,
  'DELETE /api/shared-results/:id': forOwnItem(path, createShareRequest),
  'POST /api/shared-results/visitor': () => ({ json: { sealed: createSealedContent() } }),
  'GET /api/shared-results/:id': forOwnItem(path, createShareRequest),
  'POST /api/shared-results/:id/revoke': forOwnVisitor,
  'POST /api/shared-results/:id/standing': forOwnVisitor,
};
