import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/errors';
import type { Ending } from './AccessEnded';

/** What one of the calls for a record has come to. */
interface Call {
  readonly error: Error | null;
  /** Whether it has shown by now that the record can be looked at; null while it tells nothing. */
  readonly open: boolean | null;
}

const isRefusal = (error: Error | null): error is ApiError =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Tells once that the record can no longer be looked at: a call was refused, or the record was among those that can be
 * looked at and is not any more. Answers whether a refusal is there, when nothing of the record may be drawn.
 */
export function useRecordEnding(calls: readonly Call[], onEnded: (ending: Ending) => void): boolean {
  const wasOpen = useRef(false);
  const refused = calls.map(({ error }) => error).find(isRefusal);
  const opened = calls.some(({ open }) => open === true);
  const closed = calls.some(({ open }) => open === false);

  useEffect(() => {
    if (refused !== undefined) {
      const known = wasOpen.current || refused.status === 403;
      onEnded({ kind: known ? 'ended' : 'unknown', reason: known ? refused.serverMessage : '' });
    } else if (closed && wasOpen.current) {
      onEnded({ kind: 'ended', reason: '' });
    } else if (opened) {
      wasOpen.current = true;
    }
  }, [refused, opened, closed, onEnded]);

  return refused !== undefined;
}
