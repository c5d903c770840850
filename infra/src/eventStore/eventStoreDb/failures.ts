import {
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
} from '@eventstore/db-client';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import { unlessAborted } from '../../waiting';
import type { Connection } from './connection';

/** The server has answered, and will answer the same again. */
const refusals = [
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
  WrongExpectedRevisionError,
];

/**
 * Makes a call and waits for it for at most as long as a call may take, whatever the client makes of its own deadlines.
 * A call that fails where `mayRepeat` allows it is made once more in what is left of that time: the first call on a
 * connection that broke in silence fails although the server is there.
 * @throws EventStoreUnavailableError when there is no answer, or one that is no refusal · what the server refused with
 */
export async function withinTime<Answer>(
  { callTimeoutMs, closing }: Connection,
  operation: string,
  call: () => Promise<Answer>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Answer> {
  if (closing.aborted) throw new EventStoreUnavailableError(`${operation}, because it has been closed`);
  const timeout = AbortSignal.timeout(callTimeoutMs);
  const attempts = call().catch((error: unknown) => {
    if (isRefusal(error) || timeout.aborted || closing.aborted || !mayRepeat(error)) throw error;
    return call();
  });
  try {
    return await unlessAborted(attempts, timeout);
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw new EventStoreUnavailableError(operation, { cause: error });
  }
}

const isRefusal = (error: unknown): boolean => refusals.some((refusal) => error instanceof refusal);
