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
 * Calculates, in another thread where there is much to do.
 * @throws UnsoundAssessment · RequestRefusedError 429 when the same person asks for too much at once, 503 when all do, or when it
 * takes too long
 */
export type Calculate = <Name extends CalculationName>(
  name: Name,
  ...args: ArgumentsOf<Name>
) => Promise<ResultOf<Name>>;

export interface Calculations {
  /** The calculations of one request. They end when its client has gone. */
  readonly of: (ctx: ApiContext) => Calculate;
}

/** What a thread answers. */
export type ThreadAnswer = { readonly value: unknown } | { readonly problems: UnsoundAssessment['problems'] };

/** Below this, a calculation takes less than a few milliseconds, and copying it to a thread a good part of that. */
const smallSize = 150;
/** No calculation of a record that can be takes so long, also behind others that wait. */
const longestMs = 20_000;

const tooManyOfOne = 'You have asked for too many calculations at once. Please wait a moment and try again.';
const tooBusy = 'Too much is being calculated at the moment. Please try again in a moment.';

/** @param pool null: everything is calculated in this thread */
export function createCalculations(pool: ThreadPool | null): Calculations {
  return {
    of(ctx) {
      const owner = readPerson(ctx.session)?.userId ?? toNetwork(ctx.ip);
      return (async (name, ...args) => {
        const work = { name, args };
        if (pool === null || estimateSize(work) < smallSize) return calculateHere(work);
        const signal = AbortSignal.any([abortWhenGone(ctx), AbortSignal.timeout(longestMs)]);
        const answer = (await pool.run(work, { owner, signal }).catch((error: unknown) => {
          throw refused(error, signal);
        })) as ThreadAnswer;
        if ('problems' in answer) throw new UnsoundAssessment(answer.problems);
        return answer.value;
      }) as Calculate;
    },
  };
}

/** @returns a signal that is aborted once the connection of the request is closed, which may be at once */
function abortWhenGone({ res }: ApiContext): AbortSignal {
  const gone = new AbortController();
  if (res.closed) gone.abort();
  else res.once('close', () => gone.abort());
  return gone.signal;
}

function refused(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof TooManyCalculationsError)
    return error.scope === 'one' ? tryAgainLater(429, tooManyOfOne, 2) : tryAgainLater(503, tooBusy, 5);
  return signal.aborted ? tryAgainLater(503, tooBusy, 5) : error;
}
