/** Settings for bundling server programs: our own packages go into one file, other packages stay in node_modules. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './commands.mjs';

/**
 * @param {Record<string, string>} entryPoints source files, relative to the repository, by output name
 * @param {string} outdir
 * @returns {import('esbuild').BuildOptions}
 */
export const serverBundles = (entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  outExtension: { '.js': '.mjs' },
  external: findThirdPartyPackages(),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // Bundled CommonJS packages call `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  sourcemap: true,
  logLevel: 'warning',
});

/**
 * Finds all packages of other authors that a workspace depends on. A package in a workspace's own node_modules is bundled,
 * because the top level has another version, and a program in dist/ would load that one.
 */
function findThirdPartyPackages() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = workspaces.flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
    );
    // The programs for tests use the development dependencies.
    return Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !existsSync(path.join(root, workspace, 'node_modules', name)),
    );
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@settlewise/'));
}
