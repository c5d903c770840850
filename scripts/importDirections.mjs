/**
 * The lint rule that holds the import directions: which of our packages may import which others, by name alone.
 * A relative path never leaves its package (only tests may take what infra/testing offers).
 */
import path from 'node:path';
import { root } from './commands.mjs';

/** Folder of each package, and the packages it may import. */
const packages = {
  'backend/domain': [],
  'backend/rules': [],
  'backend/contract': ['domain'],
  'backend/api': ['projections', 'domain', 'rules', 'contract', 'infra'],
  projections: ['domain', 'rules', 'infra'],
  infra: [],
  frontend: ['contract', 'rules'],
  e2e: ['api', 'projections', 'domain', 'rules', 'contract', 'infra'],
};

const isTest = (file) => /\.(?:spec|e2e)\.tsx?$/.test(file) || file.split(path.sep).includes('testing');

function packageOf(file) {
  const place = path.relative(root, file).split(path.sep).join('/');
  return Object.keys(packages).find((folder) => place === folder || place.startsWith(`${folder}/`)) ?? null;
}

/** Why `file` may not import `name`; null when it may. */
export function refusal(file, name) {
  const from = packageOf(file);
  if (from === null) return null;
  if (name.startsWith('.')) {
    const target = path.resolve(path.dirname(file), name);
    if (packageOf(target) === from) return null;
    if (isTest(file) && path.relative(path.join(root, 'infra/testing'), target).split(path.sep)[0] !== '..')
      return null;
    return `A relative path leaves ${from}: import the package by its name.`;
  }
  // It carries a whole rule set of before.
  if (from === 'frontend' && name.startsWith('@settlewise/rules/')) {
    return 'frontend may import rules only as a whole: rule sets are compared by the worker.';
  }
  const [, wanted] = /^@settlewise\/([^/]+)/.exec(name) ?? [];
  if (wanted === undefined || packages[from].includes(wanted)) return null;
  if (from.split('/').at(-1) === wanted) return `${from} imports itself: use a relative path.`;
  const allowed = packages[from].join(', ') || 'none of our packages';
  return `${from} may not import ${wanted}, only ${allowed}.`;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: { type: 'problem', schema: [], messages: { refused: '{{ reason }}' } },
  create(context) {
    const check = (source) => {
      const name = source?.type === 'Literal' ? source.value : undefined;
      const reason = typeof name === 'string' ? refusal(context.filename, name) : null;
      if (reason !== null) context.report({ node: source, messageId: 'refused', data: { reason } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
      TSImportEqualsDeclaration: ({ moduleReference }) => check(moduleReference?.expression),
    };
  },
};
