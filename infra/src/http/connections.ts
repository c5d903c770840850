import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as TlsServer } from 'node:https';
import type { Socket } from 'node:net';

/** A connection that has just been made may ask for something in the next moment. */
const firstRequestWithinMs = 1_000;

/**
 * So many requests of one connection may be under way. Browsers and proxies send one after the other; a client that sends
 * thousands at once would have them all kept in memory.
 */
const maxRequestsUnderWay = 32;

/** The open connections of a server, so that it can stop without cutting off requests. */
export class Connections {
  /** By connection: a response that waits for others of a connection hears nothing of its end. */
  readonly #underWay = new Map<Socket, Set<ServerResponse>>();
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
  }

  /** How many requests are under way. */
  get requestsUnderWay(): number {
    return [...this.#underWay.values()].reduce((sum, responses) => sum + responses.size, 0);
  }

  /** Takes note of a request. @returns false where its connection has too many, and is cut off */
  admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // By TLS this is another object than the connection that carries it.
    this.#silent.delete(peerOf(socket));
    if (socket.destroyed) return false;
    const responses = this.#responsesOf(socket);
    if (responses.size >= maxRequestsUnderWay) {
      socket.destroy();
      return false;
    }
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (this.#ending) endAfter(response);
    return true;
  }

  #responsesOf(socket: Socket): Set<ServerResponse> {
    const known = this.#underWay.get(socket);
    if (known !== undefined) return known;
    const responses = new Set<ServerResponse>();
    this.#underWay.set(socket, responses);
    socket.once('close', () => this.#underWay.delete(socket));
    return responses;
  }

  /** From now on each answer is the last one of its connection, and says so: the next request goes elsewhere. */
  endAfterAnswers(): void {
    this.#ending = true;
    for (const responses of this.#underWay.values()) responses.forEach(endAfter);
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
