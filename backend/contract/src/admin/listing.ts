/**
 * How lists are asked for under /api/admin, in the manner of ra-data-simple-rest: `range=[0,24]` (both included),
 * `sort=["field","ASC"]` and `filter={…}`, each JSON in the query. The answer is an array, and says in
 * `Content-Range: users 0-24/319` how many there are. Counting stops at `mostCounted`: then `Settlewise-More: true`
 * stands beside it, and the number means "at least so many".
 */
export const mostCounted = 10_000;
/** As many as one answer holds. */
export const mostListed = 500;
/** Set when there are more than the number in `Content-Range`. */
export const moreHeader = 'Settlewise-More';
