import {
  adminEventResponse,
  adminJobResponse,
  adminLegalAccessResponse,
  adminMailResponse,
  adminPracticeReportResponse,
  adminRuleResponse,
  adminUserResponse,
  moreHeader,
} from '@settlewise/contract/admin';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { z } from 'zod';
import { callFor } from '../../../api/client';

export const adminPath = '/api/admin';

/** What stands beside the rows of a list. `more`: there are more than the total says. */
export const listMeta = z.object({ more: z.boolean() });

/** Asks through the site's own client, so that an error is the server's sentence, and holds the answer against its shape. */
function asking(shape: z.ZodType, onHeaders?: (headers: Headers) => void) {
  return async (url: string, { signal }: { signal?: AbortSignal | null } = {}) => {
    let headers = new Headers();
    const json = await callFor(shape, 'GET', url, {
      ...(signal && { signal }),
      onHeaders(received) {
        headers = received;
        onHeaders?.(received);
      },
    });
    return { status: 200, headers, body: '', json };
  };
}

/**
 * The lists and rows under /api/admin, read through ra-data-simple-rest. Nothing is written through it: what an
 * administrator does is a command with a reason (`ui/ActButton`). What answers say about who is signed in, the
 * authProvider hears from react-admin.
 */
export function dataProviderOf(): DataProvider {
  return {
    ...simpleRestProvider(adminPath, asking(z.json())),
    supportAbortSignal: true,
    async getList(resource, params) {
      const meta = { more: false };
      const rest = simpleRestProvider(
        adminPath,
        asking(z.array(shapeOf(resource)), (headers) => {
          meta.more = headers.has(moreHeader);
        }),
      );
      return { ...(await rest.getList(resource, params)), meta };
    },
    getOne: (resource, params) =>
      simpleRestProvider(adminPath, asking(shapeOf(resource))).getOne(resource, params),
  };
}

/** The shape of a row of each list under /api/admin: what comes back is held against it. */
const shapes: Readonly<Record<string, z.ZodType<{ id: string }>>> = {
  users: adminUserResponse,
  events: adminEventResponse,
  jobs: adminJobResponse,
  mails: adminMailResponse,
  'legal-access': adminLegalAccessResponse,
  'practice-reports': adminPracticeReportResponse,
  rules: adminRuleResponse,
};

/** @throws Error when no such list is known */
function shapeOf(resource: string): z.ZodType<{ id: string }> {
  const shape = shapes[resource];
  if (shape === undefined) throw new Error(`api/resources.ts names no shape for “${resource}”`);
  return shape;
}
