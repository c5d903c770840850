/** Violations that were found. Each line says where, whose data, and what is wrong. */
export interface Violations {
  /** Acknowledged but missing, or acknowledged as removed but still there. */
  readonly lost: string[];
  /** Stored more than once, or stored but never acknowledged. */
  readonly duplicated: string[];
  /** Incomplete, mixed up, or with a broken hash chain. */
  readonly corrupted: string[];
}

export const noViolations = (): Violations => ({ lost: [], duplicated: [], corrupted: [] });

export function countViolations({ lost, duplicated, corrupted }: Violations): number {
  return lost.length + duplicated.length + corrupted.length;
}

export function addViolations(to: Violations, found: Violations): void {
  to.lost.push(...found.lost);
  to.duplicated.push(...found.duplicated);
  to.corrupted.push(...found.corrupted);
}
