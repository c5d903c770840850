import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  type _Object,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { BlobNotFoundError, BlobStoreUnavailableError } from './errors';
import { isKey, requireKey, type BlobStore } from './port';
import type { S3Address } from './s3Address';
import { WatchedSource } from './sourceFailure';

export interface S3Limits {
  /** Longest wait for a connection. Default 3 s. */
  readonly connectMs: number;
  /** Longest silence on a connection, and longest wait for an answer. Default 20 s. */
  readonly silenceMs: number;
  /** Attempts of a request that fails on its way. Default 3. */
  readonly attempts: number;
}

/**
 * A blob up to this size is sent in one request, so that a process that is killed leaves nothing in the store; a longer
 * one is sent in parts of this size (multipart upload). (A lifecycle rule of the bucket removes unfinished uploads.)
 */
const partBytes = 16 * 1024 * 1024;

/** Stores blobs in an existing bucket of an S3-compatible store. */
export function createS3BlobStore(
  { endpoint, region, bucket, prefix, credentials }: S3Address,
  { connectMs, silenceMs, attempts }: S3Limits = { connectMs: 3_000, silenceMs: 20_000, attempts: 3 },
): BlobStore {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: attempts,
    // Not every compatible store supports the newer checksums; our blobs are authenticated by their encryption.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      socketTimeout: silenceMs,
      throwOnRequestTimeout: true,
    },
  });
  const place = (key: string) => ({ Bucket: bucket, Key: `${prefix}${requireKey(key)}` });

  async function* listed(what: ListObjectsV2CommandInput): AsyncGenerator<_Object> {
    let next: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ ...what, ContinuationToken: next }))
        .catch((error: unknown) => {
          throw asUnavailable('list', error);
        });
      yield* page.Contents ?? [];
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  return {
    async put(key, source) {
      const watched = new WatchedSource(source);
      const params = { ...place(key), ContentType: 'application/octet-stream', Body: Readable.from(watched) };
      try {
        await new Upload({ client, params, queueSize: 1, partSize: partBytes }).done();
      } catch (error) {
        watched.rethrow();
        throw new BlobStoreUnavailableError('put', { cause: error });
      }
    },

    async get(key) {
      try {
        const { Body: body } = await client.send(new GetObjectCommand(place(key)));
        if (!(body instanceof Readable)) throw new TypeError('The answer has no content');
        return Readable.from(piecesOf(body), { objectMode: false });
      } catch (error) {
        if (isMissing(error)) throw new BlobNotFoundError(key, { cause: error });
        throw asUnavailable('get', error);
      }
    },

    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand(place(key)));
      } catch (error) {
        if (!isMissing(error)) throw asUnavailable('delete', error);
      }
    },

    async exists(key) {
      try {
        await client.send(new HeadObjectCommand(place(key)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw asUnavailable('exists', error);
      }
    },

    async *list(firstPart) {
      const within = { Bucket: bucket, Prefix: `${prefix}${requireKey(firstPart)}/` };
      for await (const { Key: name } of listed(within)) {
        if (name !== undefined) yield name.slice(prefix.length);
      }
    },

    async *walk(after) {
      const start = after === null ? {} : { StartAfter: `${prefix}${requireKey(after)}` };
      for await (const { Key: name, LastModified: writtenAt } of listed({
        Bucket: bucket,
        Prefix: prefix,
        ...start,
      })) {
        const key = name?.slice(prefix.length) ?? '';
        if (writtenAt !== undefined && isKey(key)) yield { key, writtenAt };
      }
    },

    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }));
      } catch (error) {
        throw asUnavailable(`look at the bucket ${bucket}`, error);
      }
    },

    close: () => client.destroy(),
  };
}

async function* piecesOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of body) if (Buffer.isBuffer(piece)) yield piece;
  } catch (error) {
    throw new BlobStoreUnavailableError('get', { cause: error });
  }
}

/** A missing key. A missing bucket is another error: it says nothing about any key. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function asUnavailable(operation: string, error: unknown): unknown {
  return error instanceof RangeError ? error : new BlobStoreUnavailableError(operation, { cause: error });
}
