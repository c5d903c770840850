import type { JsonObject, Position, RecordedEvent } from '../port';

/** Columns of `events` that make up a recorded event. */
export const eventColumns = 'transaction_id, number, stream, revision, event_id, type, data, metadata';

export interface PositionRow {
  // 64-bit integers arrive as text.
  readonly transaction_id: string;
  readonly number: string;
}

export interface EventRow extends PositionRow {
  readonly stream: string;
  readonly revision: string;
  readonly event_id: string;
  readonly type: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export function toPosition(row: PositionRow): Position {
  return { commit: BigInt(row.transaction_id), prepare: BigInt(row.number) };
}

export function toRecordedEvent(row: EventRow): RecordedEvent {
  return {
    id: row.event_id,
    type: row.type,
    data: row.data,
    metadata: row.metadata,
    stream: row.stream,
    revision: BigInt(row.revision),
    position: toPosition(row),
  };
}
