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
  /** A part of a list is asked for: the answer says which in `Content-Range`. */
  readonly list?: true;
}

export interface QueryDescription {
  readonly schema: z.ZodType;
  /** The value is JSON. */
  readonly json?: true;
  readonly required?: true;
  readonly description: string;
}

/** Takes from a request what a route needs, or throws the refusal; and says what that is. */
export interface ContentReader<Given> {
  (ctx: ApiContext): Given | Promise<Given>;
  readonly describes: RequestDescription;
}

/** Without the description no reader can stand in a route: what is read has to be documented. */
export function describing<Given>(
  describes: RequestDescription,
  read: (ctx: ApiContext) => Given | Promise<Given>,
): ContentReader<Given> {
  return Object.assign((ctx: ApiContext) => read(ctx), { describes });
}

/** A reader whose route also looks at these parts of the query by itself. */
export function withQuery<Given>(
  query: Readonly<Record<string, QueryDescription>>,
  reader: ContentReader<Given>,
): ContentReader<Given> {
  return describing({ ...reader.describes, query: { ...reader.describes.query, ...query } }, reader);
}
