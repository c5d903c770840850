import { randomBytes } from 'node:crypto';

/** The kinds of data that contain canaries. Different people may see different kinds. */
export const canaryKinds = ['username', 'email', 'name', 'record', 'private', 'file'] as const;
export type CanaryKind = (typeof canaryKinds)[number];

/** A unique text that stays the same when it is encoded in a URL, an email or JSON. */
export interface Canary {
  /** Ten hexadecimal digits. */
  readonly owner: string;
  readonly kind: CanaryKind;
}

/** Identifies the owner of canaries. */
export const createCanaryId = (): string => randomBytes(5).toString('hex');

export const writeCanary = ({ owner, kind }: Canary): string => `zq${canaryKinds.indexOf(kind)}${owner}qz`;

const canaryPattern = /zq([0-5])([0-9a-f]{10})qz/gi;

/** All canaries in a text, without duplicates. */
export function findCanaries(text: string): readonly Canary[] {
  const found = new Map<string, Canary>();
  for (const [whole, kind = '', owner = ''] of text.matchAll(canaryPattern)) {
    const knownKind = canaryKinds[Number(kind)];
    if (knownKind !== undefined)
      found.set(whole.toLowerCase(), { owner: owner.toLowerCase(), kind: knownKind });
  }
  return [...found.values()];
}
