import type { DeclaredRoute } from '../../src/http/routes';
import { everyRequest, type Prepared } from '../../testing/everyRequest';
import type { TestApi } from '../../testing/startTestApi';
import { partsOf, type FormPart } from '../generating/oddForm';
import { shownInOpenRecord, type Entitlements } from '../judging/entitlements';
import type { Cast } from './cast';
import type { IdPool } from './idPool';
import { signUp, type Person } from './person';

/** A request that a route serves, from which others are made. */
export interface Template {
  readonly method: DeclaredRoute['method'];
  /** As it was declared: `/api/tasks/:id`. */
  readonly path: string;
  /** What stands in the path's places, in their order. */
  readonly ids: readonly string[];
  readonly query: string;
  readonly json: unknown;
  readonly form: readonly FormPart[] | null;
  /** Whose thing it is about. */
  readonly owner: Person;
}

interface Preparing {
  readonly api: TestApi;
  readonly cast: Cast;
  readonly ids: IdPool;
  readonly entitlements: Entitlements;
  readonly met: (person: Person) => void;
  /** To be shared by many routes; else each has an owner of its own. */
  readonly shared?: readonly Person[];
}

/** What is sent to them, or needed for it, leaves their owner in no state for others. */
const alone =
  /legal-access|shared|verif|password|account|login|logout|register|calendar|users\/:id\/(?:lock|role|end|resend)/;

async function ownerFor({ path }: DeclaredRoute, { api, shared = [], met }: Preparing): Promise<Person> {
  const sharing = shared.length > 0 && !alone.test(path) ? shared[path.length % shared.length] : undefined;
  if (sharing !== undefined) return sharing;
  const owner = await signUp(api.address);
  met(owner);
  return owner;
}

/**
 * A working request of somebody new for a route. A route without a known request is asked with an id of somebody's and an
 * empty object: it is fuzzed all the same.
 */
export async function prepareTemplate(route: DeclaredRoute, preparing: Preparing): Promise<Template> {
  const { api, cast, ids, entitlements } = preparing;
  const { method, path } = route;
  const owner = await ownerFor(route, preparing);
  const administrator = cast.who('administrator with an open record');
  if (path.startsWith('/api/admin'))
    entitlements.allow(administrator.canaryId, owner.canaryId, shownInOpenRecord);
  const unknown: Prepared = { json: {}, id: owner.signedUp.user.id };
  const prepare = everyRequest[`${method} ${path}`];
  const asking = { person: owner.signedUp, administrator: administrator.signedUp, api };
  const prepared = prepare === undefined ? unknown : await prepare(asking);

  const { id = '', others = {}, query = '', json, form, headers = {} } = prepared;
  // A step between two signings in is known by a cookie beside the session's.
  for (const pair of headers['Cookie']?.split('; ') ?? []) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    owner.signedUp.visitor.cookies.set(name, value);
  }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => others[name] ?? id);
  // A grant stands before a thing of its owner: that is told apart by name, everything else has one id.
  ids.add([...inPath, owner.signedUp.user.id, ...(query.startsWith('?look=') ? [query.slice(6)] : [])]);
  return {
    method,
    path,
    ids: inPath,
    query,
    json,
    owner,
    form: form === undefined ? null : await partsOf(form),
  };
}
