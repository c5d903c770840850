import { randomBytes } from 'node:crypto';

/** What a canary is planted in: who may see one may not always see another. */
export const canaryKinds = ['username', 'email', 'name', 'record', 'private', 'file'] as const;
export type CanaryKind = (typeof canaryKinds)[number];

/** A text that nobody writes by chance, and that no encoding of an address, a mail or JSON changes. */
export interface Canary {
  /** Ten hexadecimal digits. */
  readonly owner: string;
  readonly kind: CanaryKind;
}

/** What tells the canaries of one person from those of everybody else. */
export const newCanaryId = (): string => randomBytes(5).toString('hex');

export const writeCanary = ({ owner, kind }: Canary): string => `zq${canaryKinds.indexOf(kind)}${owner}qz`;

const written = /zq([0-5])([0-9a-f]{10})qz/gi;

/** All canaries in a text, each once. */
export function canariesIn(text: string): readonly Canary[] {
  const found = new Map<string, Canary>();
  for (const [whole, kind = '', owner = ''] of text.matchAll(written)) {
    const named = canaryKinds[Number(kind)];
    if (named !== undefined) found.set(whole.toLowerCase(), { owner: owner.toLowerCase(), kind: named });
  }
  return [...found.values()];
}
