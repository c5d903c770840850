import { z } from 'zod';

/** A key with which a browser encrypts drafts. The same holder always gets the same one. */
const draftKey = z.object({
  /** An opaque id of its holder; drafts are stored under it. */
  holder: z.string().regex(/^(?:user|visitor)-[0-9a-f]{16}$/),
  /** 32 bytes in base64. */
  key: z.base64().length(44),
});
export type DraftKey = z.infer<typeof draftKey>;

export const draftKeysResponse = z.object({
  /** The key to encrypt with: that of the person who is signed in, or of this browser where nobody is. */
  own: draftKey,
  /**
   * For somebody who is signed in: the key that the same browser had before. Drafts from then are decrypted with it,
   * and encrypted again. Null where it had none, and where nobody is signed in.
   */
  asVisitor: draftKey.nullable(),
});
export type DraftKeysResponse = z.infer<typeof draftKeysResponse>;
