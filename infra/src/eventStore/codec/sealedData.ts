import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { open, seal } from '../../crypto';
import type { JsonObject } from '../port';

/** The place of an event, to which its content is bound: it cannot be decrypted in any other place. */
export interface Place {
  readonly stream: string;
  readonly id: string;
  readonly type: string;
}

const shape = z.strictObject({ nonce: z.base64(), ciphertext: z.base64() });

/** The form in which an event's data is stored in the log. */
export function sealData(key: KeyObject, data: object, place: Place): JsonObject {
  const { nonce, ciphertext } = seal(key, Buffer.from(JSON.stringify(data)), boundTo(place));
  return { nonce: nonce.toString('base64'), ciphertext: ciphertext.toString('base64') };
}

/** @throws SealBrokenError · ZodError · SyntaxError when this is not what `sealData` made for this place */
export function openData(key: KeyObject, data: JsonObject, place: Place): unknown {
  const { nonce, ciphertext } = shape.parse(data);
  const sealed = { nonce: Buffer.from(nonce, 'base64'), ciphertext: Buffer.from(ciphertext, 'base64') };
  return JSON.parse(open(key, sealed, boundTo(place)).toString('utf8'));
}

function boundTo({ stream, id, type }: Place): Buffer {
  return Buffer.from(JSON.stringify([stream, id, type]));
}
