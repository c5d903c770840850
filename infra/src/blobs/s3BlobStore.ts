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
import { WatchedSource } from './watchedSource';

export interface S3Limits {
  /** Timeout of a connection. Default 3 s. */
  readonly connectMs: number;
  /** Timeout of an answer, and longest silence on a connection. Default 20 s. */
  readonly silenceMs: number;
  /** Attempts of a request that fails. Default 3. */
  readonly attempts: number;
}

/**
 * A blob up to this size is sent in one request, so that a killed process leaves nothing in the store. A larger one is
 * sent in parts of this size (multipart upload); a lifecycle rule of the bucket removes unfinished uploads.
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
    // Not every compatible store supports the newer checksums; the encryption authenticates the blobs.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: silenceMs,
      socketTimeout: silenceMs,
      throwOnRequestTimeout: true,
    },
  });
  const toObjectParams = (key: string) => ({ Bucket: bucket, Key: `${prefix}${requireKey(key)}` });

  async function* listObjects(request: ListObjectsV2CommandInput): AsyncGenerator<_Object> {
    let next: string | undefined;
    do {
      const page = await client
        .send(new ListObjectsV2Command({ ...request, ContinuationToken: next }))
        .catch((error: unknown) => {
          throw toUnavailableError('list', error);
        });
      yield* page.Contents ?? [];
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  return {
    async put(key, source) {
      const watched = new WatchedSource(source);
      const params = {
        ...toObjectParams(key),
        ContentType: 'application/octet-stream',
        Body: Readable.from(watched),
      };
      try {
        await new Upload({ client, params, queueSize: 1, partSize: partBytes }).done();
      } catch (error) {
        watched.rethrow();
        throw new BlobStoreUnavailableError('put', { cause: error });
      }
    },

    async get(key) {
      try {
        const { Body: body } = await client.send(new GetObjectCommand(toObjectParams(key)));
        if (!(body instanceof Readable)) throw new TypeError('The answer has no content');
        return Readable.from(readChunks(body), { objectMode: false });
      } catch (error) {
        if (isMissing(error)) throw new BlobNotFoundError(key, { cause: error });
        throw toUnavailableError('get', error);
      }
    },

    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand(toObjectParams(key)));
      } catch (error) {
        if (!isMissing(error)) throw toUnavailableError('delete', error);
      }
    },

    async exists(key) {
      try {
        await client.send(new HeadObjectCommand(toObjectParams(key)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw toUnavailableError('exists', error);
      }
    },

    async *list(firstPart) {
      const listRequest = { Bucket: bucket, Prefix: `${prefix}${requireKey(firstPart)}/` };
      for await (const { Key: name } of listObjects(listRequest)) {
        if (name !== undefined) yield name.slice(prefix.length);
      }
    },

    async *walk(after) {
      const start = after === null ? {} : { StartAfter: `${prefix}${requireKey(after)}` };
      for await (const { Key: name, LastModified: writtenAt } of listObjects({
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
        throw toUnavailableError(`look at the bucket ${bucket}`, error);
      }
    },

    close: () => client.destroy(),
  };
}

async function* readChunks(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) if (Buffer.isBuffer(chunk)) yield chunk;
  } catch (error) {
    throw new BlobStoreUnavailableError('get', { cause: error });
  }
}

/** Whether a key is missing. A missing bucket is another error, which does not concern a key. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

function toUnavailableError(operation: string, error: unknown): unknown {
  return error instanceof RangeError ? error : new BlobStoreUnavailableError(operation, { cause: error });
}
