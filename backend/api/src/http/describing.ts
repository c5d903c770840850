import type { z } from 'zod';
import type { ApiContext } from './context';

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
  (ctx: ApiContext): Given | Promise<Given>;
  readonly describes: RequestDescription;
}

/** A route only accepts readers with a description, so that everything that is read is documented. */
export function describing<Given>(
  describes: RequestDescription,
  read: (ctx: ApiContext) => Given | Promise<Given>,
): ContentReader<Given> {
  return Object.assign((ctx: ApiContext) => read(ctx), { describes });
}

/** A reader whose route also reads these parts of the query by itself. */
export function withQuery<Given>(
  query: Readonly<Record<string, QueryDescription>>,
  reader: ContentReader<Given>,
): ContentReader<Given> {
  return describing({ ...reader.describes, query: { ...reader.describes.query, ...query } }, reader);
}
