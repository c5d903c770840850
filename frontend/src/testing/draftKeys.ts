import type { DraftKey, DraftKeysResponse } from '@settlewise/contract/drafts';

/** A key as the server answers it. @param number tells the holders apart; below 256 */
const keyOf = (kind: 'user' | 'visitor', number: number): DraftKey => ({
  holder: `${kind}-${String(number).padStart(16, '0')}`,
  key: btoa(String.fromCharCode(number).repeat(32)),
});

/** What a visitor's browser is answered. */
export const visitorsKeys = (visitor = 1): DraftKeysResponse => ({
  own: keyOf('visitor', visitor),
  asVisitor: null,
});

/** What somebody who is signed in is answered, in a browser that a visitor used before. */
export const personsKeys = (person: number, visitor: number | null = null): DraftKeysResponse => ({
  own: keyOf('user', person),
  asVisitor: visitor === null ? null : keyOf('visitor', visitor),
});
