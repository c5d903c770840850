import Router from '@koa/router';
import type { PathOf } from '@settlewise/contract/calls';
import type { ApiContext, ApiExtras, ApiState } from './context';
import { describing, type ContentReader } from './describing';

/** Reads from a request who the user is, or throws the refusal. */
export interface Reader<Given> {
  (ctx: ApiContext): Given | Promise<Given>;
}

type Handler<Person, Content> = (ctx: ApiContext, person: Person, content: Content) => void | Promise<void>;

/**
 * A route reads as a sentence: `post('/api/absences', signedIn, body(recordAbsenceRequest), async (…) => …)`.
 * The user is checked before the body is read. The path has to be one that `backend/contract/src/calls` describes: a route that
 * is missing from the API's document does not compile.
 */
type Register<Method extends DeclaredRoute['method']> = <Person, Content>(
  path: PathOf<Method>,
  who: Reader<Person>,
  what: ContentReader<Content>,
  handler: Handler<Person, Content>,
) => void;

export interface Routes {
  readonly get: Register<'GET'>;
  /** A GET that people open in the browser itself, where a refusal is answered with a page. */
  readonly getFile: Register<'GET'>;
  readonly post: Register<'POST'>;
  readonly put: Register<'PUT'>;
  readonly patch: Register<'PATCH'>;
  readonly delete: Register<'DELETE'>;
}

/** The declaration of a route. */
export interface DeclaredRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As it was written: `/api/tasks/:id`. */
  readonly path: string;
  readonly who: Reader<unknown>;
  readonly what: ContentReader<unknown>;
}

/** Runs before every route for signed-in people, and throws a refusal. */
export type Gate = (ctx: ApiContext, route: Pick<DeclaredRoute, 'method' | 'path'>) => Promise<void>;

export interface Routing {
  readonly routes: Routes;
  readonly router: Router<ApiState, ApiExtras>;
  /** In the order in which they were declared. */
  readonly declared: readonly DeclaredRoute[];
  /** Whether a path is that of a `getFile`. */
  givesFile(path: string): boolean;
}

/** A reader for everybody, signed in or not; the API's document says so. */
export interface OpenReader extends Reader<null> {
  readonly open: true;
}
export const forEverybody = (read: Reader<null>): OpenReader =>
  Object.assign((ctx: ApiContext) => read(ctx), { open: true as const });

/** Everybody, signed in or not. */
export const anyone = forEverybody(() => null);
/** A request without content; a body that comes along is not read. */
export const nothing: ContentReader<null> = describing({}, () => null);

/** @param gates called in turn once the user is known, before the body is read */
export function createRoutes(gates: readonly Gate[]): Routing {
  // Middleware before the routes compares paths as written, so `/API/login` must not match a route.
  const router = new Router<ApiState, ApiExtras>({ sensitive: true });
  const declared: DeclaredRoute[] = [];
  const files = new Set<string>();
  const registering =
    <Method extends DeclaredRoute['method']>(method: Method, alsoIn?: Set<string>): Register<Method> =>
    (path, who, what, handler) => {
      declared.push({ method, path, who, what });
      alsoIn?.add(path);
      router.register(path, [method], async (ctx) => {
        const person = await who(ctx);
        if (person !== null) for (const gate of gates) await gate(ctx, { method, path });
        const content = await what(ctx);
        await handler(ctx, person, content);
      });
    };
  return {
    routes: {
      get: registering('GET'),
      getFile: registering('GET', files),
      post: registering('POST'),
      put: registering('PUT'),
      patch: registering('PATCH'),
      delete: registering('DELETE'),
    },
    router,
    declared,
    givesFile: (path) =>
      router
        .match(path, 'GET')
        .pathAndMethod.some((layer) => typeof layer.path === 'string' && files.has(layer.path)),
  };
}
