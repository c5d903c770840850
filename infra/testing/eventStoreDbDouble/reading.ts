import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status, type ServerWritableStream } from '@grpc/grpc-js';
import type { LogEntry, LogPosition, LogView } from './log';
import {
  createCaughtUp,
  createCheckpoint,
  createConfirmation,
  createEventAnswer,
  createNotFoundAnswer,
} from './messages';

type ReadRequest = InstanceType<typeof streams.ReadReq>;
type ReadAnswer = InstanceType<typeof streams.ReadResp>;
type Options = NonNullable<ReturnType<ReadRequest['getOptions']>>;
export type ReadCall = ServerWritableStream<ReadRequest, ReadAnswer>;

export interface SubscriptionSource {
  /** Calls back after every append until the returned function is called. */
  onAppended(callback: () => void): () => void;
  /** While this is true, the subscription delivers nothing. */
  isMuted(call: ReadCall): boolean;
}

/** Answers one Read call: a stream or the whole log, in either direction, once or as a subscription to the log. */
export function answerRead(call: ReadCall, view: () => LogView, source: SubscriptionSource): void {
  const options = call.request.getOptions();
  if (options === undefined) throw new TypeError('A read without options');
  if (options.hasSubscription()) return answerSubscription(call, options, view, source);
  if (options.hasStream()) answerStreamRead(call, options, view());
  else for (const entry of selectFromLog(view(), options)) call.write(createEventAnswer(entry));
  call.end();
}

const backwards = streams.ReadReq.Options.ReadDirection.BACKWARDS;

function answerStreamRead(call: ReadCall, options: Options, log: LogView): void {
  const requested = options.getStream();
  const name = Buffer.from(requested?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const entries = log.stream(name);
  if (entries === undefined) {
    call.write(createNotFoundAnswer(name));
    return;
  }
  const from = requested?.hasRevision() === true ? BigInt(requested.getRevision()) : null;
  const selected =
    options.getReadDirection() === backwards
      ? entries.filter(({ revision }) => from === null || revision <= from).reverse()
      : entries.filter(({ revision }) => from === null || revision >= from);
  for (const entry of selected.slice(0, Number(options.getCount()))) call.write(createEventAnswer(entry));
}

/** Like a real server: forwards includes the position itself, backwards starts before it. */
function selectFromLog(log: LogView, options: Options): LogEntry[] {
  const all = options.getAll();
  const from = readPosition(options);
  const isBackwards = options.getReadDirection() === backwards;
  const isEmpty = isBackwards ? all?.hasStart() === true : all?.hasEnd() === true;
  if (isEmpty) return [];
  const selected = isBackwards
    ? log.entries.filter(({ position }) => from === null || position.commit < from.commit).reverse()
    : log.entries.filter(({ position }) => from === null || position.commit >= from.commit);
  return selected.slice(0, Number(options.getCount()));
}

function readPosition(options: Options): LogPosition | null {
  const position = options.getAll()?.getPosition();
  return position === undefined
    ? null
    : { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) };
}

const caughtUpAfterMs = 20;

function answerSubscription(
  call: ReadCall,
  options: Options,
  view: () => LogView,
  source: SubscriptionSource,
): void {
  if (options.hasStream()) {
    call.emit('error', {
      code: status.UNIMPLEMENTED,
      details: 'The double knows subscriptions to $all only',
    });
    return;
  }
  const filter = options.getFilter();
  const typePattern = new RegExp(filter?.getEventType()?.getRegex() ?? '');
  const checkpointEvery =
    filter?.hasMax() === true ? filter.getMax() * filter.getCheckpointintervalmultiplier() : Infinity;
  const after = readPosition(options);
  let next = view().entries.findIndex(({ position }) => after === null || position.commit > after.commit);
  if (next === -1) next = view().entries.length;
  let entriesSinceCheckpoint = 0;

  const send = (): void => {
    if (source.isMuted(call)) return;
    for (const entry of view().entries.slice(next)) {
      next += 1;
      entriesSinceCheckpoint += 1;
      if (typePattern.test(entry.type)) call.write(createEventAnswer(entry));
      if (entriesSinceCheckpoint >= checkpointEvery) {
        call.write(createCheckpoint(entry.position));
        entriesSinceCheckpoint = 0;
      }
    }
  };

  call.write(createConfirmation(crypto.randomUUID()));
  send();
  const newest = view().entries.at(-1);
  if (newest !== undefined) call.write(createCheckpoint(newest.position));
  // A real server sends this later, and new events may come first.
  const caughtUpTimer = setTimeout(() => call.write(createCaughtUp()), caughtUpAfterMs);
  const stop = source.onAppended(send);
  call.on('cancelled', () => {
    clearTimeout(caughtUpTimer);
    stop();
    call.end();
  });
  call.on('close', () => {
    clearTimeout(caughtUpTimer);
    stop();
  });
}
