/** A process that only runs the embedded PostgreSQL, for tests that kill and restart it. */
import { startEmbeddedPostgres } from '../src/database/embedded';
import { createLogger } from '../src/telemetry';

const [, , dataDir = ''] = process.argv;
const log = createLogger({ level: 'silent', name: 'tests' });

try {
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  process.once('SIGTERM', () => {
    void postgres.stop().then(() => process.exit(0));
  });
  process.stdout.write(`${JSON.stringify({ url: postgres.url, pid: postgres.pid })}\n`);
  // Keeps the process alive.
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
