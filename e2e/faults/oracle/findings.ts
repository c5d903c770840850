/** Violations that were found. Each line says where, whose data, and what is wrong. */
export interface Findings {
  /** Acknowledged but missing, or acknowledged as removed but still there. */
  readonly lost: string[];
  /** Stored more than once, or stored but never acknowledged. */
  readonly twice: string[];
  /** Incomplete, mixed up, or with a broken hash chain. */
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
