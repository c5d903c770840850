import type { ErrorResponse } from '@settlewise/contract/errors';
import { DomainError, type Refusal } from '@settlewise/domain/kernel';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import { BlobStoreUnavailableError } from '@settlewise/infra/blobs';
import { PersonErasedError } from '@settlewise/infra/crypto';
import { isDatabaseUnavailable } from '@settlewise/infra/database';
import {
  AppendTooLargeError,
  EventStoreUnavailableError,
  WrongExpectedRevisionError,
} from '@settlewise/infra/eventStore';
import {
  ConcurrencyConflictError,
  IdempotencyKeyReusedError,
  maxCommandsPerDay,
  TooManyCommandsError,
} from '@settlewise/infra/eventStore/commandHandler';
import { JobsUnavailableError } from '@settlewise/infra/jobs';
import { loggedReason, type Logger } from '@settlewise/infra/telemetry';
import { VirusScannerUnavailableError } from '@settlewise/infra/virusScan';
import { invalidJsonMessage } from './checkJson';
import type { ApiMiddleware } from './context';
import { refusalPage, refusalPolicy } from './refusalPage';
import { RequestRefusedError, tryAgainLater } from './requestRefusedError';

const statusByRefusal: Record<Refusal, number> = {
  invalid: 422,
  notFound: 404,
  conflict: 409,
  forbidden: 403,
};

const somethingWentWrong = 'Something went wrong on our side. Please try again in a moment.';
const storeUnavailable = 'Your record cannot be reached at the moment. Please try again shortly.';
const outcomeUnknown =
  'Your record cannot be reached at the moment. Please look whether the change is there before you try again.';
const notScanned =
  'Files cannot be checked for viruses at the moment, so yours was not kept. Please try again in a few minutes.';
const changedConcurrently = 'Your record was changed at the same moment. Please try again.';
const tooLarge = 'This is too much to be kept at once. Please send it in smaller parts.';
const keyReused = 'This Idempotency-Key was already used for another request.';
const tooManyToday = `This part of your record has been changed ${maxCommandsPerDay.toLocaleString('en-GB')} times today. Please go on tomorrow.`;
const accountDeleted = 'This account has been deleted.';
const retryAfterSeconds = 5;
const retryScanAfterSeconds = 60;

/**
 * The only place that maps errors to a status and a sentence. An unknown error is our bug: it is logged and answered with 500.
 * @param servesFile whether browsers open the path directly; they then get a page instead of JSON
 */
export function errorMapping(log: Logger, servesFile: (path: string) => boolean): ApiMiddleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const refusal = toRefusal(error, ctx.method);
      const { correlationId } = ctx.state;
      if (refusal === null) {
        log.error({ correlationId, err: error }, 'A request failed');
      } else if (refusal.status === 503) {
        log.warn({ correlationId, reason: loggedReason(error) }, 'A store is unavailable');
      }

      const answer = refusal ?? new RequestRefusedError(500, somethingWentWrong);
      ctx.status = answer.status;
      ctx.set(answer.headers);
      ctx.set('Cache-Control', 'no-store');
      // The route may have set it for a file that is not sent.
      ctx.remove('Content-Disposition');
      if (servesFile(ctx.path)) {
        ctx.vary('Accept');
        if (ctx.accepts('json', 'html') === 'html') {
          ctx.type = 'html';
          ctx.set('Content-Security-Policy', refusalPolicy);
          ctx.body = refusalPage(answer.status, answer.message);
          return;
        }
      }
      const content: ErrorResponse = {
        message: answer.message,
        ...(answer.errors === undefined ? {} : { errors: answer.errors }),
        ...(answer.reason === undefined ? {} : { reason: answer.reason }),
      };
      ctx.body = content;
    }
  };
}

/** The answer for a known error; null for an unexpected one. */
export function toRefusal(error: unknown, method: string): RequestRefusedError | null {
  if (error instanceof RequestRefusedError) return error;
  if (error instanceof DomainError) {
    const { field, message } = error;
    return new RequestRefusedError(
      statusByRefusal[error.refusal],
      message,
      field === undefined ? {} : { errors: [{ path: field, message }] },
    );
  }
  if (error instanceof UnsoundAssessment) {
    const errors = error.problems.map(({ field, message }) => ({ path: field, message }));
    return new RequestRefusedError(422, errors[0]?.message ?? error.message, { errors });
  }
  if (error instanceof WrongExpectedRevisionError || error instanceof ConcurrencyConflictError) {
    return new RequestRefusedError(409, changedConcurrently);
  }
  if (error instanceof AppendTooLargeError) return new RequestRefusedError(413, tooLarge);
  if (error instanceof IdempotencyKeyReusedError) return new RequestRefusedError(422, keyReused);
  if (error instanceof TooManyCommandsError) return tryAgainLater(429, tooManyToday, error.secondsLeft);
  if (error instanceof PersonErasedError) return new RequestRefusedError(403, accountDeleted);
  // Checked before the stores, because its cause may look like a database error.
  if (error instanceof VirusScannerUnavailableError)
    return tryAgainLater(503, notScanned, retryScanAfterSeconds);
  if (
    error instanceof EventStoreUnavailableError ||
    error instanceof JobsUnavailableError ||
    error instanceof BlobStoreUnavailableError ||
    isDatabaseUnavailable(error)
  ) {
    // The write may have succeeded although its answer is missing.
    return tryAgainLater(503, method === 'GET' ? storeUnavailable : outcomeUnknown, retryAfterSeconds);
  }
  return toBodyRefusal(error);
}

/** Errors of the body parser have a `status`. */
function toBodyRefusal(error: unknown): RequestRefusedError | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  switch (error.status) {
    case 400:
      return new RequestRefusedError(400, invalidJsonMessage);
    case 413:
      return new RequestRefusedError(
        413,
        `The request is too large. At most ${formatLimit(error)} can be sent.`,
      );
    case 415:
      return new RequestRefusedError(415, 'The request has an encoding that cannot be read.');
    default:
      return null;
  }
}

/** The body parser's errors contain the limit in bytes. */
function formatLimit(error: Error): string {
  const limit = 'limit' in error && typeof error.limit === 'number' ? error.limit : 0;
  return limit >= 1024 * 1024 ? `${Math.floor(limit / 1024 / 1024)} MB` : `${Math.floor(limit / 1024)} kB`;
}
