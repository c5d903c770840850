import type { DeclaredRoute } from '../http/routes';

/** A document contains only the calls that its audience may make. */
export type Audience = 'everybody' | 'administrators';

export const isForAdministrators = (path: string) => path === '/api/admin' || path.startsWith('/api/admin/');

/** Whether a route needs no session. */
export const isForEverybody = ({ caller }: Pick<DeclaredRoute, 'caller'>) => 'open' in caller;
