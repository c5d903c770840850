import type { z } from 'zod';

/** An answer that is no JSON, by its media types. */
export interface FileAnswer {
  readonly file: readonly [string, ...string[]];
}

/**
 * A call of the API as its document describes it, beside what the route itself says: who may call it, and the schema
 * of what is sent.
 */
export interface Call {
  /** One sentence that says what the call does. */
  readonly summary: string;
  /** Further details that a caller must know. */
  readonly description?: string;
  /** Sent again under the same `Idempotency-Key` it is done once. */
  readonly repeatable?: true;
  /** The answers that are a success, by their status; null: without content. */
  readonly answers: Readonly<Record<number, z.ZodType | FileAnswer | null>>;
  /** Refusals beside those that every call of its kind knows, each with its reason. */
  readonly refusals?: Readonly<Record<number, string>>;
}

/** The calls by method and path, for example `GET /api/tasks/:id`. */
export type Calls = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`, Call>>;

export const aFile = (...file: readonly [string, ...string[]]): FileAnswer => ({ file });
