import type { z } from 'zod';
import type { ApiContext } from './context';

/** A call of the API, as its document describes it. Each route gives its own. */
export interface CallDescription {
  /** One sentence that says what the call does. */
  readonly summary: string;
  /** Further details that a caller must know. */
  readonly description?: string;
  /** A request that is sent again under the same `Idempotency-Key` is carried out once. */
  readonly repeatable?: true;
  /** The successful answers by their status; null: without content. */
  readonly answers: Readonly<Record<number, z.ZodType | FileAnswer | null>>;
  /** Reasons of refusals, by their status. The usual ones are added: see `openapi/refusals.ts`. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** An answer that is not JSON, by its media types. */
export interface FileAnswer {
  readonly file: readonly [string, ...string[]];
}
export const fileAnswer = (...file: readonly [string, ...string[]]): FileAnswer => ({ file });

/** The refusal of a route that counts its requests. */
export const rateLimited = (reason: string): { readonly 429: string } => ({
  429: `${reason}; \`Retry-After\` says how many seconds to wait.`,
});

/** What a route reads of a request, for the document of the API. */
export interface RequestDescription {
  /** Of the JSON in the body. */
  readonly body?: z.ZodType;
  /** Of the fields of a multipart form, beside its `file`. */
  readonly form?: z.ZodType;
  /** By name. */
  readonly query?: Readonly<Record<string, QueryDescription>>;
  /** The request asks for a page of a list; the answer names it in `Content-Range`. */
  readonly list?: true;
}

export interface QueryDescription {
  readonly schema: z.ZodType;
  /** The value is JSON. */
  readonly json?: true;
  readonly required?: true;
  readonly description: string;
}

/** Reads from a request what a route needs, or throws the refusal; it also describes what it reads. */
export interface ContentReader<Given> {
  readonly read: (ctx: ApiContext) => Given | Promise<Given>;
  readonly describes: RequestDescription;
}

/** A route only accepts readers with a description, so that everything that is read is documented. */
export function describing<Given>(
  describes: RequestDescription,
  read: (ctx: ApiContext) => Given | Promise<Given>,
): ContentReader<Given> {
  return { read, describes };
}

/** A reader whose route also reads these parts of the query by itself. */
export function withQuery<Given>(
  query: Readonly<Record<string, QueryDescription>>,
  reader: ContentReader<Given>,
): ContentReader<Given> {
  return describing({ ...reader.describes, query: { ...reader.describes.query, ...query } }, reader.read);
}
