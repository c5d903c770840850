import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { tokenStyles } from './src/ui/theme.ts';

const tokenSheet = 'virtual:tokens.css';

/** Writes the theme's tokens as a style sheet, so that plain CSS, MUI and pictures share one list of colours. */
function tokenStyleSheet(): Plugin {
  return {
    name: 'settlewise-token-style-sheet',
    resolveId: (id) => (id === tokenSheet ? `\0${tokenSheet}` : null),
    load: (id) => (id === `\0${tokenSheet}` ? tokenStyles() : null),
  };
}

export default defineConfig({
  plugins: [react(), tokenStyleSheet()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: false, target: 'es2022' },
});
