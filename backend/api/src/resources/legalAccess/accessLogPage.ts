interface Dated {
  readonly lookedAt: Date;
}

/**
 * The first entries of a list, newest first. The next page is asked for by the instant of the last one, so entries of
 * one instant stay together. @param found at most one more than `most`
 */
export function pageOf<Access extends Dated>(
  found: readonly Access[],
  most: number,
): { readonly accesses: readonly Access[]; readonly more: boolean } {
  const next = found[most];
  if (next === undefined) return { accesses: found, more: false };
  const accesses = found.slice(0, most);
  const apart = accesses.filter(({ lookedAt }) => lookedAt.getTime() !== next.lookedAt.getTime());
  // All are of one instant, and a page has to end somewhere.
  return { accesses: apart.length === 0 ? accesses : apart, more: true };
}
