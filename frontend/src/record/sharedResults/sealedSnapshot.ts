import { largestSealed, sharedSnapshot, type SharedSnapshot } from '@settlewise/contract/sharedResults';
import { createSealing } from '../drafts/sealing';

/** Bound to what it is: nothing else that is sealed under the same key opens as a shared result. */
const name = 'shared result';

export interface SealedSnapshot {
  /** In base64, for the server. */
  readonly sealed: string;
  /** For the link, behind its `#`: browsers send nothing of that to any server. */
  readonly key: string;
}

/** Seals what the reader shall see under a new key. @returns null when it is too long to be shared */
export function sealSnapshot(snapshot: SharedSnapshot): SealedSnapshot | null {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = btoa(String.fromCharCode(...bytes));
  const sealed = createSealing(key).seal(name, JSON.stringify(sharedSnapshot.parse(snapshot)));
  return (sealed.length / 4) * 3 > largestSealed ? null : { sealed, key: inAddress(key) };
}

/**
 * What was sealed. `wrong key`: the link is not whole. `older`: it holds words, as links did before November 2026, which nobody
 * can vouch for. `newer`: the page is older than what it is to show, and has to be loaded again.
 */
export function openSnapshot({
  sealed,
  key,
}: SealedSnapshot): SharedSnapshot | 'wrong key' | 'older' | 'newer' {
  const bytes = fromAddress(key);
  const text = bytes === null ? null : createSealing(bytes).open(name, sealed);
  if (text === null) return 'wrong key';
  const content = parsed(text);
  if (isFirstVersion(content)) return 'older';
  return sharedSnapshot.safeParse(content).data ?? 'newer';
}

const isFirstVersion = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && 'version' in content && content.version === 1;

/** Whoever makes a link by a program of their own can seal anything. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const inAddress = (base64: string): string =>
  base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The key in base64; null for what is no key of 32 bytes. */
function fromAddress(key: string): string | null {
  if (!/^[\w-]{43}$/.test(key)) return null;
  return `${key.replaceAll('-', '+').replaceAll('_', '/')}=`;
}
