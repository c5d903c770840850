import { mostCounted, mostListed, moreHeader } from '@settlewise/contract';
import { z } from 'zod';
import type { ApiContext } from '../../http/context';
import { RequestRefusedError } from '../../http/requestRefusedError';
import type { Reader } from '../../http/routes';

/** What of a list is wanted. */
export interface Listing<Field extends string, Filter> {
  readonly offset: number;
  readonly limit: number;
  readonly sort: { readonly field: Field; readonly descending: boolean };
  readonly filter: Filter;
}

/** A part of a list, and how many there are in all: counted up to `mostCounted`. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly more: boolean;
}

const range = z
  .tuple([z.int().min(0), z.int().min(0)])
  .refine(([first, last]) => last >= first && last - first < mostListed && last < mostCounted + mostListed);

interface Wanted<Field extends string, Filter> {
  /** What can be sorted by; the first is the default. */
  readonly sortable: readonly [Field, ...Field[]];
  /** The default direction. Default: descending. */
  readonly ascending?: boolean;
  /** Unknown fields are refused: a filter that is not understood must not pass for one that found everything. */
  readonly filter: z.ZodType<Filter>;
}

/** Reads `range`, `sort` and `filter` from the query. @throws RequestRefusedError 400 */
export function listing<Field extends string, Filter>({
  sortable,
  ascending = false,
  filter,
}: Wanted<Field, Filter>): Reader<Listing<Field, Filter>> {
  const sort = z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])]);
  return (ctx) => {
    const [first, last] = readJson(ctx, 'range', range) ?? [0, 24];
    const [field, direction] = readJson(ctx, 'sort', sort) ?? [sortable[0], ascending ? 'ASC' : 'DESC'];
    return {
      offset: first,
      limit: last - first + 1,
      sort: { field, descending: direction === 'DESC' },
      filter: readJson(ctx, 'filter', filter) ?? filter.parse({}),
    };
  };
}

function readJson<Value>(ctx: ApiContext, name: string, schema: z.ZodType<Value>): Value | undefined {
  const text = ctx.query[name];
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(typeof text === 'string' ? text : ''));
  } catch {
    throw new RequestRefusedError(400, `The query “${name}” cannot be read.`, {
      errors: [{ path: name, message: 'Please check this part of the address.' }],
    });
  }
}

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

/** A list that is whole in memory, sorted and filtered already. */
export function pageOf<Item>(
  all: readonly Item[],
  { offset, limit }: Pick<Listing<string, unknown>, 'offset' | 'limit'>,
): Page<Item> {
  return { items: all.slice(offset, offset + limit), total: all.length, more: false };
}
