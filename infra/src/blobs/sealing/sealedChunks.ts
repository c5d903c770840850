import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { SealBrokenError } from '../../crypto';

/*
 * Format: 1 byte version, 32 bytes salt, then chunks of 64 KiB (the last one may be shorter), each encrypted with
 * AES-256-GCM and followed by its tag of 16 bytes. Every blob has its own key, derived from the person's key and the salt,
 * so that chunks of two blobs cannot be mixed. The nonce of a chunk is its number and a flag for the last one, so a
 * missing, duplicate, moved or added chunk breaks the seal. (The construction is known as STREAM: Hoang, Reyhanitabar,
 * Rogaway and Vizár, "Online authenticated-encryption and its nonce-reuse misuse-resistance", 2015.)
 */
const format = 1;
const saltBytes = 32;
const headerBytes = 1 + saltBytes;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
const maxChunks = 2 ** 32;

/** Encrypts a stream. @param associatedData must be the same for decryption, so that a blob cannot be replaced by another */
export async function* sealChunks(
  key: KeyObject,
  associatedData: Buffer,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const blobKey = deriveBlobKey(key, salt);
  yield Buffer.concat([Buffer.of(format), salt]);
  let number = 0;
  for await (const { bytes, last } of splitIntoChunks(source, chunkBytes)) {
    const cipher = createCipheriv(algorithm, blobKey, createNonce(number, last), { authTagLength: tagBytes });
    cipher.setAAD(associatedData);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts a stream and verifies each chunk before it is delivered. @throws SealBrokenError */
export async function* openChunks(
  key: KeyObject,
  associatedData: Buffer,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let blobKey: KeyObject | null = null;
  async function* readBody(): AsyncGenerator<Buffer> {
    let header = Buffer.alloc(0);
    for await (const bytes of source) {
      if (blobKey !== null) {
        yield bytes;
        continue;
      }
      header = Buffer.concat([header, bytes]);
      if (header.length < headerBytes) continue;
      if (header[0] !== format) throw new SealBrokenError();
      blobKey = deriveBlobKey(key, header.subarray(1, headerBytes));
      yield header.subarray(headerBytes);
    }
  }
  let number = 0;
  for await (const { bytes, last } of splitIntoChunks(readBody(), chunkBytes + tagBytes)) {
    if (blobKey === null) throw new SealBrokenError();
    yield openChunk(blobKey, createNonce(number, last), associatedData, bytes);
    number += 1;
  }
}

function openChunk(blobKey: KeyObject, nonce: Buffer, associatedData: Buffer, sealed: Buffer): Buffer {
  const end = sealed.length - tagBytes;
  if (end < 0) throw new SealBrokenError();
  const decipher = createDecipheriv(algorithm, blobKey, nonce, { authTagLength: tagBytes });
  decipher.setAAD(associatedData);
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new SealBrokenError({ cause: error });
  }
}

function deriveBlobKey(key: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, 'settlewise blob', 32)));
}

function createNonce(number: number, last: boolean): Buffer {
  if (number >= maxChunks) throw new RangeError('Too long for one seal');
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** A chunk of a stream. */
interface Chunk {
  readonly bytes: Buffer;
  readonly last: boolean;
}

/** Splits a stream into chunks of one size; the last may be shorter. An empty stream has one empty chunk. */
async function* splitIntoChunks(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Chunk> {
  let buffered: Buffer[] = [];
  let length = 0;
  for await (const bytes of source) {
    buffered.push(bytes);
    length += bytes.length;
    // A full chunk waits for the next byte, because it might be the last.
    if (length <= size) continue;
    let rest = Buffer.concat(buffered, length);
    for (; rest.length > size; rest = rest.subarray(size)) {
      yield { bytes: rest.subarray(0, size), last: false };
    }
    buffered = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(buffered, length), last: true };
}
