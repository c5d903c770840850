/**
 * The bench loads this into a cluster's program (`node --import`). On a port of its own it answers `/memory` with the
 * memory in use after a garbage collection, and starts and stops a CPU profile. The program's code is unchanged.
 */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { getHeapCodeStatistics } from 'node:v8';

const folder = process.env['BENCH_PROBE_FOLDER'];
if (folder === undefined) throw new Error('BENCH_PROBE_FOLDER is not set');
const session = new Session();
session.connect();

async function answer(what: string): Promise<unknown> {
  if (what === '/memory') {
    const residentBytes = process.memoryUsage.rss();
    // Unlike `gc()`, this also returns empty pages to the system; otherwise V8 keeps a varying number of them.
    await session.post('HeapProfiler.collectGarbage');
    const { rss, heapUsed, external } = process.memoryUsage();
    const { code_and_metadata_size: machine, bytecode_and_metadata_size: bytes } = getHeapCodeStatistics();
    return { residentBytes, rss, heapUsed, external, code: machine + bytes };
  }
  if (what === '/profile/start') {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: 500 });
    await session.post('Profiler.start');
    return {};
  }
  const { profile } = await session.post('Profiler.stop');
  await session.post('Profiler.disable');
  return profile;
}

const server = createServer((request, response) => {
  answer(request.url ?? '').then(
    (found) => response.end(JSON.stringify(found)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') return;
  writeFileSync(path.join(folder, `${process.pid}.port`), String(address.port));
});
// Does not keep the program's process alive.
server.unref();
