import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the range for outgoing connections, so that no connection takes the port of a killed process that restarts. */
const lowest = 15_000;
const highest = 32_000;

/** @returns a port of the loopback interface on which nobody listens */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    probe.listen(port, '127.0.0.1');
    await once(probe, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}
