import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../process';
import { Connections } from './connections';

/** Another program uses the port. */
export class PortTakenError extends PlainError {
  override readonly name = 'PortTakenError';
  /** @param setting name of the setting of the port */
  constructor(host: string, port: number, setting = 'PORT') {
    super(
      `Port ${port} on ${host} is taken: another program, or another Settlewise, is using it. ` +
        `Stop it, or choose another port with ${setting}=…`,
    );
  }
}

export interface ListeningServer {
  /** For example `http://127.0.0.1:3000`; `https:` with a certificate. */
  readonly url: URL;
  /** Sets the handler. Before that, requests get an answer to retry in a second. */
  setHandler(listener: RequestListener): void;
  /**
   * Stops gracefully: `/readyz` answers 503 and every answer closes its connection; after a pause no new connections are
   * accepted; pending requests get time to finish. Resolves when all connections are closed.
   */
  stop(): Promise<void>;
}

export interface ListenTimeouts {
  /** Time to send the headers of a request. Default 15,000: slow headers are an attack that holds connections. */
  readonly headersTimeoutMs?: number;
  /** Time to send a whole request. Default 300,000, for a file on a slow connection. */
  readonly requestTimeoutMs?: number;
  /** Interval of the checks of these limits. Default 5,000. */
  readonly checkIntervalMs?: number;
  /** How long an idle connection is kept. Default `defaultIdleTimeoutMs`. */
  readonly idleTimeoutMs?: number;
  /** How long a stopping server keeps serving, until the proxy has noticed. Default 0, for no proxy. */
  readonly drainMs?: number;
  /** How long pending requests may then take to finish. Default 15,000. */
  readonly finishTimeoutMs?: number;
}

export interface ListenOptions extends ListenTimeouts {
  /** Certificate in PEM, for TLS 1.2 or later only. Default null: plain HTTP. */
  readonly certificate?: { readonly cert: Buffer; readonly key: Buffer } | null;
}

/**
 * Longer than any proxy keeps an idle connection (Caddy: 2 minutes, nginx and load balancers: 1). The client side must
 * close first, because a request on a closing connection is lost.
 */
export const defaultIdleTimeoutMs = 150_000;

/**
 * Opens the port before anything else starts, so that a port in use is detected at once.
 * @param setting name of the setting of the port @throws PortTakenError
 */
export async function listen(
  host: string,
  port: number,
  options: ListenOptions = {},
  setting = 'PORT',
): Promise<ListeningServer> {
  const {
    headersTimeoutMs = 15_000,
    requestTimeoutMs = 300_000,
    checkIntervalMs = 5_000,
    idleTimeoutMs = defaultIdleTimeoutMs,
  } = options;
  const { drainMs = 0, finishTimeoutMs = 15_000, certificate = null } = options;
  let handler: RequestListener | null = null;
  let stopped: Promise<void> | null = null;
  const timeouts = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: checkIntervalMs,
    keepAliveTimeout: idleTimeoutMs,
  };
  const server =
    certificate === null
      ? createServer(timeouts)
      : createTlsServer({
          ...timeouts,
          ...certificate,
          handshakeTimeout: headersTimeoutMs,
          minVersion: 'TLSv1.2',
        });
  const connections = new Connections(server);
  server.on('request', (request, response) => {
    if (!connections.admit(request, response)) return;
    if (handler === null)
      answerUnavailable(response, 'Settlewise is starting. Please try again in a moment.');
    else if (stopped !== null && isReadinessCheck(request))
      answerUnavailable(response, 'Settlewise is stopping.');
    else handler(request, response);
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

  async function stopServing(): Promise<void> {
    connections.closeAfterAnswers();
    // Before its first answers no load balancer uses the server.
    if (handler !== null && drainMs > 0) await pause(drainMs);
    await connections.close(finishTimeoutMs);
  }

  return {
    url: new URL(
      `${certificate === null ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    ),
    setHandler: (listener) => {
      handler = listener;
    },
    stop() {
      stopped ??= stopServing();
      return stopped;
    },
  };
}

const isReadinessCheck = ({ url = '' }: IncomingMessage): boolean => /^\/readyz(\?|$)/.test(url);

function answerUnavailable(response: ServerResponse, message: string): void {
  response.writeHead(503, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  });
  response.end(JSON.stringify({ message }));
}
