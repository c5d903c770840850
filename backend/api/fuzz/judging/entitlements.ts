import { writeCanary, type Canary, type CanaryKind } from './canaries';

/** What a person's lawyer sees: neither tasks and calculations nor the address. */
export const shownToLawyers: readonly CanaryKind[] = ['username', 'name', 'record', 'file'];
/** What an administrator sees while a record is open: no file. */
export const shownInOpenRecord: readonly CanaryKind[] = ['username', 'email', 'name', 'record', 'private'];
/** What every administrator sees of everybody. */
const shownToAdministrators: readonly CanaryKind[] = ['username'];

/**
 * Who may see whose canaries. It grows with what is sent, before it is sent, and never shrinks: what was allowed once is
 * no leak. So whoever was never let in must never see anything.
 */
export class Entitlements {
  readonly #shown = new Map<string, Map<string, Set<CanaryKind>>>();
  readonly #sent = new Map<string, Set<string>>();
  readonly #administrators = new Set<string>();

  /** From now on `viewer` may see these kinds of `owner`'s. */
  allow(viewer: string, owner: string, kinds: readonly CanaryKind[]): void {
    const owners = this.#shown.get(viewer) ?? new Map<string, Set<CanaryKind>>();
    this.#shown.set(viewer, owners);
    owners.set(owner, new Set([...(owners.get(owner) ?? []), ...kinds]));
  }

  makeAdministrator(viewer: string): void {
    this.#administrators.add(viewer);
  }

  /** Whoever sent a text knows what is in it, and who sees their record may see it there. */
  sent(sender: string, canaries: readonly Canary[]): void {
    const known = this.#sent.get(sender) ?? new Set();
    this.#sent.set(sender, known);
    for (const canary of canaries) known.add(writeCanary(canary));
  }

  /** @param viewer null for somebody who is not signed in */
  maySee(viewer: string | null, canary: Canary): boolean {
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
