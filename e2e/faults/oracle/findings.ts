/** What should never be found. Each line says where, whose, and what. */
export interface Findings {
  /** Acknowledged, and not there (or acknowledged as gone, and still there). */
  readonly lost: string[];
  /** There more than once, or there though nobody was told so. */
  readonly twice: string[];
  /** There in part, in a mixture, or with a chain that does not hold. */
  readonly torn: string[];
}

export const nothingFound = (): Findings => ({ lost: [], twice: [], torn: [] });

export function countOf({ lost, twice, torn }: Findings): number {
  return lost.length + twice.length + torn.length;
}

export function addFindings(to: Findings, found: Findings): void {
  to.lost.push(...found.lost);
  to.twice.push(...found.twice);
  to.torn.push(...found.torn);
}
