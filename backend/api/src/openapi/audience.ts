import type { DeclaredRoute } from '../http/routes';

/** Whom a document is for; calls that they may not make are left out. */
export type Audience = 'everybody' | 'administrators';

export const isForAdministrators = (path: string) => path === '/api/admin' || path.startsWith('/api/admin/');

/** Whether a route asks for no session. */
export const isForEverybody = ({ caller }: Pick<DeclaredRoute, 'caller'>) => 'open' in caller;
