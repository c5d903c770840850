import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

/** Authenticated encrypted content. */
export interface Sealed {
  /** 96 random bits. */
  readonly nonce: Buffer;
  /** As long as the plain text, plus the authentication tag of 16 bytes. */
  readonly ciphertext: Buffer;
}

/** The key is wrong, or the ciphertext or its associated data has changed. */
export class SealBrokenError extends Error {
  override readonly name = 'SealBrokenError';
  constructor(options?: ErrorOptions) {
    super('This was sealed with another key, or for another place, or has been changed', options);
  }
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM.
 * @param associatedData authenticated but not stored here; decryption needs the same data, so that a ciphertext cannot
 * be moved to another place
 */
export function seal(key: KeyObject | Buffer, content: Buffer, associatedData: Buffer): Sealed {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(associatedData);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return { nonce, ciphertext };
}

/** @throws SealBrokenError */
export function open(key: KeyObject | Buffer, { nonce, ciphertext }: Sealed, associatedData: Buffer): Buffer {
  const end = ciphertext.length - tagBytes;
  if (end < 0 || nonce.length !== nonceBytes) throw new SealBrokenError();
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(associatedData);
  decipher.setAuthTag(ciphertext.subarray(end));
  try {
    return Buffer.concat([decipher.update(ciphertext.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new SealBrokenError({ cause: error });
  }
}
