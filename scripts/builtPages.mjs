/**
 * Draws pages before anybody asks for them, so that the first answer holds words and not only a script: each public page
 * as a visitor sees it and as it begins for somebody signed in, and what stands around the pages that are somebody's own.
 * The server puts them into index.html.
 */
import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

/** The module of each public page, by its path; the home page's is the first page's own. */
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

/** The modules of what stands around pages that are somebody's own; on the dashboard people arrive, so its page comes along. */
const modulesOfShell = (place) => {
  if (!place.startsWith('/dashboard')) return [];
  const frame = 'app/dashboardFrame/DashboardFrame.tsx';
  return place === '/dashboard' ? [frame, 'features/dashboard/OverviewPage.tsx'] : [frame];
};

/** What public pages do without is not drawn here, and need not be built for it. */
const others = /features\/(?!home\/|auth\/|changes\/|absenceTracker\/|practice\/|alerts\/|calculators\/)/;

/**
 * @param frontend its folder, whose dist holds the browser's build
 * @param chunks those of the browser's build
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
      rolldownOptions: { external: [others] },
    },
    ssr: { noExternal: true },
  });
  const { publicPaths, renderPage, renderShell, shellPlaces } = await import(
    pathToFileURL(path.join(folder, 'renderPage.js')).href
  );
  // In London, as everywhere.
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());
  const sent = async (place, ofPage, render) => {
    const [visitor, withSession] = [
      await render(place, { day, visitor: true }),
      await render(place, { day, visitor: false }),
    ];
    return asSent(frontend, filesNeeded(chunks, ofPage), { visitor, withSession });
  };

  const pages = {};
  for (const place of publicPaths) {
    const module = modules[place];
    if (module === undefined) throw new Error('A public page has no line in scripts/builtPages.mjs');
    pages[place] = { day, ...(await sent(place, module === null ? [] : [module], renderPage)) };
  }
  const frames = [];
  for (const { place, under, onePage } of shellPlaces)
    frames.push({ under, onePage, ...(await sent(place, modulesOfShell(place), renderShell)) });
  await writeFile(path.join(frontend, 'dist/pages.json'), JSON.stringify({ pages, frames }));
  await writeOfflineFiles(frontend, chunks, pages['/test'].head);
  await rm(folder, { recursive: true });
}

/**
 * Writes what /test needs without a connection (public/testOffline.js): the files of every page, its own, and the questions.
 * The version is another one whenever one of them is.
 */
async function writeOfflineFiles(frontend, chunks, head) {
  const needed = [
    entryOf(chunks),
    chunkWith(chunks, modules['/test']),
    chunkWith(chunks, 'practice/src/bank/index.ts'),
  ].flatMap((chunk) => [...closureOf(chunks, chunk)]);
  const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const named = [...head.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file);
  const all = new Set([...needed.map(({ fileName }) => fileName), ...styles, ...named]);
  const files = ['/beforeStart.js', '/favicon.svg', ...[...all].toSorted().map((file) => `/${file}`)];
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  await writeFile(path.join(frontend, 'dist/testOffline.json'), JSON.stringify({ version, files }));
}

const entryOf = (chunks) => chunks.find(({ isEntry }) => isEntry);

/** The file of the build that holds a module. */
function chunkWith(chunks, module) {
  const found = chunks.find(({ modules: held }) => Object.keys(held).some((id) => id.endsWith(`/${module}`)));
  if (found === undefined) throw new Error(`No file of the build is that of ${module}`);
  return found;
}

/** A chunk with all that it imports, and what those import. */
function closureOf(chunks, start) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const open = [start];
  for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    open.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
  }
  return found;
}

/** Files that the modules of a page need besides those of every page, so that the browser asks for them at once. */
function filesNeeded(chunks, ofPage) {
  const ofEveryPage = closureOf(chunks, entryOf(chunks));
  const files = ofPage.flatMap((module) => [...closureOf(chunks, chunkWith(chunks, module))]);
  const needed = [...new Set(files)].filter((chunk) => !ofEveryPage.has(chunk));
  return {
    scripts: needed.map(({ fileName }) => fileName),
    styles: needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  };
}

/** A page as it is sent, with what the head names for it: one style sheet for both of its forms, and the files. */
async function asSent(frontend, { scripts, styles }, { visitor, withSession }) {
  const attributes = new Map();
  const [forVisitor, forPerson] = [visitor, withSession].map(({ html }) =>
    neverSent(withoutStyleAttributes(html, attributes)),
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
    `<link rel="preload" href="/${await fontOf(frontend)}" as="font" type="font/woff2" crossorigin>`,
  ].join('');
  return { head, visitor: forVisitor, withSession: forPerson };
}

/** The font that every page is written in: asked for at once, so that words do not move when it comes. */
async function fontOf(frontend) {
  const files = await readdir(path.join(frontend, 'dist/assets'));
  const font = files.find((name) => name.startsWith('public-sans-latin-wght-normal-'));
  if (font === undefined) throw new Error('The build has no font for Latin letters');
  return `assets/${font}`;
}

/**
 * The site's policy refuses style attributes in what is sent. What they say stands in the style sheet; what the page says
 * of a style later is set by its script and wins.
 */
function withoutStyleAttributes(html, attributes) {
  return html.replace(/ style="([^"]*)"/g, (_attribute, escaped) => {
    const declarations = escaped.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    if (!attributes.has(declarations)) attributes.set(declarations, String(attributes.size + 1));
    return ` data-built="${attributes.get(declarations)}"`;
  });
}

/** Outside of a dialog such a form goes nowhere, whatever a browser does before the page's script listens. */
const neverSent = (html) => html.replaceAll('<form', '<form method="dialog"');
