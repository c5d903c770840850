import type { QueryKey } from '@tanstack/react-query';
import { z } from 'zod';
import type { PathOf } from '../../../api/staleAnswers';
import { adminPath } from './dataProvider';

const ours = 'admin';

/** The cache's name of an answer under /api/admin. */
export const answerKey = (path: string) => [ours, path] as const;

/** The cache's name of a person's history, as it is shown through an access to their record. */
export const historyKey = (userId: string, accessId: string) => [ours, 'history', userId, accessId] as const;

/** Whether it says which record is open. */
export const isAboutAccess = ([first, path]: QueryKey): boolean =>
  first === ours && typeof path === 'string' && path.endsWith('/access');

/** Whether it holds what an access to a record shows. */
export const isShownThrough = ([first, ...rest]: QueryKey, accessId: string): boolean =>
  first === ours && rest.some((part) => typeof part === 'string' && part.includes(accessId));

const oneRow = z.tuple([z.string(), z.literal('getOne'), z.object({ id: z.string() })]);

/** What is asked under a key of the administrators' side: one answer, or the list or a row of a react-admin resource. */
export const adminPathOf: PathOf = (key) => {
  const [first, second] = key;
  if (first === ours) return `${adminPath}${String(second)}`;
  const row = oneRow.safeParse(key).data;
  return row === undefined
    ? `${adminPath}/${String(first)}`
    : `${adminPath}/${row[0]}/${encodeURIComponent(row[2].id)}`;
};
