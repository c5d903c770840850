import type { PathOf } from '../../api/staleAnswers';
import { adminPath } from './dataProvider';

const ours = 'admin';

/** The cache's name of an answer under /api/admin. */
export const answerKey = (path: string) => [ours, path] as const;

/** What is asked under a key of the administrators' side: one answer, or the list of a react-admin resource. */
export const adminPathOf: PathOf = ([first, second]) =>
  first === ours ? `${adminPath}${String(second)}` : `${adminPath}/${String(first)}`;
