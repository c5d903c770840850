interface DatedAccess {
  readonly lookedAt: Date;
}

/**
 * Cuts a page from a list, newest first. The next page starts after the time of the last entry, so entries with the
 * same time stay together.
 * @param found at most `limit` + 1 entries
 */
export function cutAccessLogPage<Access extends DatedAccess>(
  found: readonly Access[],
  limit: number,
): { readonly accesses: readonly Access[]; readonly more: boolean } {
  const next = found[limit];
  if (next === undefined) return { accesses: found, more: false };
  const accesses = found.slice(0, limit);
  const complete = accesses.filter(({ lookedAt }) => lookedAt.getTime() !== next.lookedAt.getTime());
  // If all entries have the same time, the page is cut anyway.
  return { accesses: complete.length === 0 ? accesses : complete, more: true };
}
