import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

/** An S3-compatible server on a free port of this machine. */
export interface S3Server {
  /** Its address in the form of `BLOB_URL`. */
  readonly url: string;
  /** The names of all objects in the bucket. */
  listStoredNames(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function startS3Server(bucket = 'vault'): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'settlewise-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    url: `http://S3RVER:S3RVER@127.0.0.1:${port}/${bucket}`,
    async listStoredNames() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name));
    },
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
