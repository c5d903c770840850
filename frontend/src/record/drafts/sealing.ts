import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';

/** Seals texts under one key, each bound to its name. */
export interface Sealing {
  /** In base64, with a new nonce each time. */
  seal(name: string, text: string): string;
  /** The text; null for what was sealed under another key or name, was cut off or changed, or is no seal at all. */
  open(name: string, sealed: string): string | null;
}

// Its nonces are long enough to be drawn at random for every letter that somebody types.
const cipher = managedNonce(xchacha20poly1305);

/**
 * Sealing by a package and not by WebCrypto, whose calls are all asynchronous and are missing where the site is reached
 * by plain http.
 * @param key 32 bytes in base64
 */
export function createSealing(key: string): Sealing {
  const keyBytes = bytesOf(key);
  const under = (name: string) => cipher(keyBytes, new TextEncoder().encode(name));
  return {
    seal: (name, text) => base64Of(under(name).encrypt(new TextEncoder().encode(text))),
    open(name, sealed) {
      try {
        return new TextDecoder().decode(under(name).decrypt(bytesOf(sealed)));
      } catch {
        return null;
      }
    },
  };
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
