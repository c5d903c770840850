import { buffer } from 'node:stream/consumers';
import { BlobNotFoundError, type BlobStore } from '../blobs';
import { treeHeadText, readTreeHead, type SignedTreeHead } from './signedTreeHead';

/** The second place: where signed tree heads are kept, away from the log. */
export interface TreeHeadStore {
  /** Of all tree heads that are there, rising. @throws BlobStoreUnavailableError */
  sequences(): Promise<readonly number[]>;
  /** `missing`, or `damaged`: what is there is no tree head. @throws BlobStoreUnavailableError */
  read(sequence: number): Promise<SignedTreeHead | 'missing' | 'damaged'>;
  /** @throws BlobStoreUnavailableError */
  write(head: SignedTreeHead): Promise<void>;
  /**
   * Moves tree heads away, with the reason, so that they no longer count as tree heads of this log.
   * @returns how many there were
   */
  setAside(now: Date, options: SetAsideOptions): Promise<number>;
  /** What was set aside so far, the oldest first. @throws BlobStoreUnavailableError */
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
  /** Null where an earlier version did it, or where whoever did it was stopped before the reason was written. */
  readonly reason: string | null;
}

/** For readers. */
export type TreeHeadReader = Pick<TreeHeadStore, 'sequences' | 'read'>;

const firstPart = 'heads';
const asidePart = 'heads-set-aside';
const digits = 13;
const keyOf = (sequence: number) => `${firstPart}/${String(sequence).padStart(digits, '0')}`;
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

  /** Null where a process was stopped while it wrote: a list names what has no content yet. */
  async function contentOf(key: string): Promise<Buffer | null> {
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
      const content = await contentOf(keyOf(sequence));
      return content === null ? 'missing' : (readTreeHead(content.toString('utf8')) ?? 'damaged');
    },

    write: (head) => blobs.put(keyOf(head.sequence), once(Buffer.from(treeHeadText(head), 'utf8'))),

    async setAside(now, { reason, after = 0 }) {
      const found = (await sequences()).filter((sequence) => sequence > after);
      const folder = `${asidePart}/${now.getTime()}`;
      await blobs.put(`${folder}/reason`, once(Buffer.from(`${reason}\n`, 'utf8')));
      let moved = 0;
      // The newest first: if this is interrupted, the remaining ones have no gap.
      for (const sequence of found.toReversed()) {
        const key = keyOf(sequence);
        const content = await contentOf(key);
        if (content !== null) {
          await blobs.put(key.replace(firstPart, folder), once(content));
          moved += 1;
        }
        await blobs.delete(key);
      }
      return moved;
    },

    async setAsides() {
      const found = new Map<string, { heads: number; reason: string | null }>();
      for await (const key of blobs.list(asidePart)) {
        const content = await contentOf(key);
        if (content === null) continue;
        const [, folder = '', name = ''] = key.split('/');
        const one = found.get(folder) ?? { heads: 0, reason: null };
        found.set(folder, one);
        if (name === 'reason') one.reason = content.toString('utf8').trim();
        else one.heads += 1;
      }
      return [...found]
        .map(([folder, one]) => ({ at: new Date(Number(folder)), ...one }))
        .sort((a, b) => a.at.getTime() - b.at.getTime());
    },
  };
}

/** A read-only view of the store without the tree heads after `last`. */
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

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
