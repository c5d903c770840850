import { longestSearch, moreHeader, mostCounted, mostListed } from '@settlewise/contract/admin';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import { createReader, type ContentReader, type QueryDescription } from '../../http/callDescription';
import { findUnstorableText } from '../../http/validate';

/** The requested page of a list. */
export interface ListRequest<Field extends string, Filter> {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: Field | 'id'; readonly descending: boolean };
  /** Restricts the list to these ids. */
  readonly ids: readonly string[] | undefined;
  /** The search text. */
  readonly search: string | undefined;
  readonly filter: Filter;
}

/** A page of a list. The total is counted up to `mostCounted`; with `more` there are more rows. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly more: boolean;
}

const range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first && last - first < mostListed && last < mostCounted + mostListed);

/** Filters of every list: ids (react-admin's getMany) and a search text. */
const commonFilters = z.object({
  id: z.union([z.string().transform((id) => [id]), z.array(z.string()).max(mostListed)]).optional(),
  q: z.string().max(longestSearch).optional(),
});

interface ListOptions<Field extends string, Filter> {
  /** Sortable fields besides `id`. The first is the default. */
  readonly sortable: readonly [Field, ...Field[]];
  /** Whether the default order is ascending. Default: false. */
  readonly ascending?: boolean;
  /** Refuses unknown fields, because an ignored filter would look as if every row matched. */
  readonly filter: z.ZodType<Filter>;
}

/** Reads `range`, `sort` and `filter` from the query. @throws RequestRefusedError 400 */
export function listInput<Field extends string, Filter>({
  sortable,
  ascending = false,
  filter,
}: ListOptions<Field, Filter>): ContentReader<ListRequest<Field, Filter>> {
  const sort = z.tuple([z.enum([...sortable, 'id']), z.enum(['ASC', 'DESC'])]);
  const filterSchema = z.record(z.string(), z.unknown()).transform((given, context) => {
    const { id, q, ...own } = given;
    const read = z.object({ common: commonFilters, own: filter }).safeParse({ common: { id, q }, own });
    if (read.success) return read.data;
    context.addIssue('This filter is not understood.');
    return z.NEVER;
  });
  return createReader(
    { list: true, query: { range: rangeQuery, sort: sortQuery(sort), filter: filterQuery(filter) } },
    (ctx) => {
      const [field, direction] = readJson(ctx, 'sort', sort) ?? [sortable[0], ascending ? 'ASC' : 'DESC'];
      const { common, own } = readJson(ctx, 'filter', filterSchema) ?? filterSchema.parse({});
      // A request with ids gets all of these records.
      const [first, last] = readJson(ctx, 'range', range) ?? [0, Math.max(common.id?.length ?? 25, 1) - 1];
      return {
        offset: first,
        limit: last - first + 1,
        sort: { field, descending: direction === 'DESC' },
        ids: common.id,
        search: common.q,
        filter: own,
      };
    },
  );
}

const rangeQuery: QueryDescription = {
  schema: range,
  json: true,
  description: 'The first and the last that are wanted, counted from 0.',
};

const sortQuery = (schema: z.ZodType): QueryDescription => ({
  schema,
  json: true,
  description: 'A field, and whether up or down.',
});

const filterQuery = (own: z.ZodType): QueryDescription => ({
  schema: z.intersection(commonFilters, own),
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

/** Keeps the ids that are valid UUIDs, because the database rejects others. */
export const validUuids = (ids: readonly string[] | undefined) =>
  ids?.filter((id) => uuid.safeParse(id).success).map((id) => id.toLowerCase());

/** Sends a page of a list, with `Content-Range: <resource> 0-24/319`. */
export function answerPage<Item>(
  ctx: ApiContext,
  resource: string,
  { offset }: Pick<ListRequest<string, unknown>, 'offset'>,
  { items, total, more }: Page<Item>,
): void {
  const last = items.length === 0 ? offset : offset + items.length - 1;
  ctx.set('Content-Range', `${resource} ${offset}-${last}/${total}`);
  if (more) ctx.set(moreHeader, 'true');
  ctx.body = items;
}
