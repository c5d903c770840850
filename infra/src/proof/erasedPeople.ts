import { text } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../blobs';
import type { Keyed } from '../crypto';

/**
 * The ids of erased people, stored with the tree heads, because a backup from before an erasure does not contain it. Ids
 * alone do not identify a person.
 */
export interface ErasedPeople {
  /** Resolves when it is on the disk. Idempotent. @throws BlobStoreUnavailableError */
  add(userId: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  read(): Promise<ErasedPeopleRead>;
}

export interface ErasedPeopleRead {
  readonly userIds: readonly string[];
  /** Keys of files that this program has not written. They are ignored. */
  readonly unsound: readonly string[];
}

const firstPart = 'erased';
const wellFormed = /^erased\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const batchSize = 16;

/** @param keyed authenticates the files, so that only this program can cause an erasure by adding a file */
export function createErasedPeople(
  blobs: Pick<BlobStore, 'get' | 'list' | 'put'>,
  keyed: Pick<Keyed, 'hash'>,
): ErasedPeople {
  const keyedHash = (userId: string) => `${keyed.hash('erased person', userId)}\n`;

  /** `missing` also after a kill during the write, before the erasure was confirmed. */
  async function readState(
    key: string,
    userId: string | undefined,
  ): Promise<'sound' | 'unsound' | 'missing'> {
    try {
      const content = await text(await blobs.get(key));
      return userId !== undefined && content === keyedHash(userId) ? 'sound' : 'unsound';
    } catch (error) {
      if (error instanceof BlobNotFoundError) return 'missing';
      throw error;
    }
  }

  return {
    async add(personId) {
      const userId = personId.toLowerCase();
      const key = `${firstPart}/${userId}`;
      const exists = async () => (await readState(key, userId)) === 'sound';
      if (await exists()) return;
      try {
        await blobs.put(key, toStream(keyedHash(userId)));
      } catch {
        // Another process added them at the same moment, or was killed during the write; its leftovers are removed now.
        if (!(await exists())) await blobs.put(key, toStream(keyedHash(userId)));
      }
    },

    async read() {
      const keys: string[] = [];
      for await (const key of blobs.list(firstPart)) keys.push(key);
      const userIds: string[] = [];
      const unsound: string[] = [];
      for (let start = 0; start < keys.length; start += batchSize) {
        await Promise.all(
          keys.slice(start, start + batchSize).map(async (key) => {
            const [, userId] = wellFormed.exec(key) ?? [];
            const state = await readState(key, userId);
            if (state === 'sound' && userId !== undefined) userIds.push(userId);
            if (state === 'unsound') unsound.push(key);
          }),
        );
      }
      return { userIds: userIds.sort(), unsound: unsound.sort() };
    },
  };
}

async function* toStream(content: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(content, 'utf8'));
}
