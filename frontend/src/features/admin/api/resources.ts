import {
  adminEventResponse,
  adminJobResponse,
  adminLegalAccessResponse,
  adminMailResponse,
  adminRuleResponse,
  adminUserResponse,
} from '@settlewise/contract';
import type { z } from 'zod';

/** The shape of a row of each list under /api/admin: what comes back is held against it. */
const shapes: Readonly<Record<string, z.ZodType<{ id: string }>>> = {
  users: adminUserResponse,
  events: adminEventResponse,
  jobs: adminJobResponse,
  mails: adminMailResponse,
  'legal-access': adminLegalAccessResponse,
  rules: adminRuleResponse,
};

/** @throws Error when no such list is known */
export function shapeOf(resource: string): z.ZodType<{ id: string }> {
  const shape = shapes[resource];
  if (shape === undefined) throw new Error(`api/resources.ts names no shape for “${resource}”`);
  return shape;
}
