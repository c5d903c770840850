import type { KeyObject } from 'node:crypto';
import {
  comparePositions,
  formatPosition,
  parsePosition,
  type EventStore,
  type RecordedEvent,
} from '../eventStore';
import { judge, type Link, type LinkFault } from '../eventStore/codec';
import type { HeadPlace } from './headPlace';
import type { SignedHead } from './signedHead';
import { readSoundHeads } from './soundHeads';
import { counting, nothingCounted, type Tally } from './tally';

/** `head`: the log is not what was signed · `signature`: the heads themselves are not as they were written. */
export type LogFault = LinkFault | 'head' | 'signature';

/** The first place at which the log is not as it was written. */
export interface LogBreak {
  readonly fault: LogFault;
  /** Null where no single event can be named: then `what` says between which it is. */
  readonly event: Pick<RecordedEvent, 'stream' | 'revision' | 'id' | 'type'> | null;
  /** `commit/prepare` */
  readonly position: string | null;
  /** A sentence. */
  readonly what: string;
}

export interface LogProgress {
  readonly events: number;
  readonly streams: number;
  /** Signed heads that were compared. */
  readonly heads: number;
  /** About how many events there are to look at: what the newest head counted. */
  readonly of: number;
}

export interface LogProof extends LogProgress {
  readonly broken: LogBreak | null;
}

export interface VerifyLogOptions {
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly heads: { readonly place: HeadPlace; readonly publicKey: KeyObject };
  /** Called at the beginning, after every thousand events and at the end. */
  readonly onProgress?: (progress: LogProgress) => void;
  readonly signal?: AbortSignal;
}

const tellEvery = 1_000;

/**
 * Walks the whole log once, in its order: holds each event against the one before it in its stream, and the log against
 * every signed head. Needs no person's key, so who has been erased is looked at like everybody else. Keeps one small
 * entry a stream. What is appended meanwhile is left for the next time.
 * @returns with the first thing that does not fit, if any
 * @throws EventStoreUnavailableError · BlobStoreUnavailableError · the signal's reason
 */
export async function verifyLog({ store, heads, onProgress, signal }: VerifyLogOptions): Promise<LogProof> {
  // The heads first: then the log holds at least what they were signed for.
  const { heads: signed, fault } = await readSoundHeads(heads.place, heads.publicKey, signal);
  const comparing = new Comparing(signed);
  const end = await store.head();
  const links = new Map<string, Link>();
  let tally: Tally = nothingCounted;
  const progress = (): LogProgress => ({
    events: tally.events,
    streams: links.size,
    heads: comparing.compared,
    of: Math.max(tally.events, signed.at(-1)?.events ?? 0),
  });
  onProgress?.(progress());

  let broken: LogBreak | null = null;
  if (end !== null) {
    for await (const event of store.readAll({ signal })) {
      if (comparePositions(event.position, end) > 0) break;
      const link = judge(event, links.get(event.stream) ?? null);
      if (typeof link === 'string') {
        broken = brokenEvent(link, event);
        break;
      }
      links.set(event.stream, link);
      tally = counting(tally, event);
      broken = comparing.at(tally, event);
      if (broken !== null) break;
      if (tally.events % tellEvery === 0) onProgress?.(progress());
    }
  }
  broken ??= comparing.atEnd(tally);
  if (fault !== null) {
    broken ??= { fault: 'signature', event: null, position: null, what: fault };
  }
  onProgress?.(progress());
  return { ...progress(), broken };
}

const whatIsWrong: Readonly<Record<LinkFault, string>> = {
  missing: 'Events before this one are missing from its stream.',
  order: 'This event does not follow the one before it in its stream.',
  content: 'This event is not as it was written.',
};

function brokenEvent(fault: LinkFault, { stream, revision, id, type, position }: RecordedEvent): LogBreak {
  const event = { stream, revision, id, type };
  return { fault, event, position: formatPosition(position), what: whatIsWrong[fault] };
}

/** Holds the log against its signed heads, as it is counted. */
class Comparing {
  readonly #waiting: SignedHead[];
  #last: SignedHead | null = null;
  compared = 0;

  constructor(heads: readonly SignedHead[]) {
    // The next one at the end, where taking it away costs nothing.
    this.#waiting = heads.toSorted((a, b) => b.events - a.events);
  }

  at({ events, logHash }: Tally, { position }: RecordedEvent): LogBreak | null {
    for (let head = this.#waiting.at(-1); head?.events === events; head = this.#waiting.at(-1)) {
      this.#waiting.pop();
      this.compared += 1;
      if (head.logHash !== logHash) {
        const signed = parsePosition(head.position);
        const place = signed === null ? 0 : comparePositions(position, signed);
        const how = place === 0 ? 'changed' : place > 0 ? 'removed' : 'added';
        return this.#disagreement(head, `something has been ${how}`);
      }
      this.#last = head;
    }
    return null;
  }

  /** A head of more events than there are. */
  atEnd({ events }: Tally): LogBreak | null {
    const head = this.#waiting.at(-1);
    if (head === undefined) return null;
    this.compared += 1;
    return this.#disagreement(head, `events are missing: the log ends after ${events}`);
  }

  #disagreement(head: SignedHead, how: string): LogBreak {
    const from = this.#last === null ? 'From its beginning' : `Up to event ${this.#last.events}`;
    const sound =
      this.#last === null ? '' : ` the log is as it was signed at ${this.#last.writtenAt}; from there`;
    return {
      fault: 'head',
      event: null,
      position: head.position,
      what: `${from}${sound} up to event ${head.events}, signed at ${head.writtenAt}, ${how}.`,
    };
  }
}
