import type { EventEmitter } from 'node:events';

export interface LogPosition {
  readonly commit: bigint;
  readonly prepare: bigint;
}

export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export interface LogEntry extends ProposedEvent {
  readonly stream: string;
  readonly revision: bigint;
  readonly position: LogPosition;
}

export type Expectation = bigint | 'no_stream' | 'stream_exists' | 'any';

export type AppendOutcome =
  | { readonly kind: 'appended'; readonly revision: bigint; readonly position: LogPosition }
  | { readonly kind: 'refused'; readonly current: bigint | null };

/** A node's view of the log. */
export interface LogView {
  readonly entries: readonly LogEntry[];
  stream(name: string): readonly LogEntry[] | undefined;
}

/** A system event follows after this many events, like the statistics of a real server. */
const systemEventInterval = 3;

/** The double's log in memory. Positions grow in uneven steps. */
export class Log implements LogView {
  readonly #entries: LogEntry[] = [];
  readonly #streams = new Map<string, LogEntry[]>();
  #nextPosition = 0n;

  /** `changes` emits 'appended' after each append. */
  constructor(private readonly changes: EventEmitter<{ appended: [] }>) {}

  get entries(): readonly LogEntry[] {
    return this.#entries;
  }

  stream(name: string): readonly LogEntry[] | undefined {
    return this.#streams.get(name);
  }

  append(stream: string, events: readonly ProposedEvent[], expected: Expectation): AppendOutcome {
    const existing = this.#streams.get(stream) ?? [];
    if (!matchesExpectation(existing, expected)) return this.#earlierAppend(existing, events, expected);
    const written = events.map((event) => this.#write(stream, event));
    const [first] = written;
    const last = written.at(-1);
    if (first === undefined || last === undefined) throw new RangeError('An append without events');
    if (this.#entries.length % systemEventInterval === 0)
      this.#write('$stats', createSystemEvent('$statistics'));
    this.changes.emit('appended');
    // Like a real server: the commit position is that of the last event, the prepare position that of the first.
    const position = { commit: last.position.commit, prepare: first.position.prepare };
    return { kind: 'appended', revision: last.revision, position };
  }

  #write(stream: string, event: ProposedEvent): LogEntry {
    const existing = this.#streams.get(stream) ?? [];
    const at = this.#nextPosition + 57n;
    this.#nextPosition = at + BigInt(event.data.length + event.metadata.length + event.type.length);
    const entry: LogEntry = {
      ...event,
      stream,
      revision: BigInt(existing.length),
      position: { commit: at, prepare: at },
    };
    existing.push(entry);
    this.#streams.set(stream, existing);
    this.#entries.push(entry);
    return entry;
  }

  /** Recognises a repeated append: the same events at the expected revision. */
  #earlierAppend(
    existing: readonly LogEntry[],
    events: readonly ProposedEvent[],
    expected: Expectation,
  ): AppendOutcome {
    const current = existing.at(-1)?.revision ?? null;
    if (expected === 'any' || expected === 'stream_exists') return { kind: 'refused', current };
    const from = expected === 'no_stream' ? 0 : Number(expected) + 1;
    const existingEvents = existing.slice(from, from + events.length);
    const last = existingEvents.at(-1);
    const isRepeated =
      existingEvents.length === events.length &&
      events.every(({ id }, index) => existingEvents[index]?.id === id);
    return isRepeated && last !== undefined
      ? { kind: 'appended', revision: last.revision, position: last.position }
      : { kind: 'refused', current };
  }
}

/** The first `length` entries of the log. */
export function viewBeginning(log: Log, length: number): LogView {
  const entries = log.entries.slice(0, length);
  return {
    entries,
    stream(name) {
      const existing = entries.filter(({ stream }) => stream === name);
      return existing.length === 0 ? undefined : existing;
    },
  };
}

function matchesExpectation(existing: readonly LogEntry[], expected: Expectation): boolean {
  switch (expected) {
    case 'any':
      return true;
    case 'no_stream':
      return existing.length === 0;
    case 'stream_exists':
      return existing.length > 0;
    default:
      return BigInt(existing.length) - 1n === expected;
  }
}

export function createSystemEvent(type: string): ProposedEvent {
  return {
    id: crypto.randomUUID(),
    type,
    contentType: 'application/json',
    data: Buffer.from('{}'),
    metadata: new Uint8Array(),
  };
}
