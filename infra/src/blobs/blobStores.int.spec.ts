import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blobStoreContract, newKey } from '../../testing/blobs/blobStoreContract';
import { startS3Server } from '../../testing/blobs/startS3Server';
import { startUrlProxy } from '../../testing/tcpProxy';
import {
  BlobNotFoundError,
  BlobStoreUnavailableError,
  createBlobStore,
  createFolderBlobStore,
} from './index';
import { readS3Address } from './s3Address';
import { createS3BlobStore } from './s3BlobStore';

async function* streamText(text: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(text));
}

blobStoreContract('a folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'settlewise-blobs-'));
  return {
    connect: () => createBlobStore({ kind: 'folder', folder }),
    listStoredNames: () => readdir(folder, { recursive: true }),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

blobStoreContract('a server that speaks S3', async () => {
  const server = await startS3Server();
  return {
    connect: () => createBlobStore({ kind: 's3', url: `${server.url}/documents` }),
    listStoredNames: () => server.listStoredNames(),
    close: () => server.close(),
  };
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'settlewise-blobs-')), 'blobs');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  test('stores each blob as a file that only its owner can read', async () => {
    const key = newKey();
    await createFolderBlobStore(folder).put(key, streamText('mine'));
    const { mode } = await stat(path.join(folder, key));
    expect(mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(path.join(folder, key)))).mode & 0o777).toBe(0o700);
  });

  test('drafts of a killed process are not blobs, but are listed and deleted with their key', async () => {
    const key = newKey('person');
    const store = createFolderBlobStore(folder);
    await mkdir(path.join(folder, 'person'), { recursive: true });
    for (const draft of [`${key}.part`, `${key}.0a1b2c3d4e5f.part`]) {
      await writeFile(path.join(folder, draft), 'half of i');
    }
    expect(await store.exists(key)).toBe(false);
    await expect(store.get(key)).rejects.toBeInstanceOf(BlobNotFoundError);
    const foundKeys: string[] = [];
    for await (const each of store.list('person')) foundKeys.push(each);
    expect(foundKeys).toEqual([key]);
    const walked: string[] = [];
    for await (const each of store.walk(null)) walked.push(each.key);
    expect(walked).toEqual([key]);
    await store.put(key, streamText('whole'));
    expect(String(await buffer(await store.get(key)))).toBe('whole');
    await store.delete(key);
    expect(await readdir(path.join(folder, 'person'))).toEqual([]);
  });

  test('an incomplete blob has another name', async () => {
    const key = newKey('person');
    const folderContents: string[][] = [];
    async function* sourceWithListing(): AsyncGenerator<Buffer> {
      yield Buffer.from('first');
      folderContents.push(await readdir(path.join(folder, 'person')));
      yield Buffer.from(' second');
    }
    await createFolderBlobStore(folder).put(key, sourceWithListing());
    const [, name = ''] = key.split('/');
    expect(folderContents).toEqual([[expect.stringMatching(/^[0-9a-f-]+\.[0-9a-f]{12}\.part$/)]]);
    expect(await readdir(path.join(folder, 'person'))).toEqual([name]);
    expect(await readFile(path.join(folder, key), 'utf8')).toBe('first second');
  });

  test('that is unusable is reported as an unavailable store', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const store = createFolderBlobStore(folder);
    await expect(store.put(newKey(), streamText('x'))).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    await expect(store.check()).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    await rm(folder);
    await mkdir(folder);
    await chmod(folder, 0o700);
    await expect(store.check()).resolves.toBeUndefined();
  });
});

describe('a server that speaks S3', () => {
  const shortTimeouts = { connectMs: 300, silenceMs: 300, attempts: 1 };

  test('that does not answer is reported as unavailable within the timeout, and works again later', async () => {
    const server = await startS3Server();
    const proxy = await startUrlProxy(server.url);
    const store = createS3BlobStore(readS3Address(proxy.url), shortTimeouts);
    const key = newKey();
    await store.put(key, streamText('kept'));
    proxy.stall();
    for (const call of [
      () => store.put(newKey(), streamText('x')),
      () => store.get(key),
      () => store.exists(key),
      () => store.delete(key),
      () => store.walk(null)[Symbol.asyncIterator]().next(),
      () => store.check(),
    ]) {
      await expect(call()).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    }
    proxy.resume();
    proxy.drop();
    expect(String(await buffer(await store.get(key)))).toBe('kept');
    await proxy.close();
    await expect(store.exists(key)).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    store.close();
    await server.close();
  });

  test('without the bucket or with wrong credentials is reported as unavailable', async () => {
    const server = await startS3Server();
    const wrongBucket = createS3BlobStore({ ...readS3Address(server.url), bucket: 'nowhere' }, shortTimeouts);
    await expect(wrongBucket.check()).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    await expect(wrongBucket.put(newKey(), streamText('x'))).rejects.toBeInstanceOf(
      BlobStoreUnavailableError,
    );
    await expect(wrongBucket.get(newKey())).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    const wrongCredentials = createS3BlobStore(
      {
        ...readS3Address(server.url),
        credentials: { accessKeyId: 'STRANGER', secretAccessKey: 'something else' },
      },
      shortTimeouts,
    );
    await expect(wrongCredentials.put(newKey(), streamText('x'))).rejects.toBeInstanceOf(
      BlobStoreUnavailableError,
    );
    await expect(wrongCredentials.get(newKey())).rejects.toBeInstanceOf(BlobStoreUnavailableError);
    wrongBucket.close();
    wrongCredentials.close();
    await server.close();
  });
});
