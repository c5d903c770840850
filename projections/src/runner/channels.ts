import { formatPosition, parsePosition, type Position } from '@settlewise/infra/eventStore';

/** The checkpoint of a live read model has moved; sent in the same transaction. */
export const progressChannel = 'projection_progress';
/** A rebuild or a retry was requested, or a rebuild has replaced the live version. */
export const controlChannel = 'projection_control';
/** The name of the listening connection in pg_stat_activity. */
export const listenerName = 'settlewise notifications';

export interface Progress {
  readonly projection: string;
  readonly position: Position;
}

export function formatProgress({ projection, position }: Progress): string {
  return `${projection} ${formatPosition(position)}`;
}

/** Reads what `formatProgress` wrote; null for anything else. */
export function parseProgress(payload: string): Progress | null {
  const [projection, text = ''] = payload.split(' ');
  const position = parsePosition(text);
  return projection === undefined || position === null ? null : { projection, position };
}
