import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { open, seal } from '../../crypto';
import type { JsonObject } from '../port';

/** The place of an event. Its content can be decrypted only there. */
export interface Place {
  readonly stream: string;
  readonly id: string;
  readonly type: string;
}

const shape = z.strictObject({ nonce: z.base64(), ciphertext: z.base64() });

/** Encrypts an event's data to the form that the log stores. */
export function sealData(key: KeyObject, data: object, place: Place): JsonObject {
  const { nonce, ciphertext } = seal(key, Buffer.from(JSON.stringify(data)), associatedData(place));
  return { nonce: nonce.toString('base64'), ciphertext: ciphertext.toString('base64') };
}

/** @throws SealBrokenError · ZodError · SyntaxError when `sealData` did not make this data for this place */
export function openData(key: KeyObject, data: JsonObject, place: Place): unknown {
  const { nonce, ciphertext } = shape.parse(data);
  const sealed = { nonce: Buffer.from(nonce, 'base64'), ciphertext: Buffer.from(ciphertext, 'base64') };
  return JSON.parse(open(key, sealed, associatedData(place)).toString('utf8'));
}

function associatedData({ stream, id, type }: Place): Buffer {
  return Buffer.from(JSON.stringify([stream, id, type]));
}
