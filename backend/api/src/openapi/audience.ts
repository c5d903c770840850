import type { DeclaredRoute } from '../http/routes';

/** Whom a document is for: what others may call is left out of it. */
export type Audience = 'everybody' | 'administrators';

export const isForAdministrators = (path: string) => path === '/api/admin' || path.startsWith('/api/admin/');

/** Whether a route asks for no session. */
export const isForEverybody = ({ who }: Pick<DeclaredRoute, 'who'>) => 'open' in who;
