import { writeCanary, type Canary, type CanaryKind } from './canaries';

/** What a person's lawyer sees. It does not include tasks, calculations and the email address. */
export const shownToLawyers: readonly CanaryKind[] = ['username', 'name', 'record', 'file'];
/** What an administrator sees in an open record. It does not include files. */
export const shownInOpenRecord: readonly CanaryKind[] = ['username', 'email', 'name', 'record', 'private'];
/** What every administrator sees of every person. */
const shownToAdministrators: readonly CanaryKind[] = ['username'];

/**
 * Who may see whose canaries. A permission is added before the request that grants it is sent, and is never removed. So this
 * finds data that a person was never allowed to see.
 */
export class Entitlements {
  readonly #shown = new Map<string, Map<string, Set<CanaryKind>>>();
  readonly #sent = new Map<string, Set<string>>();
  readonly #administrators = new Set<string>();

  /** Allows `viewer` to see these kinds of `owner`'s canaries. */
  allow(viewer: string, owner: string, kinds: readonly CanaryKind[]): void {
    const owners = this.#shown.get(viewer) ?? new Map<string, Set<CanaryKind>>();
    this.#shown.set(viewer, owners);
    owners.set(owner, new Set([...(owners.get(owner) ?? []), ...kinds]));
  }

  makeAdministrator(viewer: string): void {
    this.#administrators.add(viewer);
  }

  /** Records what a person has sent. The sender may see it, and so may everyone who sees the sender's record. */
  recordSent(sender: string, canaries: readonly Canary[]): void {
    const known = this.#sent.get(sender) ?? new Set();
    this.#sent.set(sender, known);
    for (const canary of canaries) known.add(writeCanary(canary));
  }

  /** @param viewer null for a visitor who is not signed in */
  canSee(viewer: string | null, canary: Canary): boolean {
    if (viewer === null) return false;
    if (viewer === canary.owner) return true;
    if (this.#administrators.has(viewer) && shownToAdministrators.includes(canary.kind)) return true;
    const text = writeCanary(canary);
    if (this.#sent.get(viewer)?.has(text) === true) return true;
    const owners = this.#shown.get(viewer);
    if (owners === undefined) return false;
    if (owners.get(canary.owner)?.has(canary.kind) === true) return true;
    return [...owners.keys()].some((owner) => this.#sent.get(owner)?.has(text) === true);
  }
}
