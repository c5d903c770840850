/**
 * Loaded before a program of the cluster by the bench alone (`--import`): answers on a port of its own what memory the
 * program holds after a collection of garbage, and says where its time goes. The programs know nothing of it.
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
    // Unlike `gc()` it also gives the emptied pages back, of which V8 else keeps none, some or all for a while.
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
// The program ends as it would without it.
server.unref();
