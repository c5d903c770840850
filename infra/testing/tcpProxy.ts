import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A network between a program and its server that can fail. */
export interface TcpProxy {
  readonly host: string;
  readonly port: number;
  /** Breaks all current connections; new ones work. */
  drop(): void;
  /** Forwards nothing; connections stay open and new ones are accepted. */
  stall(): void;
  /** Forwards the delayed bytes. */
  resume(): void;
  /** The number of client connections. */
  connections(): number;
  close(): Promise<void>;
}

/** Forwards bytes between a loopback port and a server. */
export async function startTcpProxy(target: { host: string; port: number }): Promise<TcpProxy> {
  const links = new Set<{ readonly ends: readonly [Socket, Socket] }>();
  let stalled = false;

  const server = createServer((near) => {
    const upstream = connect(target.port, target.host);
    const link = { ends: [near, upstream] } as const;
    links.add(link);
    const destroyLink = (): void => {
      links.delete(link);
      near.destroy();
      upstream.destroy();
    };
    for (const end of link.ends) {
      end.setNoDelay(true);
      // Errors of a broken connection are ignored here; both programs notice them.
      end.on('error', destroyLink);
      end.on('close', destroyLink);
    }
    if (!stalled) pipeBoth(link.ends);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const drop = (): void => {
    for (const { ends } of [...links]) ends.forEach((end) => end.destroy());
  };

  return {
    host: '127.0.0.1',
    port: requirePort(server.address()),
    drop,
    stall() {
      if (stalled) return;
      stalled = true;
      for (const { ends } of links) unpipeBoth(ends);
    },
    resume() {
      // Piping twice would forward every byte twice.
      if (!stalled) return;
      stalled = false;
      for (const { ends } of links) pipeBoth(ends);
    },
    connections: () => links.size,
    close() {
      drop();
      return new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
      });
    },
  };
}

/** Starts a proxy for the server of a URL (PostgreSQL's port by default); `url` goes through it. */
export async function startUrlProxy(address: string): Promise<TcpProxy & { readonly url: string }> {
  const url = new URL(address);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  url.hostname = proxy.host;
  url.port = String(proxy.port);
  return { ...proxy, url: url.toString() };
}

function pipeBoth([near, upstream]: readonly [Socket, Socket]): void {
  near.pipe(upstream);
  upstream.pipe(near);
}

function unpipeBoth([near, upstream]: readonly [Socket, Socket]): void {
  for (const end of [near, upstream]) end.unpipe();
  near.pause();
  upstream.pause();
}

function requirePort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}
