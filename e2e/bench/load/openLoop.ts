import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Sent } from './mix';

/** The answers to the requests of one load step. */
export interface OpenLoopResult {
  /** Milliseconds from when each served request was due until its answer, by kind of request. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly sent: number;
  readonly served: number;
  /** Number of failed requests, by kind and status (`tasks 503`); `none` counts those without any answer. */
  readonly refused: ReadonlyMap<string, number>;
  readonly seconds: number;
}

/** Connections are started in this many groups over one second, so that requests are spread evenly. */
const groupsPerSecond = 25;

/**
 * An open-loop load: sends each stream's requests at a fixed rate, whether or not earlier ones have been answered. Each
 * connection sends one request a second, so that no request has to wait for another.
 * @param streams each with its rate and a function that makes its next request
 */
export async function openLoop(
  address: string,
  seconds: number,
  streams: readonly { readonly perSecond: number; readonly next: () => Sent }[],
): Promise<OpenLoopResult> {
  const times = new Map<string, number[]>();
  const refused = new Map<string, number>();
  const counts = { sent: 0, served: 0 };
  const refuse = (why: string) => refused.set(why, (refused.get(why) ?? 0) + 1);

  const startConnections = (connections: number, next: () => Sent): Promise<void> => {
    const underWay = new WeakMap<object, Sent>();
    let last: Sent | undefined;
    return new Promise((resolve, reject) => {
      const instance = autocannon(
        {
          url: address,
          connections,
          duration: seconds,
          overallRate: connections,
          timeout: 30,
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
      // Emitted directly after `onResponse` of the same answer, so `last` belongs to it.
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
  const groups: Promise<void>[] = [];
  for (let group = 0; group < groupsPerSecond; group += 1) {
    await delay(Math.max(0, started + (group * 1_000) / groupsPerSecond - performance.now()));
    for (const { perSecond, next } of streams) {
      const connections =
        Math.floor(perSecond / groupsPerSecond) + (group < perSecond % groupsPerSecond ? 1 : 0);
      if (connections > 0) groups.push(startConnections(connections, next));
    }
  }
  await Promise.all(groups);
  return { times, ...counts, refused, seconds };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
