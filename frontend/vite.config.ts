import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { z } from 'zod';
import { themeStyles } from './src/ui/theme/themeStyles';

const themeSheet = 'virtual:theme.css';

/** Writes the theme's colours as a style sheet, so that plain CSS, MUI and pictures share one list of them. */
function themeStyleSheet(): Plugin {
  return {
    name: 'settlewise-theme-style-sheet',
    resolveId: (id) => (id === themeSheet ? `\0${themeSheet}` : null),
    load: (id) => (id === `\0${themeSheet}` ? themeStyles() : null),
  };
}

const zodOfThisSite = path.join(import.meta.dirname, 'src/app/zodOfThisSite.ts');

/** Gives everybody who asks for zod the one that is set up for a browser, before their first schema is made. */
function zodForBrowsers(): Plugin {
  return {
    name: 'settlewise-zod-for-browsers',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'zod' && importer !== zodOfThisSite ? zodOfThisSite : null),
  };
}

/** Words come first: the page is sent with them, so its script must not keep the style sheets and the font waiting. */
function wordsBeforeScripts(): Plugin {
  return {
    name: 'settlewise-words-before-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(/(<script type="module"|<link rel="modulepreload")/g, '$1 fetchpriority="low"'),
    },
  };
}

const worthCompressing = /\.(?:m?js|css|svg)$/;

const pdfjs = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const versioned = z.object({ version: z.string() });

/** What the reader of PDFs asks for by name while it reads: fonts, and a decoder of pictures in JPEG 2000, with their licences. */
async function partsOfPdfjs(): Promise<ReadonlyMap<string, string>> {
  const { version } = versioned.parse(JSON.parse(await readFile(path.join(pdfjs, 'package.json'), 'utf8')));
  const fonts = await readdir(path.join(pdfjs, 'standard_fonts'));
  const files = [
    ...fonts.filter((name) => /\.(?:pfb|ttf)$/.test(name)).map((name) => `standard_fonts/${name}`),
    'wasm/openjpeg_nowasm_fallback.js',
    'standard_fonts/LICENSE_FOXIT',
    'standard_fonts/LICENSE_LIBERATION',
    'wasm/LICENSE_OPENJPEG',
    'wasm/LICENSE_PDFJS_OPENJPEG',
  ];
  // Its version in the name: such a file never changes its meaning.
  return new Map(
    files.map((file) => [`assets/pdfjs-${version}/${path.basename(file)}`, path.join(pdfjs, file)]),
  );
}

/** Lays the parts of pdfjs-dist beside the program, under the names by which it asks for them. */
function pdfjsParts(): Plugin {
  return {
    name: 'settlewise-pdfjs-parts',
    async generateBundle() {
      for (const [fileName, file] of await partsOfPdfjs())
        this.emitFile({ type: 'asset', fileName, source: await readFile(file) });
    },
    async configureServer(server) {
      const parts = await partsOfPdfjs();
      server.middlewares.use((request, response, next) => {
        const file = parts.get((request.url ?? '').slice(1));
        if (file === undefined) {
          next();
          return;
        }
        response.setHeader(
          'Content-Type',
          file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
        );
        readFile(file).then((content) => response.end(content), next);
      });
    },
  };
}

/** Lays a .gz and a .br beside each text file of the build: the server sends those as they are. */
function compressedCopies(): Plugin {
  return {
    name: 'settlewise-compressed-copies',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const files = await readdir(dir, { recursive: true });
      await Promise.all(
        files
          .filter((file) => worthCompressing.test(file))
          .map(async (file) => {
            const name = path.join(dir, file);
            const content = await readFile(name);
            await writeFile(`${name}.gz`, await promisify(gzip)(content, { level: 9 }));
            await writeFile(`${name}.br`, await promisify(brotliCompress)(content));
          }),
      );
    },
  };
}

export default defineConfig({
  plugins: [
    zodForBrowsers(),
    react(),
    themeStyleSheet(),
    pdfjsParts(),
    wordsBeforeScripts(),
    compressedCopies(),
  ],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2022' },
});
