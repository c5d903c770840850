import type { RouterContext } from '@koa/router';
import type { Position } from '@settlewise/infra/eventStore';
import type Koa from 'koa';

export interface ApiState {
  /** One value for everything that a request sets off; also in the answer's `X-Correlation-Id`. */
  correlationId: string;
  /** Who asks, as the log tells people apart; see `requestLog`. */
  actor?: string;
  /** Where the log stood after what this person wrote before the request, as the stores know. */
  lastWrite?: Position;
  /** The same after what the request itself wrote. */
  written?: Position;
}

/** The part of koa-session's session that is used here. */
export interface OpenSession {
  /** The secret that the cookie carries. */
  readonly externalKey?: string | undefined;
  regenerate(): Promise<void> | undefined;
  manuallyCommit(): Promise<void> | undefined;
}

/** What the session middleware adds to Koa's context. */
export interface ApiExtras {
  get session(): OpenSession | null;
  set session(content: { readonly userId: string } | null);
}

export type ApiContext = RouterContext<ApiState, ApiExtras>;
export type ApiMiddleware = Koa.Middleware<ApiState, ApiExtras>;
export type ApiApplication = Koa<ApiState, ApiExtras>;
/** The context before a route has been found. */
export type RequestContext = Parameters<ApiMiddleware>[0];
