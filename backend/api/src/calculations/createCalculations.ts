import { TooManyCalculationsError, type ThreadPool } from '@settlewise/infra/threads';
import { UnsoundAssessment } from '@settlewise/rules/assessment';
import type { ApiContext } from '../http/context';
import { toNetwork } from '../http/toNetwork';
import { tryAgainLater } from '../http/requestRefusedError';
import { readPerson } from '../http/session';
import {
  calculateHere,
  estimateSize,
  type ArgumentsOf,
  type CalculationName,
  type ResultOf,
} from './calculations';

/**
 * Runs a calculation, in another thread if it is large.
 * @throws UnsoundAssessment · RequestRefusedError 429 if one person has too many running calculations, 503 if all people together
 * do, or on timeout
 */
export type Calculate = <Name extends CalculationName>(
  name: Name,
  ...args: ArgumentsOf<Name>
) => Promise<ResultOf<Name>>;

export interface Calculations {
  /** Calculates for one request. The calculations stop when its client disconnects. */
  readonly forRequest: (ctx: ApiContext) => Calculate;
}

export type ThreadAnswer = { readonly value: unknown } | { readonly problems: UnsoundAssessment['problems'] };

/** A smaller calculation takes a few milliseconds at most, and copying it to a thread takes nearly as long. */
const smallSize = 150;
/** Longer than the calculation of the largest possible record, including the wait for others. */
const maxMs = 20_000;

const tooManyOfOne = 'You have asked for too many calculations at once. Please wait a moment and try again.';
const tooBusy = 'Too much is being calculated at the moment. Please try again in a moment.';

/** @param pool without it, all calculations run in this thread */
export function createCalculations(pool: ThreadPool | null): Calculations {
  return {
    forRequest(ctx) {
      const owner = readPerson(ctx.session)?.userId ?? toNetwork(ctx.ip);
      return (async (name, ...args) => {
        const work = { name, args };
        if (pool === null || estimateSize(work) < smallSize) return calculateHere(work);
        const signal = AbortSignal.any([abortWhenClosed(ctx), AbortSignal.timeout(maxMs)]);
        const answer = (await pool.run(work, { owner, signal }).catch((error: unknown) => {
          throw toRefusal(error, signal);
        })) as ThreadAnswer;
        if ('problems' in answer) throw new UnsoundAssessment(answer.problems);
        return answer.value;
      }) as Calculate;
    },
  };
}

/** @returns a signal that is aborted when the request's connection closes, or is closed already */
function abortWhenClosed({ res }: ApiContext): AbortSignal {
  const closed = new AbortController();
  if (res.closed) closed.abort();
  else res.once('close', () => closed.abort());
  return closed.signal;
}

function toRefusal(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof TooManyCalculationsError)
    return error.scope === 'one' ? tryAgainLater(429, tooManyOfOne, 2) : tryAgainLater(503, tooBusy, 5);
  return signal.aborted ? tryAgainLater(503, tooBusy, 5) : error;
}
