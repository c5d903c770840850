import type { z } from 'zod';
import type { ApiContext } from './context';

/** Describes a call for the API's document. Each route has one. */
export interface CallDescription {
  /** One sentence: what the call does. */
  readonly summary: string;
  /** Further details for callers. */
  readonly description?: string;
  /** The call is idempotent for requests with the same `Idempotency-Key`. */
  readonly repeatable?: true;
  /** Successful answers by status. Null has no content. */
  readonly answers: Readonly<Record<number, z.ZodType | FileAnswer | null>>;
  /** Reasons of refusals by status. `openapi/refusals.ts` adds the usual ones. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** An answer that is not JSON, by its media types. */
export interface FileAnswer {
  readonly file: readonly [string, ...string[]];
}
export const fileAnswer = (...file: readonly [string, ...string[]]): FileAnswer => ({ file });

/** The refusal of a rate-limited route. */
export const rateLimited = (reason: string): { readonly 429: string } => ({
  429: `${reason}; \`Retry-After\` says how many seconds to wait.`,
});

/** Describes the parts of a request that a route reads, for the API's document. */
export interface RequestDescription {
  /** The schema of the JSON body. */
  readonly body?: z.ZodType;
  /** The schema of a multipart form without its `file`. */
  readonly form?: z.ZodType;
  /** Query parameters by name. */
  readonly query?: Readonly<Record<string, QueryDescription>>;
  /** The answer is a page of a list, with `Content-Range`. */
  readonly list?: true;
}

export interface QueryDescription {
  readonly schema: z.ZodType;
  /** The value is JSON. */
  readonly json?: true;
  readonly required?: true;
  readonly description: string;
}

/** Reads the input of a route from a request, or throws a refusal. It also describes that input. */
export interface ContentReader<Content> {
  readonly read: (ctx: ApiContext) => Content | Promise<Content>;
  readonly description: RequestDescription;
}

/** Routes accept only readers with a description, so that all input is documented. */
export function createReader<Content>(
  description: RequestDescription,
  read: (ctx: ApiContext) => Content | Promise<Content>,
): ContentReader<Content> {
  return { read, description };
}

/** Documents query parameters that the route's handler reads. */
export function withQuery<Content>(
  query: Readonly<Record<string, QueryDescription>>,
  reader: ContentReader<Content>,
): ContentReader<Content> {
  return createReader(
    { ...reader.description, query: { ...reader.description.query, ...query } },
    reader.read,
  );
}
