import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The running baseline server (bareKoa.ts), to which the API is compared. */
export interface BareServer {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** @throws when the server exits before it is ready */
export async function startBareServer(databaseUrl: string): Promise<BareServer> {
  const child = spawn(process.execPath, ['dist/bareKoa.mjs', databaseUrl], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const port = await Promise.race([
    new Promise<string>((resolve) => lines.once('line', resolve)),
    ended.then(() => {
      throw new Error('The bare server ended before it was ready');
    }),
  ]);
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
