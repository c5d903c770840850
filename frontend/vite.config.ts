import react from '@vitejs/plugin-react';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { themeStyles } from './src/ui/theme/themeStyles.ts';

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

const worthCompressing = /\.(?:js|css|svg)$/;

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
  plugins: [zodForBrowsers(), react(), themeStyleSheet(), compressedCopies()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2022' },
});
