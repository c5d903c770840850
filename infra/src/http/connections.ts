import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import type { Socket } from 'node:net';

/** A new connection may be about to send its first request. */
const firstRequestTimeoutMs = 1_000;

/**
 * Limit of pending requests per connection. Browsers and proxies send one after the other; thousands at once would all be
 * kept in memory.
 */
const maxPendingRequests = 32;

/** The open connections of a server, so that it can stop without cutting off requests. */
export class Connections {
  /** By connection, because a waiting response gets no event when its connection ends. */
  readonly #pending = new Map<Socket, Set<ServerResponse>>();
  /**
   * Connections without a request or a finished TLS handshake, by address. Node counts them neither as idle nor as busy.
   */
  readonly #unused = new Map<string, Socket>();
  #isClosing = false;

  constructor(private readonly server: Server | TlsServer) {
    server.on('connection', (socket: Socket) => {
      const peer = peerAddress(socket);
      this.#unused.set(peer, socket);
      socket.once('close', () => {
        if (this.#unused.get(peer) === socket) this.#unused.delete(peer);
      });
    });
  }

  /** Number of pending requests. */
  get pendingRequests(): number {
    return [...this.#pending.values()].reduce((sum, responses) => sum + responses.size, 0);
  }

  /** Registers a request. @returns false if its connection has too many and is cut off */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // With TLS the socket is another object than the underlying connection.
    this.#unused.delete(peerAddress(socket));
    if (socket.destroyed) return false;
    const responses = this.#getResponses(socket);
    if (responses.size >= maxPendingRequests) {
      socket.destroy();
      return false;
    }
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (this.#isClosing) closeAfter(response);
    return true;
  }

  #getResponses(socket: Socket): Set<ServerResponse> {
    const existing = this.#pending.get(socket);
    if (existing !== undefined) return existing;
    const responses = new Set<ServerResponse>();
    this.#pending.set(socket, responses);
    socket.once('close', () => this.#pending.delete(socket));
    return responses;
  }

  /** Closes each connection after its next answer, with the header that announces it. */
  closeAfterAnswers(): void {
    this.#isClosing = true;
    for (const responses of this.#pending.values()) responses.forEach(closeAfter);
  }

  /** Accepts no new connections and resolves when all are closed. @param timeoutMs then the remaining ones are cut off */
  async close(timeoutMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.once('close', resolve));
    this.server.close();
    this.server.closeIdleConnections();
    const timers = [
      setTimeout(() => this.#closeUnused(), Math.min(firstRequestTimeoutMs, timeoutMs)),
      setTimeout(() => this.server.closeAllConnections(), timeoutMs),
    ];
    await closed;
    for (const timer of timers) clearTimeout(timer);
  }

  #closeUnused(): void {
    for (const socket of this.#unused.values()) socket.destroy();
  }
}

const peerAddress = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

function closeAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.req.socket.end());
  else response.shouldKeepAlive = false;
}
