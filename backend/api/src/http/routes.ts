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
  readonly post: Register;
  readonly put: Register;
  readonly patch: Register;
  readonly delete: Register;
}

/** Everybody, signed in or not. */
export const anyone: Reader<null> = () => null;
/** A request without content; a body that comes along is not read. */
export const nothing: Reader<null> = () => null;

export function createRoutes(): { readonly routes: Routes; readonly router: Router<ApiState, ApiExtras> } {
  const router = new Router<ApiState, ApiExtras>();
  const registering =
    (method: 'get' | 'post' | 'put' | 'patch' | 'delete'): Register =>
    (path, who, what, handler) => {
      router[method](path, async (ctx) => {
        const person = await who(ctx);
        const content = await what(ctx);
        await handler(ctx, person, content);
      });
    };
  const routes: Routes = {
    get: registering('get'),
    post: registering('post'),
    put: registering('put'),
    patch: registering('patch'),
    delete: registering('delete'),
  };
  return { routes, router };
}
