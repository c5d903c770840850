/**
 * Renders pages at build time, so that the first response contains text and not only a script. It renders each public page for
 * visitors and for signed-in people, and the frame around personal pages. The server puts them into index.html.
 */
import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The module of each public page, by its path. The home page is part of the entry, so it has none. */
const modules = {
  '/': null,
  '/ilr': 'features/calculators/ilr/IlrPage.tsx',
  '/citizenship': 'features/calculators/citizenship/CitizenshipPage.tsx',
  '/absence-tracker': 'features/absenceTracker/AbsenceTrackerPage.tsx',
  '/alerts': 'features/alerts/AlertsPage.tsx',
  '/test': 'features/practice/PracticePage.tsx',
  '/changes': 'features/changes/ChangesPage.tsx',
  '/auth': 'features/auth/AuthPage.tsx',
};

/** Lists the modules of the frame around a personal page. `/dashboard` is a landing page, so its own module is included. */
const listShellModules = (place) => {
  if (!place.startsWith('/dashboard')) return [];
  const frame = 'app/dashboardFrame/DashboardFrame.tsx';
  return place === '/dashboard' ? [frame, 'features/dashboard/OverviewPage.tsx'] : [frame];
};

/** Features that public pages do not use. They are not rendered here, so the build leaves them out. */
const unusedFeatures =
  /features\/(?!home\/|auth\/|changes\/|absenceTracker\/|practice\/|alerts\/|calculators\/)/;

/**
 * @param frontend the folder of the frontend, with the browser's build in dist
 * @param chunks the chunks of the browser's build
 */
export async function buildPages(frontend, chunks) {
  const folder = path.join(frontend, 'node_modules/.built-pages');
  await build({
    root: frontend,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/builtPages/renderPage.tsx',
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { external: [unusedFeatures] },
    },
    ssr: { noExternal: true },
  });
  const { publicPaths, renderPage, renderShell, shellPlaces } = await import(
    pathToFileURL(path.join(folder, 'renderPage.js')).href
  );
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
  const renderBoth = async (place, pageModules, render) => {
    const [visitor, withSession] = [
      await render(place, { day, visitor: true }),
      await render(place, { day, visitor: false }),
    ];
    return writePage(frontend, listExtraFiles(chunks, pageModules), { visitor, withSession });
  };

  const pages = {};
  for (const place of publicPaths) {
    const module = modules[place];
    if (module === undefined) throw new Error('A public page has no line in scripts/builtPages.mjs');
    pages[place] = { day, ...(await renderBoth(place, module === null ? [] : [module], renderPage)) };
  }
  const frames = [];
  for (const { place, under, onePage } of shellPlaces)
    frames.push({ under, onePage, ...(await renderBoth(place, listShellModules(place), renderShell)) });
  await writeFile(path.join(frontend, 'dist/pages.json'), JSON.stringify({ pages, frames }));
  await writeOfflineFiles(frontend, chunks, pages['/test'].head);
  await rm(folder, { recursive: true });
}

/**
 * Writes the list of files that /test needs offline (public/testOffline.js): those of every page, its own, and the questions.
 * The version changes when a file changes.
 */
async function writeOfflineFiles(frontend, chunks, head) {
  const needed = [
    findEntry(chunks),
    findChunk(chunks, modules['/test']),
    findChunk(chunks, 'practice/src/bank/index.ts'),
  ].flatMap((chunk) => [...collectImports(chunks, chunk)]);
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const linked = [...head.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file);
  const all = new Set([...needed.map(({ fileName }) => fileName), ...styles, ...linked]);
  const files = ['/beforeStart.js', '/favicon.svg', ...[...all].toSorted().map((file) => `/${file}`)];
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  await writeFile(path.join(frontend, 'dist/testOffline.json'), JSON.stringify({ version, files }));
}

const findEntry = (chunks) => chunks.find(({ isEntry }) => isEntry);

/** Finds the chunk that contains a module. */
function findChunk(chunks, module) {
  const found = chunks.find(({ modules: contained }) =>
    Object.keys(contained).some((id) => id.endsWith(`/${module}`)),
  );
  if (found === undefined) throw new Error(`No file of the build contains ${module}`);
  return found;
}

/** Collects a chunk and all chunks that it imports, directly or indirectly. */
function collectImports(chunks, start) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const pending = [start];
  for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    pending.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return found;
}

/** Lists the files that a page needs in addition to those of every page, so that the browser can request them immediately. */
function listExtraFiles(chunks, pageModules) {
  const entryChunks = collectImports(chunks, findEntry(chunks));
  const pageChunks = pageModules.flatMap((module) => [...collectImports(chunks, findChunk(chunks, module))]);
  const needed = [...new Set(pageChunks)].filter((chunk) => !entryChunks.has(chunk));
  return {
    scripts: needed.map(({ fileName }) => fileName),
    styles: needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  };
}

/** Writes one style sheet for both forms of a page, and returns their HTML with the tags for the head. */
async function writePage(frontend, { scripts, styles }, { visitor, withSession }) {
  const attributes = new Map();
  const [forVisitor, forPerson] = [visitor, withSession].map(({ html }) =>
    disableForms(extractStyles(html, attributes)),
  );
  const rules = [
    ...new Map([...visitor.styles, ...withSession.styles]).values(),
    ...[...attributes].map(([declarations, name]) => `[data-built="${name}"]{${declarations}}`),
  ].join('');
  const hash = createHash('sha256').update(rules).digest('base64url').slice(0, 8);
  const sheet = `assets/page-${hash}.css`;
  await writeFile(path.join(frontend, 'dist', sheet), rules);
  const head = [
    ...[...styles, sheet].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    `<link rel="preload" href="/${await findFont(frontend)}" as="font" type="font/woff2" crossorigin>`,
  ].join('');
  return { head, visitor: forVisitor, withSession: forPerson };
}

/** Finds the font of every page. It is preloaded, so that text does not move when the font arrives. */
async function findFont(frontend) {
  const files = await readdir(path.join(frontend, 'dist/assets'));
  const font = files.find((name) => name.startsWith('public-sans-latin-wght-normal-'));
  if (font === undefined) throw new Error('The build has no font for Latin letters');
  return `assets/${font}`;
}

/**
 * Replaces style attributes by data attributes, and collects their declarations for the style sheet, because the content
 * security policy forbids style attributes in HTML. The page's script may still set styles later, and they override these.
 */
function extractStyles(html, attributes) {
  return html.replace(/ style="([^"]*)"/g, (_attribute, escaped) => {
    const declarations = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!attributes.has(declarations)) attributes.set(declarations, String(attributes.size + 1));
    return ` data-built="${attributes.get(declarations)}"`;
  });
}

/** Prevents that a browser submits a form before the page's script runs: outside a dialog, this method does nothing. */
const disableForms = (html) => html.replaceAll('<form', '<form method="dialog"');
