import { randomBytes } from 'node:crypto';
import { sharedByVisitorResponse } from '@settlewise/contract/sharedResults';
import { bare, onOwn, type Prepare } from './prepareRequest';
import type { TestApi } from './startTestApi';
import { Visitor } from './visitor';

const path = '/api/shared-results';

/** Something sealed, as a browser sends it: what it holds nobody but the browser knows. */
export const aSealed = (bytes = 300): string => randomBytes(bytes).toString('base64');

export const aShare = () => ({
  json: { sealed: aSealed(), calculator: 'ilr', parts: ['verdict', 'reasons'] },
});

/** Shares something as somebody without an account. */
export async function sharedByVisitor({ address }: Pick<TestApi, 'address'>, sealed = aSealed()) {
  const { json } = await new Visitor(address).post(`${path}/visitor`, { sealed });
  return { sealed, ...sharedByVisitorResponse.strict().parse(json) };
}

const byItsVisitor: Prepare = async ({ api }) => {
  const { id, revokeToken } = await sharedByVisitor(api);
  return { id, json: { revokeToken } };
};

export const sharedResultRequests: Readonly<Record<string, Prepare>> = {
  'GET /api/shared-results': bare,
  'POST /api/shared-results': aShare,
  'DELETE /api/shared-results/:id': onOwn(path, aShare),
  'POST /api/shared-results/visitor': () => ({ json: { sealed: aSealed() } }),
  'GET /api/shared-results/:id': onOwn(path, aShare),
  'POST /api/shared-results/:id/revoke': byItsVisitor,
  'POST /api/shared-results/:id/standing': byItsVisitor,
};
