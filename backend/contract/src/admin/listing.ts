/**
 * How lists are asked for under /api/admin, as any ra-data-simple-rest does it: `range=[0,24]` (both included),
 * `sort=["field","ASC"]` and `filter={…}`, each JSON in the query. The answer is an array, and says in
 * `Content-Range: users 0-24/319` how many there are. Counting stops at `mostCounted`: then `Settlewise-More: true`
 * is sent too, and the number is a minimum.
 *
 * Every list can be sorted by `id`, and accepts two more fields of `filter`: `id` (one id or an array; without a range all
 * existing ones are returned) and `q` (a search text). Every row can also be requested by its id.
 */
export const mostCounted = 10_000;
/** The largest page size; react-admin's export asks for pages of this size. */
export const mostListed = 1_000;
/** The longest search text, in characters. */
export const longestSearch = 254;
/** Set when there are more than the number in `Content-Range`. */
export const moreHeader = 'Settlewise-More';
