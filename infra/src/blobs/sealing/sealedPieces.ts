import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';
import { SealBrokenError } from '../../crypto';
import { inPieces } from './pieces';

/*
 * One byte format, 32 bytes salt, then pieces of 64 KiB (the last one shorter), each encrypted with AES-256-GCM and
 * followed by its 16 bytes of tag. Every blob has a key of its own, derived from the person's key and the salt, so that
 * pieces of two blobs never fit each other. A piece's nonce is its number and whether it is the last: one that is
 * missing, doubled, moved or added breaks the seal. (The construction is known as STREAM: Hoang, Reyhanitabar, Rogaway
 * and Vizár, "Online authenticated-encryption and its nonce-reuse misuse-resistance", 2015.)
 */
const format = 1;
const saltBytes = 32;
const headerBytes = 1 + saltBytes;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
const mostPieces = 2 ** 32;

/** Encrypts a stream. @param boundTo has to be the same for decryption, so that a blob cannot be replaced by another */
export async function* sealPieces(
  key: KeyObject,
  boundTo: Buffer,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const blobKey = blobKeyOf(key, salt);
  yield Buffer.concat([Buffer.of(format), salt]);
  let number = 0;
  for await (const { bytes, last } of inPieces(source, pieceBytes)) {
    const cipher = createCipheriv(algorithm, blobKey, nonceOf(number, last), { authTagLength: tagBytes });
    cipher.setAAD(boundTo);
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    number += 1;
  }
}

/** Decrypts a stream piece by piece: each is verified before it is delivered. @throws SealBrokenError */
export async function* openPieces(
  key: KeyObject,
  boundTo: Buffer,
  source: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let blobKey: KeyObject | null = null;
  async function* withoutHeader(): AsyncGenerator<Buffer> {
    let header = Buffer.alloc(0);
    for await (const bytes of source) {
      if (blobKey !== null) {
        yield bytes;
        continue;
      }
      header = Buffer.concat([header, bytes]);
      if (header.length < headerBytes) continue;
      if (header[0] !== format) throw new SealBrokenError();
      blobKey = blobKeyOf(key, header.subarray(1, headerBytes));
      yield header.subarray(headerBytes);
    }
  }
  let number = 0;
  for await (const { bytes, last } of inPieces(withoutHeader(), pieceBytes + tagBytes)) {
    if (blobKey === null) throw new SealBrokenError();
    yield openPiece(blobKey, nonceOf(number, last), boundTo, bytes);
    number += 1;
  }
}

function openPiece(blobKey: KeyObject, nonce: Buffer, boundTo: Buffer, sealed: Buffer): Buffer {
  const end = sealed.length - tagBytes;
  if (end < 0) throw new SealBrokenError();
  const decipher = createDecipheriv(algorithm, blobKey, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo);
  decipher.setAuthTag(sealed.subarray(end));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  } catch (error) {
    throw new SealBrokenError({ cause: error });
  }
}

function blobKeyOf(key: KeyObject, salt: Buffer): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', key, salt, 'settlewise blob', 32)));
}

function nonceOf(number: number, last: boolean): Buffer {
  if (number >= mostPieces) throw new RangeError('Too long for one seal');
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}
