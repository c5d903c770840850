import type { DeclaredRoute } from '../../src/http/routes';
import { everyRequest, type Prepared } from '../../testing/everyRequest';
import type { TestApi } from '../../testing/startTestApi';
import { readParts, type FormPart } from '../generating/oddForm';
import { shownInOpenRecord, type Entitlements } from '../judging/entitlements';
import type { Cast } from './cast';
import type { IdPool } from './idPool';
import { signUp, type Person } from './person';

/** A valid request to a route, which is mutated. */
export interface Template {
  readonly method: DeclaredRoute['method'];
  /** As declared: `/api/tasks/:id`. */
  readonly path: string;
  /** The values of the path parameters, in order. */
  readonly ids: readonly string[];
  readonly query: string;
  readonly json: unknown;
  readonly form: readonly FormPart[] | null;
  /** The person whose data the request concerns. */
  readonly owner: Person;
}

interface TemplateOptions {
  readonly api: TestApi;
  readonly cast: Cast;
  readonly ids: IdPool;
  readonly entitlements: Entitlements;
  readonly onPersonAdded: (person: Person) => void;
  /** Owners that many routes share. Default: a new owner for each route. */
  readonly shared?: readonly Person[];
}

/** Requests to these paths change their owner so much that other routes cannot share the owner. */
const pathsWithOwnOwner =
  /legal-access|shared|verif|password|account|login|logout|register|calendar|users\/:id\/(?:lock|role|end|resend)/;

async function chooseOwner(
  { path }: DeclaredRoute,
  { api, shared = [], onPersonAdded }: TemplateOptions,
): Promise<Person> {
  const sharedOwner =
    shared.length > 0 && !pathsWithOwnOwner.test(path) ? shared[path.length % shared.length] : undefined;
  if (sharedOwner !== undefined) return sharedOwner;
  const owner = await signUp(api.address);
  onPersonAdded(owner);
  return owner;
}

/**
 * Prepares a valid request to a route. A route without a known request gets an existing id and an empty object, so that it
 * is fuzzed too.
 */
export async function prepareTemplate(route: DeclaredRoute, options: TemplateOptions): Promise<Template> {
  const { api, cast, ids, entitlements } = options;
  const { method, path } = route;
  const owner = await chooseOwner(route, options);
  const administrator = cast.getPerson('administrator with an open record');
  if (path.startsWith('/api/admin'))
    entitlements.allow(administrator.canaryId, owner.canaryId, shownInOpenRecord);
  const unknown: Prepared = { json: {}, id: owner.signedUp.user.id };
  const prepare = everyRequest[`${method} ${path}`];
  const context = { person: owner.signedUp, administrator: administrator.signedUp, api };
  const prepared = prepare === undefined ? unknown : await prepare(context);

  const { id = '', others = {}, query = '', json, form, headers = {} } = prepared;
  // The sign-in with a second factor has an additional cookie between its two steps.
  for (const pair of headers['Cookie']?.split('; ') ?? []) {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    owner.signedUp.visitor.cookies.set(name, value);
  }
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const pathIds = names.map((name) => others[name] ?? id);
  // Paths under a grant have two named ids; all other paths have one id.
  ids.add([...pathIds, owner.signedUp.user.id, ...(query.startsWith('?look=') ? [query.slice(6)] : [])]);
  return {
    method,
    path,
    ids: pathIds,
    query,
    json,
    owner,
    form: form === undefined ? null : await readParts(form),
  };
}
