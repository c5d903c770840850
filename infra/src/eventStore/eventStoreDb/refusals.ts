import {
  AccessDeniedError,
  InvalidArgumentError,
  InvalidTransactionError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
} from '@eventstore/db-client';
import {
  AppendTooLargeError,
  EventStoreRefusedError,
  EventStoreSetupError,
  WrongExpectedRevisionError,
} from '../errors';

const refusals = [InvalidArgumentError, InvalidTransactionError, StreamDeletedError, UnsupportedError];

/** The port's error for a lasting refusal by the server; null for an error that may pass. */
export function refusalOf(error: unknown, operation: string): Error | null {
  if (error instanceof WrongExpectedRevisionError || error instanceof EventStoreSetupError) return error;
  if (error instanceof MaxAppendSizeExceededError) {
    return new AppendTooLargeError(error.maxAppendSize, { cause: error });
  }
  if (error instanceof AccessDeniedError) return accountProblem(error, operation);
  if (refusals.some((refusal) => error instanceof refusal)) {
    return new EventStoreRefusedError(operation, { cause: error });
  }
  const certificate = certificateProblem(error);
  return certificate === null ? null : new EventStoreSetupError(certificate, { cause: error });
}

/** The server does not know the name or the password. */
export class SignInRefusedError extends EventStoreSetupError {
  constructor(options: ErrorOptions) {
    super('has a name or a password that the event store does not take', options);
  }
}

/** gRPC's number for a name or a password that is not known. */
const unauthenticated = 16;

const accountProblem = (error: AccessDeniedError, operation: string): EventStoreSetupError =>
  Number(error.code) === unauthenticated
    ? new SignInRefusedError({ cause: error })
    : new EventStoreSetupError(
        `names an account that may not do this: ${operation}. It must be an administrator`,
        { cause: error },
      );

// The messages of OpenSSL and Node; the client passes on the text alone.
const notTrusted =
  /self[- ]signed certificate|unable to (?:verify|get)[\w ]* certificate|certificate (?:has expired|is not yet valid)|does not match certificate's altnames|unable to get issuer/i;
const noTls = /wrong version number|packet length too long/i;

/** Null when an error is not about certificates. */
function certificateProblem(error: unknown): string | null {
  const words = error instanceof Error ? error.message : '';
  const [found] = notTrusted.exec(words) ?? [];
  if (found !== undefined) {
    return `leads to a server whose certificate is not trusted (${found}): name its authority with tlsCAFile=`;
  }
  return noTls.test(words) ? 'asks for TLS, which the server does not speak: it needs tls=false' : null;
}
