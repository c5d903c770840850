// Keeps the practice for the Life in the UK test (/test) for a time without a connection: its page, its scripts and the
// questions. It answers for nothing else, never for /api and never for a page of somebody's record.
const page = '/test';
const listOfFiles = '/testOffline.json';
const nameOf = (version) => `settlewise-test-${version}`;

addEventListener('install', () => globalThis.skipWaiting());
addEventListener('activate', (event) => event.waitUntil(globalThis.clients.claim()));

// The page asks for it once it is on show, so that keeping takes nothing from its first look.
addEventListener('message', (event) => {
  if (event.data !== 'keep') return;
  event.waitUntil(
    keep().then(
      () => event.source?.postMessage('kept'),
      // Without a connection what was kept before stays as it is.
      (error) => event.source?.postMessage(`not kept: ${error.message}`),
    ),
  );
});

/** Keeps the files of the build that is served now; those of one before are dropped when all of the new ones are there. */
async function keep() {
  const answer = await fetch(listOfFiles, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${listOfFiles} is answered with ${answer.status}`);
  const { version, files } = await answer.json();
  const cache = await caches.open(nameOf(version));
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !there.has(file)));
  // Anew each time: it differs for whoever has signed in.
  await cache.add(new Request(page, { headers: { accept: 'text/html' } }));
  for (const name of await caches.keys())
    if (name.startsWith(nameOf('')) && name !== nameOf(version)) await caches.delete(name);
}

addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') {
    if (pathname === page) event.respondWith(fetch(event.request).catch(() => kept(page)));
  } else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(event.request, pathname));
  else if (pathname === '/beforeStart.js' || pathname === '/favicon.svg')
    event.respondWith(fetch(event.request).catch(() => kept(pathname)));
});

/** A file below /assets never changes its content: what is kept is as good as what would be fetched. */
async function keptOrFetched(request, pathname) {
  const found = await caches.match(pathname, { ignoreVary: true });
  return found ?? fetch(request);
}

async function kept(pathname) {
  const found = await caches.match(pathname, { ignoreVary: true });
  return found ?? Response.error();
}
