interface Dated {
  readonly lookedAt: Date;
}

/**
 * The first looks of a list, newest first, so that the next page can be asked for by the instant of the last: looks of
 * one instant stay together. @param found at most one more than `most`
 */
export function pageOf<Look extends Dated>(
  found: readonly Look[],
  most: number,
): { readonly looks: readonly Look[]; readonly more: boolean } {
  const next = found[most];
  if (next === undefined) return { looks: found, more: false };
  const looks = found.slice(0, most);
  const apart = looks.filter(({ lookedAt }) => lookedAt.getTime() !== next.lookedAt.getTime());
  // All at one instant: nothing stands apart, and a page has to end somewhere.
  return { looks: apart.length === 0 ? looks : apart, more: true };
}
