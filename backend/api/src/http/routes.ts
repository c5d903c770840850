import Router from '@koa/router';
import type { ApiContext, ApiExtras, ApiState } from './context';
import { createReader, type CallDescription, type ContentReader } from './callDescription';

/** Identifies the caller of a request, or throws a refusal. */
export interface Reader<Caller> {
  (ctx: ApiContext): Caller | Promise<Caller>;
}

/** A route with the description of its call. */
interface Route<Caller, Input> extends CallDescription {
  /** Decides who may call, before the body is read. */
  readonly caller: Reader<Caller>;
  /** Reads the input. Default: nothing, and the body stays unread. */
  readonly input?: ContentReader<Input>;
  readonly handle: (ctx: ApiContext, caller: Caller, input: Input) => void | Promise<void>;
}

type Register = <Caller, Input>(path: `/api/${string}`, route: Route<Caller, Input>) => void;

/**
 * Declares routes, for example `routes.get('/api/tasks', { summary: 'Lists the tasks.', caller: signedIn, answers: { 200:
 * taskListResponse }, handle: async (ctx, { userId }) => … })`.
 */
export interface Routes {
  readonly get: Register;
  /** A GET that people open in the browser directly. They get refusals as a page. */
  readonly getFile: Register;
  readonly post: Register;
  readonly put: Register;
  readonly patch: Register;
  readonly delete: Register;
}

/** The headings of the API's document, in order. */
export const callGroups = [
  'Without an account',
  'Account',
  'Record',
  'Sharing',
  'Administration',
  'Board of the queues',
] as const;
export type CallGroup = (typeof callGroups)[number];

export interface DeclaredRoute extends CallDescription {
  readonly group: CallGroup;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Unchanged: `/api/tasks/:id`. */
  readonly path: string;
  readonly caller: Reader<unknown>;
  readonly input: ContentReader<unknown>;
}

/** Runs before every route for signed-in people and may throw a refusal. */
export type Gate = (ctx: ApiContext, route: Pick<DeclaredRoute, 'method' | 'path'>) => Promise<void>;

export interface Routing {
  /** Routes declared here appear under this heading of the API's document. */
  group(name: CallGroup): Routes;
  readonly router: Router<ApiState, ApiExtras>;
  /** In order of declaration. */
  readonly declaredRoutes: readonly DeclaredRoute[];
  /** Whether `getFile` declared the route of a path. */
  servesFile(path: string): boolean;
}

/** Accepts everybody, signed in or not. The API's document marks such routes. */
export interface OpenReader extends Reader<null> {
  readonly open: true;
}
export const forEverybody = (read: Reader<null>): OpenReader =>
  Object.assign((ctx: ApiContext) => read(ctx), { open: true as const });

export const anyone = forEverybody(() => null);
export const noInput: ContentReader<unknown> = createReader({}, () => null);

/** @param gates run in order once the caller is known, before the body is read */
export function createRoutes(gates: readonly Gate[]): Routing {
  // Earlier middleware compares paths exactly, so `/API/login` must not match a route.
  const router = new Router<ApiState, ApiExtras>({ sensitive: true });
  const declaredRoutes: DeclaredRoute[] = [];
  const files = new Set<string>();
  const register =
    (group: CallGroup, method: DeclaredRoute['method']): Register =>
    <Caller, Input>(path: string, { handle, ...route }: Route<Caller, Input>) => {
      const { caller } = route;
      // `Input` is inferred only from the reader, so a handler without one ignores its input.
      const input = route.input ?? (noInput as ContentReader<Input>);
      declaredRoutes.push({ ...route, group, method, path, input });
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
    declaredRoutes,
    servesFile: (path) =>
      router
        .match(path, 'GET')
        .pathAndMethod.some((layer) => typeof layer.path === 'string' && files.has(layer.path)),
  };
}
