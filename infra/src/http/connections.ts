import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import type { Socket } from 'node:net';

/** A connection that has just been made may ask for something in the next moment. */
const firstRequestWithinMs = 1_000;

/** The open connections of a server, so that it can stop without cutting off requests. */
export class Connections {
  readonly #underWay = new Set<ServerResponse>();
  /**
   * Connections that have sent no request yet, or not even finished the TLS handshake, by address. Node counts them neither
   * as idle nor as busy.
   */
  readonly #silent = new Map<string, Socket>();
  #ending = false;

  constructor(private readonly server: Server | TlsServer) {
    server.on('connection', (socket: Socket) => {
      const peer = peerOf(socket);
      this.#silent.set(peer, socket);
      socket.once('close', () => {
        if (this.#silent.get(peer) === socket) this.#silent.delete(peer);
      });
    });
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      // By TLS this is another object than the connection that carries it.
      this.#silent.delete(peerOf(socket));
      this.#underWay.add(response);
      response.once('close', () => this.#underWay.delete(response));
      if (this.#ending) endAfter(response);
    });
  }

  /** From now on each answer is the last one of its connection, and says so: the next request goes elsewhere. */
  endAfterAnswers(): void {
    this.#ending = true;
    for (const response of this.#underWay) endAfter(response);
  }

  /** Takes no new connections and returns when all are closed. @param withinMs after this what is left is cut off */
  async close(withinMs: number): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.once('close', resolve));
    this.server.close();
    this.server.closeIdleConnections();
    const timers = [
      setTimeout(() => this.#closeSilent(), Math.min(firstRequestWithinMs, withinMs)),
      setTimeout(() => this.server.closeAllConnections(), withinMs),
    ];
    await closed;
    for (const timer of timers) clearTimeout(timer);
  }

  #closeSilent(): void {
    for (const socket of this.#silent.values()) socket.destroy();
  }
}

const peerOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

function endAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.req.socket.end());
  else response.shouldKeepAlive = false;
}
