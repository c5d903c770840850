// Oxlint checks nearly everything (.oxlintrc.json). ESLint does what Oxlint has no rule for, without looking at types.
import js from '@eslint/js';
import parser from '@typescript-eslint/parser';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';

const tests = ['**/*.spec.ts', '**/*.spec.tsx', '**/testing/**'];

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
  { files: ['backend/*/src/**/*.ts'], languageOptions: { parser } },
  {
    files: [
      'backend/domain/src/**/*.ts',
      'backend/rules/src/**/*.ts',
      'backend/practice/src/**/*.ts',
      'backend/contract/src/**/*.ts',
      'backend/casework/src/**/*.ts',
    ],
    ignores: tests,
    rules: {
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
  // Programs without types: a name that is declared nowhere is found here.
  { files: ['**/*.{js,mjs}'], ...js.configs.recommended },
  { files: ['frontend/public/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.{js,mjs}'],
    ignores: ['frontend/public/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
);
