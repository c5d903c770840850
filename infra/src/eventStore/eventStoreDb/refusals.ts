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

const refusalErrors = [InvalidArgumentError, InvalidTransactionError, StreamDeletedError, UnsupportedError];

/** The error for a permanent refusal by the server; null for a temporary error. */
export function toRefusal(error: unknown, operation: string): Error | null {
  if (error instanceof WrongExpectedRevisionError || error instanceof EventStoreSetupError) return error;
  if (error instanceof MaxAppendSizeExceededError) {
    return new AppendTooLargeError(error.maxAppendSize, { cause: error });
  }
  if (error instanceof AccessDeniedError) return describeAccountProblem(error, operation);
  if (refusalErrors.some((refusal) => error instanceof refusal)) {
    return new EventStoreRefusedError(operation, { cause: error });
  }
  const certificate = findCertificateProblem(error);
  return certificate === null ? null : new EventStoreSetupError(certificate, { cause: error });
}

/** The server does not know the name or the password. */
export class SignInRefusedError extends EventStoreSetupError {
  constructor(options: ErrorOptions) {
    super('has a name or a password that the event store does not take', options);
  }
}

/** gRPC status code for an unknown name or password. */
const unauthenticated = 16;

const describeAccountProblem = (error: AccessDeniedError, operation: string): EventStoreSetupError =>
  Number(error.code) === unauthenticated
    ? new SignInRefusedError({ cause: error })
    : new EventStoreSetupError(
        `names an account that may not do this: ${operation}. It must be an administrator`,
        { cause: error },
      );

// Messages of OpenSSL and Node. The client forwards only the text.
const untrustedCertificate =
  /self[- ]signed certificate|unable to (?:verify|get)[\w ]* certificate|certificate (?:has expired|is not yet valid)|does not match certificate's altnames|unable to get issuer/i;
const missingTls = /wrong version number|packet length too long/i;

/** The certificate problem of an error; null for other errors. */
function findCertificateProblem(error: unknown): string | null {
  const message = error instanceof Error ? error.message : '';
  const [found] = untrustedCertificate.exec(message) ?? [];
  if (found !== undefined) {
    return `leads to a server whose certificate is not trusted (${found}): name its authority with tlsCAFile=`;
  }
  return missingTls.test(message)
    ? 'asks for TLS, which the server does not speak: it needs tls=false'
    : null;
}
