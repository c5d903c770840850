import type { DeclaredRoute } from '../http/routes';
import { isForAdministrators, isForEverybody } from './audience';

/** Refusals with the same reason in all calls. */
export const usualReasons = {
  400: 'A part of the request is missing or malformed; `errors` names each field.',
  401: 'There is no session.',
  403: 'The request does not come from a page of this site, or is not allowed to whom it comes from.',
  404: 'There is no such thing, or it is not one’s own.',
  409: 'It makes no sense in the present state, or something changed at the same moment.',
  413: 'The request is too large.',
  415: 'The request is of a type that is not read here.',
  422: 'Each field is well formed, and a rule refuses them together.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'Something went wrong on the server.',
  503: 'The server is busy, or a store is away; `Retry-After` says how many seconds to wait.',
} as const;
type UsualStatus = keyof typeof usualReasons;

/** Lists the possible refusals of a call with their reasons. */
export function describeRefusals(route: DeclaredRoute): ReadonlyMap<number, string> {
  const { method, path, input } = route;
  const { body, form, query } = input.description;
  const isRead = method === 'GET';
  const hasContent = body !== undefined || form !== undefined;
  const repeatable = route.repeatable === true;
  const needsSession = !isForEverybody(route);
  const applies: Readonly<Record<UsualStatus, boolean>> = {
    400: hasContent || query !== undefined || repeatable,
    401: needsSession,
    403: needsSession || !isRead,
    404: path.includes(':'),
    409: needsSession && !isRead,
    413: hasContent,
    415: hasContent,
    422: hasContent || repeatable,
    429: needsSession && !isRead && !isForAdministrators(path),
    500: true,
    503: true,
  };
  const reasons = new Map<number, string>();
  for (const [status, reason] of Object.entries(usualReasons)) {
    if (isUsual(status) && applies[status]) reasons.set(Number(status), reason);
  }
  for (const [status, reason] of Object.entries(route.refusals ?? {})) reasons.set(Number(status), reason);
  return new Map([...reasons].toSorted(([one], [other]) => one - other));
}

const isUsual = (status: string | number): status is UsualStatus => Object.hasOwn(usualReasons, status);
