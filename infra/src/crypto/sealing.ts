import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

/** What was encrypted: nobody can read or change it without the key. */
export interface Sealed {
  /** 96 bits, new for each sealing. */
  readonly nonce: Buffer;
  /** As long as the plain text, plus 16 bytes that authenticate it. */
  readonly ciphertext: Buffer;
}

/** The key does not open this, or the text or what it was bound to has been changed. */
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
 * @param boundTo additional authenticated data, stored elsewhere; decryption needs the same, so that a text cannot be
 * moved
 */
export function seal(key: KeyObject | Buffer, content: Buffer, boundTo: Buffer): Sealed {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  return { nonce, ciphertext };
}

/** @throws SealBrokenError */
export function open(key: KeyObject | Buffer, { nonce, ciphertext }: Sealed, boundTo: Buffer): Buffer {
  const end = ciphertext.length - tagBytes;
  if (end < 0 || nonce.length !== nonceBytes) throw new SealBrokenError();
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo);
  decipher.setAuthTag(ciphertext.subarray(end));
  try {
    return Buffer.concat([decipher.update(ciphertext.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new SealBrokenError({ cause: error });
  }
}
