import type { RouterContext } from '@koa/router';
import type { Position } from '@settlewise/infra/eventStore';
import type Koa from 'koa';

export interface ApiState {
  /** Shared by everything that the request causes, and sent as `X-Correlation-Id`. */
  correlationId: string;
  /** The pseudonym of the signed-in person, for the log. */
  actor?: string;
  /** The stored position of the person's last write before this request. */
  lastWrite?: Position;
  /** The position of the last write of this request. */
  written?: Position;
}

/** The parts of koa-session's session that the API uses. */
export interface OpenSession {
  /** The secret in the cookie. */
  readonly externalKey?: string | undefined;
  regenerate(): Promise<void> | undefined;
  manuallyCommit(): Promise<void> | undefined;
}

/** The session middleware adds this to Koa's context. */
export interface ApiExtras {
  get session(): OpenSession | null;
  set session(content: { readonly userId: string } | null);
}

export type ApiContext = RouterContext<ApiState, ApiExtras>;
export type ApiMiddleware = Koa.Middleware<ApiState, ApiExtras>;
export type ApiApplication = Koa<ApiState, ApiExtras>;
/** The context before the route is known. */
export type RequestContext = Parameters<ApiMiddleware>[0];
