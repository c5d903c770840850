import Router from '@koa/router';
import type { ApiContext, ApiExtras, ApiState } from './context';
import { describing, type CallDescription, type ContentReader } from './describing';

/** Reads from a request who the user is, or throws the refusal. */
export interface Reader<Given> {
  (ctx: ApiContext): Given | Promise<Given>;
}

/** A route with the description of its call, so that every route is in the API's document. */
interface Route<Caller, Input> extends CallDescription {
  /** Who may make the call. Checked before the body is read. */
  readonly caller: Reader<Caller>;
  /** What is read of the request. Default: nothing; a body that comes along is not read. */
  readonly input?: ContentReader<Input>;
  readonly handle: (ctx: ApiContext, caller: Caller, input: Input) => void | Promise<void>;
}

type Register = <Caller, Input>(path: `/api/${string}`, route: Route<Caller, Input>) => void;

/**
 * For example `routes.get('/api/tasks', { summary: 'Lists the tasks.', caller: signedIn, answers: { 200: taskListResponse },
 * handle: async (ctx, { userId }) => … })`.
 */
export interface Routes {
  readonly get: Register;
  /** A GET that people open in the browser itself, where a refusal is answered with a page. */
  readonly getFile: Register;
  readonly post: Register;
  readonly put: Register;
  readonly patch: Register;
  readonly delete: Register;
}

/** The headings of the API's document, in its order. */
export const callGroups = [
  'Without an account',
  'Account',
  'Record',
  'Sharing',
  'Administration',
  'Board of the queues',
] as const;
export type CallGroup = (typeof callGroups)[number];

/** The declaration of a route. */
export interface DeclaredRoute extends CallDescription {
  readonly group: CallGroup;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As it was written: `/api/tasks/:id`. */
  readonly path: string;
  readonly caller: Reader<unknown>;
  readonly input: ContentReader<unknown>;
}

/** Runs before every route for signed-in people, and throws a refusal. */
export type Gate = (ctx: ApiContext, route: Pick<DeclaredRoute, 'method' | 'path'>) => Promise<void>;

export interface Routing {
  /** Declares routes under a heading of the API's document. */
  group(name: CallGroup): Routes;
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
/** Reads nothing of the request. */
export const noInput: ContentReader<unknown> = describing({}, () => null);

/** @param gates called in turn once the caller is known, before the body is read */
export function createRoutes(gates: readonly Gate[]): Routing {
  // Middleware before the routes compares paths as written, so `/API/login` must not match a route.
  const router = new Router<ApiState, ApiExtras>({ sensitive: true });
  const declared: DeclaredRoute[] = [];
  const files = new Set<string>();
  const register =
    (group: CallGroup, method: DeclaredRoute['method']): Register =>
    <Caller, Input>(path: string, { handle, ...route }: Route<Caller, Input>) => {
      const { caller } = route;
      // `Input` is inferred from the reader alone, so a handler without one expects nothing.
      const input = route.input ?? (noInput as ContentReader<Input>);
      declared.push({ ...route, group, method, path, input });
      router.register(path, [method], async (ctx) => {
        const person = await caller(ctx);
        if (person !== null) for (const gate of gates) await gate(ctx, { method, path });
        await handle(ctx, person, await input.read(ctx));
      });
    };
  return {
    group: (name) => ({
      get: register(name, 'GET'),
      getFile(path, route) {
        files.add(path);
        register(name, 'GET')(path, route);
      },
      post: register(name, 'POST'),
      put: register(name, 'PUT'),
      patch: register(name, 'PATCH'),
      delete: register(name, 'DELETE'),
    }),
    router,
    declared,
    givesFile: (path) =>
      router
        .match(path, 'GET')
        .pathAndMethod.some((layer) => typeof layer.path === 'string' && files.has(layer.path)),
  };
}
