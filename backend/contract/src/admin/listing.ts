/**
 * How lists are asked for under /api/admin, as any ra-data-simple-rest does it: `range=[0,24]` (both included),
 * `sort=["field","ASC"]` and `filter={…}`, each JSON in the query. The answer is an array, and says in
 * `Content-Range: users 0-24/319` how many there are. Counting stops at `mostCounted`: then `Settlewise-More: true`
 * stands beside it, and the number means "at least so many".
 *
 * Every list is sorted by `id` too, and takes two fields of `filter` beside its own: `id` (one, or an array of them,
 * which are all answered when no range is given; those that do not exist are left out) and `q` (what somebody types to
 * search). Every row is also answered alone, by its id.
 */
export const mostCounted = 10_000;
/** The largest page size; react-admin's export asks for pages of this size. */
export const mostListed = 1_000;
/** The longest search text, in characters. */
export const longestSearch = 254;
/** Set when there are more than the number in `Content-Range`. */
export const moreHeader = 'Settlewise-More';
