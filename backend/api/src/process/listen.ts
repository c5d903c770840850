import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { PlainError } from '@settlewise/infra/process';

/** Another program has the port. */
export class PortTakenError extends PlainError {
  override readonly name = 'PortTakenError';
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is taken: another program, or another Settlewise, is using it. ` +
        'Stop it, or choose another port with PORT=…',
    );
  }
}

export interface Listening {
  /** For example `http://127.0.0.1:3000`. */
  readonly url: URL;
  /** From now on requests are answered by this; before, they are told to come back in a second. */
  answerWith(listener: RequestListener): void;
  /** Takes no new connections, lets requests under way finish within bounds, and returns when all are gone. */
  stop(): Promise<void>;
}

/** How long a visitor may take to send; who takes longer is answered with 408 and hung up on. */
export interface SendingTimes {
  /** The head of a request. Default 15,000: it is short, and whoever sends it slowly only means to keep a connection. */
  readonly headMs?: number;
  /** The whole request. Default 300,000: so long a slow connection may take to bring a file. */
  readonly wholeMs?: number;
  /** Connections are looked through so often. Default 5,000. */
  readonly lookEveryMs?: number;
}

const finishWithinMs = 10_000;

/** Takes the port before anything else is started, so that a taken one is found out at once. @throws PortTakenError */
export async function listen(
  host: string,
  port: number,
  { headMs = 15_000, wholeMs = 300_000, lookEveryMs = 5_000 }: SendingTimes = {},
): Promise<Listening> {
  let answer: RequestListener = starting;
  const server = createServer(
    { headersTimeout: headMs, requestTimeout: wholeMs, connectionsCheckingInterval: lookEveryMs },
    (request, response) => answer(request, response),
  );
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new PortTakenError(host, port);
    throw error;
  }
  const address = server.address();
  const boundPort = address !== null && typeof address === 'object' ? address.port : port;
  let stopped: Promise<void> | null = null;
  return {
    url: new URL(`http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`),
    answerWith: (listener) => {
      answer = listener;
    },
    stop() {
      stopped ??= stop(server);
      return stopped;
    },
  };
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const force = setTimeout(() => server.closeAllConnections(), finishWithinMs);
  await closed;
  clearTimeout(force);
}

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
  response.end(JSON.stringify({ message: 'Settlewise is starting. Please try again in a moment.' }));
};
