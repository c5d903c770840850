import { longestSearch, moreHeader, mostCounted, mostListed } from '@settlewise/contract/admin';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { createReader, type ContentReader, type QueryDescription } from '../../http/describing';
import { findUnstorableText } from '../../http/validate';

/** The requested page of a list. */
export interface Listing<Field extends string, Filter> {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: Field | 'id'; readonly descending: boolean };
  /** Only these, of those that exist. */
  readonly ids: readonly string[] | undefined;
  /** What somebody typed to search. */
  readonly search: string | undefined;
  readonly filter: Filter;
}

/** A page of a list, and the total, counted up to `mostCounted`. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly more: boolean;
}

const range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first && last - first < mostListed && last < mostCounted + mostListed);

/** What the filter of every list can hold: the records of these ids (react-admin's getMany), and a search. */
const ofEveryList = z.object({
  id: z.union([z.string().transform((id) => [id]), z.array(z.string()).max(mostListed)]).optional(),
  q: z.string().max(longestSearch).optional(),
});

interface Wanted<Field extends string, Filter> {
  /** What can be sorted by besides `id`; the first is the default. */
  readonly sortable: readonly [Field, ...Field[]];
  /** The default direction. Default: descending. */
  readonly ascending?: boolean;
  /** Unknown fields are refused: a filter that is ignored would look as if everything matched. */
  readonly filter: z.ZodType<Filter>;
}

/** Reads `range`, `sort` and `filter` from the query. @throws RequestRefusedError 400 */
export function listing<Field extends string, Filter>({
  sortable,
  ascending = false,
  filter,
}: Wanted<Field, Filter>): ContentReader<Listing<Field, Filter>> {
  const sort = z.tuple([z.enum([...sortable, 'id']), z.enum(['ASC', 'DESC'])]);
  const wanted = z.record(z.string(), z.unknown()).transform((given, context) => {
    const { id, q, ...own } = given;
    const read = z.object({ every: ofEveryList, own: filter }).safeParse({ every: { id, q }, own });
    if (read.success) return read.data;
    context.addIssue('This filter is not understood.');
    return z.NEVER;
  });
  return createReader(
    { list: true, query: { range: partOfList, sort: orderOf(sort), filter: filterOf(filter) } },
    (ctx) => {
      const [field, direction] = readJson(ctx, 'sort', sort) ?? [sortable[0], ascending ? 'ASC' : 'DESC'];
      const { every, own } = readJson(ctx, 'filter', wanted) ?? wanted.parse({});
      // A request that names ids wants all of these records.
      const [first, last] = readJson(ctx, 'range', range) ?? [0, Math.max(every.id?.length ?? 25, 1) - 1];
      return {
        offset: first,
        limit: last - first + 1,
        sort: { field, descending: direction === 'DESC' },
        ids: every.id,
        search: every.q,
        filter: own,
      };
    },
  );
}

const partOfList: QueryDescription = {
  schema: range,
  json: true,
  description: 'The first and the last that are wanted, counted from 0.',
};

const orderOf = (schema: z.ZodType): QueryDescription => ({
  schema,
  json: true,
  description: 'A field, and whether up or down.',
});

const filterOf = (own: z.ZodType): QueryDescription => ({
  schema: z.intersection(ofEveryList, own),
  json: true,
  description: 'Only what fits: `id` names records, `q` searches.',
});

function readJson<Value>(ctx: ApiContext, name: string, schema: z.ZodType<Value>): Value | undefined {
  const text = ctx.query[name];
  if (text === undefined) return undefined;
  try {
    const read: unknown = JSON.parse(typeof text === 'string' ? text : '');
    if (findUnstorableText(read) === null) return schema.parse(read);
  } catch {
    // The same message for every malformed parameter.
  }
  throw new RequestRefusedError(400, `The query “${name}” cannot be read.`, {
    errors: [{ path: name, message: 'Please check this part of the address.' }],
  });
}

const uuid = z.uuid();

/** Of the ids of records that are wanted, those that any record could have. */
export const uuidsOf = (ids: readonly string[] | undefined) =>
  ids?.filter((id) => uuid.safeParse(id).success).map((id) => id.toLowerCase());

/** Answers a part of a list, with `Content-Range: <resource> 0-24/319`. */
export function answerPage<Item>(
  ctx: ApiContext,
  resource: string,
  { offset }: Pick<Listing<string, unknown>, 'offset'>,
  { items, total, more }: Page<Item>,
): void {
  const last = items.length === 0 ? offset : offset + items.length - 1;
  ctx.set('Content-Range', `${resource} ${offset}-${last}/${total}`);
  if (more) ctx.set(moreHeader, 'true');
  ctx.body = items;
}
