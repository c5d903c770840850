import { buffer } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../blobs';
import { formatTreeHead, parseTreeHead, type SignedTreeHead } from './signedTreeHead';

/** Stores signed tree heads in a second place, separate from the log. */
export interface TreeHeadStore {
  /** Sequence numbers of all stored tree heads, ascending. @throws BlobStoreUnavailableError */
  sequences(): Promise<readonly number[]>;
  /** `damaged` if the content is not a tree head. @throws BlobStoreUnavailableError */
  read(sequence: number): Promise<SignedTreeHead | 'missing' | 'damaged'>;
  /** @throws BlobStoreUnavailableError */
  write(head: SignedTreeHead): Promise<void>;
  /**
   * Sets tree heads aside with a reason, so that they no longer count as tree heads of this log.
   * @returns how many
   */
  setAside(now: Date, options: SetAsideOptions): Promise<number>;
  /** Tree heads set aside so far, oldest first. @throws BlobStoreUnavailableError */
  setAsides(): Promise<readonly SetAside[]>;
}

interface SetAsideOptions {
  /** A sentence. */
  readonly reason: string;
  /** Tree heads up to this sequence stay. Default 0. */
  readonly after?: number;
}

export interface SetAside {
  readonly at: Date;
  readonly heads: number;
  /** Null for an earlier version, or if the process stopped before it wrote the reason. */
  readonly reason: string | null;
}

export type TreeHeadReader = Pick<TreeHeadStore, 'sequences' | 'read'>;

const firstPart = 'heads';
const setAsidePart = 'heads-set-aside';
const digits = 13;
const toKey = (sequence: number) => `${firstPart}/${String(sequence).padStart(digits, '0')}`;
const wellFormed = new RegExp(`^${firstPart}/(\\d{${digits}})$`);

export function createTreeHeadStore(
  blobs: Pick<BlobStore, 'delete' | 'get' | 'list' | 'put'>,
): TreeHeadStore {
  async function sequences(): Promise<readonly number[]> {
    const found: number[] = [];
    for await (const key of blobs.list(firstPart)) {
      const [, sequence] = wellFormed.exec(key) ?? [];
      if (sequence !== undefined) found.push(Number(sequence));
    }
    return found.sort((a, b) => a - b);
  }

  /** Null after an interrupted write: the key is listed but has no content. */
  async function readContent(key: string): Promise<Buffer | null> {
    try {
      return await buffer(await blobs.get(key));
    } catch (error) {
      if (error instanceof BlobNotFoundError) return null;
      throw error;
    }
  }

  return {
    sequences,

    async read(sequence) {
      const content = await readContent(toKey(sequence));
      return content === null ? 'missing' : (parseTreeHead(content.toString('utf8')) ?? 'damaged');
    },

    write: (head) => blobs.put(toKey(head.sequence), toStream(Buffer.from(formatTreeHead(head), 'utf8'))),

    async setAside(now, { reason, after = 0 }) {
      const found = (await sequences()).filter((sequence) => sequence > after);
      const folder = `${setAsidePart}/${now.getTime()}`;
      await blobs.put(`${folder}/reason`, toStream(Buffer.from(`${reason}\n`, 'utf8')));
      let moved = 0;
      // The newest first, so that the remaining ones have no gap after an interruption.
      for (const sequence of found.toReversed()) {
        const key = toKey(sequence);
        const content = await readContent(key);
        if (content !== null) {
          await blobs.put(key.replace(firstPart, folder), toStream(content));
          moved += 1;
        }
        await blobs.delete(key);
      }
      return moved;
    },

    async setAsides() {
      const found = new Map<string, { heads: number; reason: string | null }>();
      for await (const key of blobs.list(setAsidePart)) {
        const content = await readContent(key);
        if (content === null) continue;
        const [, folder = '', name = ''] = key.split('/');
        const entry = found.get(folder) ?? { heads: 0, reason: null };
        found.set(folder, entry);
        if (name === 'reason') entry.reason = content.toString('utf8').trim();
        else entry.heads += 1;
      }
      return [...found]
        .map(([folder, entry]) => ({ at: new Date(Number(folder)), ...entry }))
        .sort((a, b) => a.at.getTime() - b.at.getTime());
    },
  };
}

/** A read-only view of the store up to the tree head `last`. */
export function treeHeadsUpTo(
  place: TreeHeadStore,
  last: number,
): Pick<TreeHeadStore, 'sequences' | 'read' | 'setAsides'> {
  return {
    sequences: async () => (await place.sequences()).filter((sequence) => sequence <= last),
    read: async (sequence) => (sequence <= last ? place.read(sequence) : 'missing'),
    setAsides: () => place.setAsides(),
  };
}

async function* toStream(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
