import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Sent } from './mix';

/** What came of a step, by kind. */
export interface LaneResult {
  /** Milliseconds from when a request was due until its answer, of the requests that were served. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly sent: number;
  readonly served: number;
  /** How often which status but 2xx was answered, and how many requests got no answer at all, as `none`. */
  readonly refused: ReadonlyMap<string, number>;
  readonly seconds: number;
}

/** Parts of a second in which connections take their turns, so that requests come evenly. */
const turns = 25;

/**
 * Sends so many requests a second for so many seconds, whether or not the earlier ones have been answered: each
 * connection sends one a second, at its own moment, so that no request waits for another on its way out.
 * @param next one maker of requests for each rate
 */
export async function openLoop(
  address: string,
  seconds: number,
  streams: readonly { readonly perSecond: number; readonly next: () => Sent }[],
): Promise<LaneResult> {
  const times = new Map<string, number[]>();
  const refused = new Map<string, number>();
  const counts = { sent: 0, served: 0 };
  const refuse = (why: string) => refused.set(why, (refused.get(why) ?? 0) + 1);

  const lane = (connections: number, next: () => Sent): Promise<void> => {
    const underWay = new WeakMap<object, Sent>();
    let last: Sent | undefined;
    return new Promise((resolve, reject) => {
      const instance = autocannon(
        {
          ...{ url: address, connections, duration: seconds, overallRate: connections, timeout: 30 },
          requests: [
            {
              setupRequest(request, context) {
                const sent = next();
                underWay.set(context, sent);
                const { method, path, headers, body } = sent;
                return { ...request, method, path, headers, body };
              },
              onResponse(status, body, context, headers) {
                last = underWay.get(context);
                last?.answered(status, body, { ...headers });
              },
            },
          ],
        },
        (error: unknown) => (error === null || error === undefined ? resolve() : reject(asError(error))),
      );
      // Follows `onResponse` of the same answer at once.
      instance.on('response', (_, status, _bytes, time) => {
        counts.sent += 1;
        if (status < 200 || status > 299) return void refuse(`${last?.kind} ${status}`);
        counts.served += 1;
        const kind = last?.kind ?? 'unknown';
        const known = times.get(kind);
        if (known === undefined) times.set(kind, [time]);
        else known.push(time);
      });
      instance.on('reqError', () => {
        counts.sent += 1;
        refuse('none');
      });
    });
  };

  const started = performance.now();
  const lanes: Promise<void>[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await delay(Math.max(0, started + (turn * 1_000) / turns - performance.now()));
    for (const { perSecond, next } of streams) {
      const connections = Math.floor(perSecond / turns) + (turn < perSecond % turns ? 1 : 0);
      if (connections > 0) lanes.push(lane(connections, next));
    }
  }
  await Promise.all(lanes);
  return { times, ...counts, refused, seconds };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
