import {
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
} from '@eventstore/db-client';
import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../errors';
import { unlessAborted } from '../waiting';

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
 * Waits for a call for at most `timeoutMs`, whatever the client makes of its own deadlines.
 * @throws EventStoreUnavailableError when there is no answer, or one that is no refusal · what the server refused with
 */
export async function withinTime<Answer>(
  operation: string,
  timeoutMs: number,
  call: Promise<Answer>,
): Promise<Answer> {
  try {
    return await unlessAborted(call, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (refusals.some((refusal) => error instanceof refusal)) throw error;
    throw new EventStoreUnavailableError(operation, { cause: error });
  }
}
