import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that has just been made may ask for something in the next moment. */
const firstRequestWithinMs = 1_000;

/** What a server has open, so that it can be closed without cutting anybody off. */
export class Connections {
  readonly #underWay = new Set<ServerResponse>();
  /** Those that have not asked for anything yet: Node counts them neither as idle nor as busy. */
  readonly #silent = new Set<Socket>();
  #ending = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.#silent.add(socket);
      socket.once('close', () => this.#silent.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      this.#silent.delete(socket);
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
    for (const socket of this.#silent) socket.destroy();
  }
}

function endAfter(response: ServerResponse): void {
  if (response.headersSent) response.once('finish', () => response.req.socket.end());
  else response.shouldKeepAlive = false;
}
