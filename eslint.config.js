import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

const packages = ['backend/*/src/**', 'projections/src/**', 'infra/src/**', 'frontend/src/**'];
const tests = ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**', 'e2e/**'];

const now = 'Time is passed in: these packages compute the same answer for the same arguments.';
const sql = 'SQL lives in projections and infra alone: call a function of theirs.';
const random = 'Random values are passed in: these packages compute the same answer for the same arguments.';

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/test-results/',
    '.data/',
    '.cache/',
    'coverage/',
    'backend/rules/earlier/',
  ]),
  // A rule that does not fit is changed here, for everybody to see, not switched off where it hurts.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
    },
  },
  {
    files: packages.map((folder) => `${folder}/*.{ts,tsx}`),
    rules: { 'no-console': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['infra/src/config/**', 'vitest.config.ts', 'scripts/**', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in infra/src/config alone.' },
      ],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'node:process', message: 'Settings are read in infra/src/config alone.' }] },
      ],
    },
  },
  {
    files: ['backend/domain/src/**/*.ts', 'backend/rules/src/**/*.ts', 'backend/contract/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        'crypto',
        'fetch',
        'performance',
        'process',
        'setTimeout',
        'setInterval',
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: now },
        { selector: "CallExpression[callee.name='Date']", message: now },
        { selector: "MemberExpression[object.name='Date'][property.name='now']", message: now },
        { selector: "MemberExpression[object.name='Math'][property.name='random']", message: random },
      ],
    },
  },
  {
    // A database is handed on here; it is asked in projections and infra.
    files: ['backend/api/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.name=/^(database|knex|transaction)$/]', message: sql },
        {
          selector:
            'MemberExpression[object.name=/^(database|knex|transaction|client)$/][property.name=/^(raw|fn|select|from|with|table|transaction|query)$/]',
          message: sql,
        },
      ],
    },
  },
  {
    files: ['frontend/public/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    // Playwright reads from the pattern which fixtures a function wants: none is `{}`.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: tests,
    rules: {
      // Vitest's matchers are typed `any`, and an expectation may name a method without calling it.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ignores: ['frontend/public/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
);
