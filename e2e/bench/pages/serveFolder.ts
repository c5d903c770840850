import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on loopback, compressed with gzip like ours. @returns its address, and how it is stopped */
export async function serveFolder(folder: string) {
  const server = createServer((request, response) => {
    const name = path.posix.normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const type = types[path.extname(name)];
    readFile(path.join(folder, name)).then(
      (content) => {
        const compressed = type !== 'font/woff2';
        response.setHeader('Content-Type', type ?? 'application/octet-stream');
        if (compressed) response.setHeader('Content-Encoding', 'gzip');
        response.end(compressed ? gzipSync(content, { level: 9 }) : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
