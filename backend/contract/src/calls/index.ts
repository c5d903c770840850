import { accountCalls } from './account';
import { adminCalls } from './admin';
import { boardCalls } from './board';
import type { Call } from './call';
import { collectionCalls, sharedCollectionCalls } from './collections';
import { openCalls } from './open';
import { recordCalls } from './record';
import { sharingCalls } from './sharing';

export type { Call, FileAnswer } from './call';

/** Calls that belong together, each group under a heading of its own in the document. */
export const callGroups = [
  { name: 'Without an account', calls: openCalls },
  { name: 'Account', calls: accountCalls },
  { name: 'Record', calls: { ...recordCalls, ...collectionCalls } },
  { name: 'Sharing', calls: { ...sharingCalls, ...sharedCollectionCalls } },
  { name: 'Administration', calls: adminCalls },
  { name: 'Board of the queues', calls: boardCalls },
] as const;

/**
 * Every call of the API. A route can only be declared for a call that stands here, so that none is left out of the
 * API's document (`GET /api/openapi.json`), which is made from this and from what the routes themselves say.
 */
const everyCall = {
  ...openCalls,
  ...accountCalls,
  ...recordCalls,
  ...sharingCalls,
  ...adminCalls,
  ...boardCalls,
};
export type CallName = keyof typeof everyCall;

const byName = new Map<string, Call>(
  Object.entries({ ...everyCall, ...collectionCalls, ...sharedCollectionCalls }),
);

/** The paths that there is a call for by a method: `/api/tasks/:id`. */
export type PathOf<Method extends string> = CallName extends infer Name
  ? Name extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** The description of a call. @throws RangeError when there is none with this name */
export function callNamed(name: string): Call {
  const call = byName.get(name);
  if (call === undefined) throw new RangeError(`backend/contract/src/calls describes no call “${name}”`);
  return call;
}

/** A path that was put together at run time. @throws RangeError when there is no call by it */
export function pathNamed<Method extends string>(method: Method, path: string): PathOf<Method> {
  if (isPathOf(method, path)) return path;
  throw new RangeError(`backend/contract/src/calls describes no call “${method} ${path}”`);
}

const isPathOf = <Method extends string>(method: Method, path: string): path is PathOf<Method> & string =>
  byName.has(`${method} ${path}`);
