import { text } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../blobs';
import type { Keyed } from '../crypto';

/**
 * Who was erased, kept in the second place: a copy of the data from before an erasure does not know of it. No more than
 * ids, which say nothing of anybody.
 */
export interface ErasedPeople {
  /** On the disk when it returns. Adding somebody again changes nothing. @throws BlobStoreUnavailableError */
  add(userId: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  read(): Promise<ErasedPeopleRead>;
}

export interface ErasedPeopleRead {
  readonly userIds: readonly string[];
  /** Keys of what stands among them and was not written by this program: nobody is erased for that. */
  readonly unsound: readonly string[];
}

const firstPart = 'erased';
const wellFormed = /^erased\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const readAtATime = 16;

/** @param keyed without whose key nobody can have a person erased by putting a file there */
export function createErasedPeople(
  blobs: Pick<BlobStore, 'get' | 'list' | 'put'>,
  keyed: Pick<Keyed, 'hash'>,
): ErasedPeople {
  const keyedHash = (userId: string) => `${keyed.hash('erased person', userId)}\n`;

  /** `missing` also where a process was killed while it wrote: nobody was told then that the person is erased. */
  async function stateOf(key: string, userId: string | undefined): Promise<'sound' | 'unsound' | 'missing'> {
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
      const isThere = async () => (await stateOf(key, userId)) === 'sound';
      if (await isThere()) return;
      try {
        await blobs.put(key, once(keyedHash(userId)));
      } catch {
        // Another process adds them at the same moment, or was killed while it did: that is cleared away by now.
        if (!(await isThere())) await blobs.put(key, once(keyedHash(userId)));
      }
    },

    async read() {
      const keys: string[] = [];
      for await (const key of blobs.list(firstPart)) keys.push(key);
      const userIds: string[] = [];
      const unsound: string[] = [];
      for (let start = 0; start < keys.length; start += readAtATime) {
        await Promise.all(
          keys.slice(start, start + readAtATime).map(async (key) => {
            const [, userId] = wellFormed.exec(key) ?? [];
            const state = await stateOf(key, userId);
            if (state === 'sound' && userId !== undefined) userIds.push(userId);
            if (state === 'unsound') unsound.push(key);
          }),
        );
      }
      return { userIds: userIds.sort(), unsound: unsound.sort() };
    },
  };
}

async function* once(content: string): AsyncGenerator<Buffer> {
  yield await Promise.resolve(Buffer.from(content, 'utf8'));
}
