import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendOutcome, Expectation, LogEntry, LogPosition, ProposedEvent } from './log';

type Empty = InstanceType<typeof shared.Empty>;
type AppendRequest = InstanceType<typeof streams.AppendReq>;
type AppendAnswer = InstanceType<typeof streams.AppendResp>;
type ReadAnswer = InstanceType<typeof streams.ReadResp>;

export const empty = (): Empty => new shared.Empty();

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

/** Reads the first message of an append. */
export function readAppendOptions(request: AppendRequest): { stream: string; expected: Expectation } {
  const options = request.getOptions();
  const name = options?.getStreamIdentifier()?.getStreamName_asU8();
  if (options === undefined || name === undefined) throw new TypeError('An append begins with its stream');
  const expected = options.hasRevision()
    ? BigInt(options.getRevision())
    : options.hasNoStream()
      ? 'no_stream'
      : options.hasStreamExists()
        ? 'stream_exists'
        : 'any';
  return { stream: text(name), expected };
}

/** Reads any later message of an append. */
export function readProposedEvent(request: AppendRequest): ProposedEvent {
  const message = request.getProposedMessage();
  const id = message?.getId()?.getString();
  if (message === undefined || id === undefined) throw new TypeError('An event without id');
  const labels = message.getMetadataMap();
  return {
    id,
    type: labels.get('type') ?? '',
    contentType: labels.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function createAppendAnswer(outcome: AppendOutcome, expected: Expectation): AppendAnswer {
  const answer = new streams.AppendResp();
  if (outcome.kind === 'appended') {
    const position = new streams.AppendResp.Position();
    position.setCommitPosition(String(outcome.position.commit));
    position.setPreparePosition(String(outcome.position.prepare));
    const success = new streams.AppendResp.Success();
    success.setCurrentRevision(String(outcome.revision));
    success.setPosition(position);
    return answer.setSuccess(success);
  }
  const refusal = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current === null) refusal.setCurrentNoStream(empty());
  else refusal.setCurrentRevision(String(outcome.current));
  if (expected === 'no_stream') refusal.setExpectedNoStream(empty());
  else if (expected === 'stream_exists') refusal.setExpectedStreamExists(empty());
  else if (expected === 'any') refusal.setExpectedAny(empty());
  else refusal.setExpectedRevision(String(expected));
  return answer.setWrongExpectedVersion(refusal);
}

export function createEventAnswer(entry: LogEntry): ReadAnswer {
  const id = new shared.UUID();
  id.setString(entry.id);
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(createStreamIdentifier(entry.stream));
  recorded.setStreamRevision(String(entry.revision));
  recorded.setCommitPosition(String(entry.position.commit));
  recorded.setPreparePosition(String(entry.position.prepare));
  recorded.getMetadataMap().set('type', entry.type);
  recorded.getMetadataMap().set('content-type', entry.contentType);
  recorded.setData(entry.data);
  recorded.setCustomMetadata(entry.metadata);
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(entry.position.commit));
  return new streams.ReadResp().setEvent(event);
}

export function createNotFoundAnswer(stream: string): ReadAnswer {
  const notFound = new streams.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(createStreamIdentifier(stream));
  return new streams.ReadResp().setStreamNotFound(notFound);
}

export function createConfirmation(subscription: string): ReadAnswer {
  const confirmation = new streams.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(subscription);
  return new streams.ReadResp().setConfirmation(confirmation);
}

export function createCheckpoint(position: LogPosition): ReadAnswer {
  const checkpoint = new streams.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position.commit));
  checkpoint.setPreparePosition(String(position.prepare));
  return new streams.ReadResp().setCheckpoint(checkpoint);
}

export const createCaughtUp = (): ReadAnswer =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

function createStreamIdentifier(stream: string): InstanceType<typeof shared.StreamIdentifier> {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream).toString('base64'));
  return identifier;
}
