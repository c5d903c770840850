/** How a server program is bundled: our own packages in one file, everything else stays a package. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './commands.mjs';

/**
 * @param {Record<string, string>} entryPoints sources, from the repository's folder, by the names of what they become
 * @param {string} outdir
 * @returns {import('esbuild').BuildOptions}
 */
export const serverBundles = (entryPoints, outdir) => ({
  absWorkingDir: root,
  entryPoints,
  outdir,
  outExtension: { '.js': '.mjs' },
  external: thirdParty(),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // CommonJS packages that go into the bundle ask for Node's own modules by `require`, which ES modules do not have.
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  sourcemap: true,
  logLevel: 'warning',
});

/**
 * Every package that a workspace depends on and that is not ours. One that npm put beside a workspace, because another
 * version stands at the top, goes into the bundle: from dist/ the other version would be found.
 */
function thirdParty() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const names = workspaces.flatMap((workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(
      readFileSync(path.join(root, workspace, 'package.json'), 'utf8'),
    );
    // Programs of the tests have the second.
    return Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !existsSync(path.join(root, workspace, 'node_modules', name)),
    );
  });
  return [...new Set(names)].filter((name) => !name.startsWith('@settlewise/'));
}
