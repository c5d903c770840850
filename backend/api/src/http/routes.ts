import Router from '@koa/router';
import type { ApiContext, ApiExtras, ApiState } from './context';

/** Takes from a request what a route needs, or throws the refusal. */
export type Reader<Given> = (ctx: ApiContext) => Given | Promise<Given>;

type Handler<Person, Content> = (ctx: ApiContext, person: Person, content: Content) => void | Promise<void>;

/**
 * A route reads as a sentence: `post('/api/absences', signedIn, body(recordAbsenceRequest), async (…) => …)`.
 * Who asks is settled before a byte of the body is read.
 */
type Register = <Person, Content>(
  path: string,
  who: Reader<Person>,
  what: Reader<Content>,
  handler: Handler<Person, Content>,
) => void;

export interface Routes {
  readonly get: Register;
  /** A GET that people open in the browser itself: there, a refusal is said as a page. */
  readonly getFile: Register;
  readonly post: Register;
  readonly put: Register;
  readonly patch: Register;
  readonly delete: Register;
}

/** What was declared of a route. */
export interface DeclaredRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As it was written: `/api/tasks/:id`. */
  readonly path: string;
  readonly who: Reader<unknown>;
}

/** Stands before every route of somebody who is signed in, and throws the refusal. */
export type Gate = (ctx: ApiContext, route: Pick<DeclaredRoute, 'method' | 'path'>) => Promise<void>;

export interface Routing {
  readonly routes: Routes;
  readonly router: Router<ApiState, ApiExtras>;
  /** In the order in which they were declared. */
  readonly declared: readonly DeclaredRoute[];
  /** Whether a path is that of a `getFile`. */
  givesFile(path: string): boolean;
}

/** Everybody, signed in or not. */
export const anyone: Reader<null> = () => null;
/** A request without content; a body that comes along is not read. */
export const nothing: Reader<null> = () => null;

/** @param gates asked in turn once it is known who is signed in, before a byte of the content is read */
export function createRoutes(gates: readonly Gate[]): Routing {
  // The layers before the routes go by the path as it is written: `/API/login` must not be a way around them.
  const router = new Router<ApiState, ApiExtras>({ sensitive: true });
  const declared: DeclaredRoute[] = [];
  const files = new Set<string>();
  const registering =
    (method: DeclaredRoute['method'], alsoIn?: Set<string>): Register =>
    (path, who, what, handler) => {
      declared.push({ method, path, who });
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
