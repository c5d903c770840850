import { text } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../blobs';
import type { Keyed } from '../crypto';

/**
 * Who was erased, stored in the second place, because a backup from before an erasure does not know of it. Only ids, which
 * say nothing about a person.
 */
export interface ErasedPeople {
  /** Returns once it is on the disk. Adding somebody again changes nothing.  @throws BlobStoreUnavailableError */
  add(userId: string): Promise<void>;
  /** @throws BlobStoreUnavailableError */
  read(): Promise<ErasedPeopleRead>;
}

export interface ErasedPeopleRead {
  readonly userIds: readonly string[];
  /** Keys of files that this program has not written: nobody is erased because of them. */
  readonly unsound: readonly string[];
}

const firstPart = 'erased';
const wellFormed = /^erased\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const readAtATime = 16;

/** @param keyed its key authenticates the files: nobody else can have a person erased by adding one */
export function createErasedPeople(
  blobs: Pick<BlobStore, 'get' | 'list' | 'put'>,
  keyed: Pick<Keyed, 'hash'>,
): ErasedPeople {
  const keyedHash = (userId: string) => `${keyed.hash('erased person', userId)}\n`;

  /** `missing` also after a kill in the middle of writing: then nobody was told that the person is erased. */
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
        // Another process added them at the same moment, or was killed while it did; its leftovers are removed by now.
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
