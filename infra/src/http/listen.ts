import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../process';
import { Connections } from './connections';

/** Another program has the port. */
export class PortTakenError extends PlainError {
  override readonly name = 'PortTakenError';
  /** @param setting that chooses the port */
  constructor(host: string, port: number, setting = 'PORT') {
    super(
      `Port ${port} on ${host} is taken: another program, or another Settlewise, is using it. ` +
        `Stop it, or choose another port with ${setting}=…`,
    );
  }
}

export interface Listening {
  /** For example `http://127.0.0.1:3000`; `https:` with a certificate. */
  readonly url: URL;
  /** From now on requests are answered by this; before, they are told to come back in a second. */
  answerWith(listener: RequestListener): void;
  /**
   * Ends in order: `/readyz` says 503 and every answer closes its connection; after a pause no new connections are taken;
   * requests under way finish within bounds. Returns when all connections are closed.
   */
  stop(): Promise<void>;
}

/** How long things may take. */
export interface ListenTimes {
  /** To send the head of a request. Default 15,000: it is short; sending it slowly is an attempt to hold connections. */
  readonly headMs?: number;
  /** To send a whole request. Default 300,000: so long a slow connection may take to bring a file. */
  readonly wholeMs?: number;
  /** How often connections are checked against these limits. Default 5,000. */
  readonly lookEveryMs?: number;
  /** How long an idle connection is kept. Default `defaultIdleMs`. */
  readonly idleMs?: number;
  /** How long a stopping server goes on serving, until the proxy has noticed. Default 0: there is no proxy. */
  readonly noticedWithinMs?: number;
  /** How long requests under way may then take to finish. Default 15,000. */
  readonly finishWithinMs?: number;
}

export interface ListenOptions extends ListenTimes {
  /** What is shown to who connects, in PEM; TLS 1.2 or later is spoken then, and nothing else. Default null: plain HTTP. */
  readonly certificate?: { readonly cert: Buffer; readonly key: Buffer } | null;
}

/**
 * Longer than any proxy in front keeps its own side of an idle connection (Caddy: two minutes, nginx and load balancers:
 * one): the side that sends requests must close first, because a request on a closing connection is lost.
 */
export const defaultIdleMs = 150_000;

/**
 * Takes the port before anything else is started, so that a taken one is found out at once.
 * @param setting that chooses the port @throws PortTakenError
 */
export async function listen(
  host: string,
  port: number,
  options: ListenOptions = {},
  setting = 'PORT',
): Promise<Listening> {
  const { headMs = 15_000, wholeMs = 300_000, lookEveryMs = 5_000, idleMs = defaultIdleMs } = options;
  const { noticedWithinMs = 0, finishWithinMs = 15_000, certificate = null } = options;
  let answer: RequestListener | null = null;
  let stopped: Promise<void> | null = null;
  const times = {
    headersTimeout: headMs,
    requestTimeout: wholeMs,
    connectionsCheckingInterval: lookEveryMs,
    keepAliveTimeout: idleMs,
  };
  const server =
    certificate === null
      ? createServer(times)
      : createTlsServer({ ...times, ...certificate, handshakeTimeout: headMs, minVersion: 'TLSv1.2' });
  const connections = new Connections(server);
  server.on('request', (request, response) => {
    if (!connections.admit(request, response)) return;
    if (answer === null) comeBack(response, 'Settlewise is starting. Please try again in a moment.');
    else if (stopped !== null && asksWhetherReady(request)) comeBack(response, 'Settlewise is stopping.');
    else answer(request, response);
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortTakenError(host, port, setting);
    throw error;
  }
  const address = server.address();
  const boundPort = address !== null && typeof address === 'object' ? address.port : port;

  async function end(): Promise<void> {
    connections.endAfterAnswers();
    // Before it serves, no load balancer has it in its list.
    if (answer !== null && noticedWithinMs > 0) await pause(noticedWithinMs);
    await connections.close(finishWithinMs);
  }

  return {
    url: new URL(
      `${certificate === null ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    ),
    answerWith: (listener) => {
      answer = listener;
    },
    stop() {
      stopped ??= end();
      return stopped;
    },
  };
}

const asksWhetherReady = ({ url = '' }: IncomingMessage): boolean => /^\/readyz(\?|$)/.test(url);

function comeBack(response: ServerResponse, message: string): void {
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  response.end(JSON.stringify({ message }));
}
