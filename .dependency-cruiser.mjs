// Who may import what. `scripts/staticChecks.mjs` runs it; each rule is tried in `scripts/importRules.unit.spec.ts`.

/** Each package, and the packages of ours that it may import. */
const packages = {
  'backend/domain': [],
  'backend/rules': [],
  'backend/practice': [],
  'backend/contract': ['backend/domain', 'backend/rules'],
  'backend/casework': ['backend/domain', 'backend/rules', 'backend/contract'],
  'backend/api': [
    'projections',
    'infra',
    'backend/domain',
    'backend/rules',
    'backend/practice',
    'backend/contract',
    'backend/casework',
  ],
  projections: ['backend/domain', 'backend/rules', 'backend/casework', 'infra'],
  infra: [],
  // Casework in tests alone: see below.
  frontend: ['backend/contract', 'backend/rules', 'backend/practice', 'backend/casework'],
  e2e: [
    'backend/api',
    'projections',
    'backend/domain',
    'backend/rules',
    'backend/contract',
    'backend/casework',
    'infra',
  ],
};

/** The folders of the frontend: each may import those after it. */
const layers = ['app', 'features', 'record', 'ui', 'api'];

/** Files of the rules that hold types and lists of values, and import nothing at run time. */
const lists = '^backend/rules/src/([^/]+/(answer|question)|parameters/confidence)[.]ts$';

const ours = '^(backend/[^/]+|projections|infra|frontend|e2e)/';
/** In the names of those functions of date-fns that use the current time. */
const readsClock = 'Today|Tomorrow|Yesterday|This|Future|Past|Now';
const tests = '[.](spec|e2e)[.]tsx?$|/testing/';
const byName = ['aliased-workspace'];

const directions = Object.entries(packages).map(([from, allowed]) => ({
  name: `imports of ${from}`,
  comment: `Imports run one way: ${from} may import ${allowed.join(', ') || 'none of our packages'}.`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: ours,
    // Where tests of other packages may go is said below.
    pathNot: [from, ...allowed, 'infra/testing'].map((folder) => `^${folder}/`),
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no circles',
      comment: 'Two files that import each other are one file, or a third is missing below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing that is not there',
      comment: 'The name leads to no file. What Vite makes while it builds begins with `virtual:`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    ...directions,
    {
      name: 'packages by name',
      comment: 'A relative path never leaves its package. Only tests take what infra/testing offers.',
      severity: 'error',
      from: { path: ours, pathNot: tests },
      to: { path: ours, pathNot: '^$1/', dependencyTypesNot: byName },
    },
    {
      name: 'packages by name in tests',
      comment: 'A relative path never leaves its package, except for infra/testing.',
      severity: 'error',
      from: { path: `${ours}.*(${tests})` },
      to: { path: ours, pathNot: ['^$1/', '^infra/testing/'], dependencyTypesNot: byName },
    },
    {
      name: 'own package by path',
      comment: 'A package knows its own files by their relative paths.',
      severity: 'error',
      from: { path: ours },
      to: { path: '^$1/', pathNot: '/node_modules/', dependencyTypes: byName },
    },
    {
      name: 'current rules in the frontend',
      comment: 'The rules carry a whole rule set of before: rule sets are compared by the worker.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/rules/(earlier|src/comparison)/' },
    },
    {
      name: 'casework in tests of the frontend',
      comment: 'The server works out what follows from a record. Tests of pages answer as the server does.',
      severity: 'error',
      from: { path: '^frontend/', pathNot: tests },
      to: { path: '^backend/casework/' },
    },
    {
      name: 'contract without the engine',
      comment: 'Pages load the contract first: at run time it takes from the rules only lists of values.',
      severity: 'error',
      from: { path: '^backend/contract/', pathNot: tests },
      to: { path: '^backend/rules/', pathNot: lists, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lists without the engine',
      comment: 'The contract loads these files, so they import only types.',
      severity: 'error',
      from: { path: lists },
      to: { path: ours, dependencyTypesNot: ['type-only'] },
    },
    ...layers.map((layer, level) => ({
      name: `layers of the frontend: ${layer}`,
      comment: `In the frontend ${layers.join(' knows ')}; none knows one before it.`,
      severity: 'error',
      from: { path: `^frontend/src/${layer}/`, pathNot: tests },
      to: { path: `^frontend/src/(${[...layers.slice(0, level), 'testing'].join('|')})/` },
    })),
    {
      name: 'features apart',
      comment:
        'A feature is a page or a tool, whole; what two of them share is a piece of the record, or of ui.',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/', pathNot: tests },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'SQL in projections and infra',
      comment: 'SQL lives in projections and infra alone; others know a database by its type, to hand it on.',
      severity: 'error',
      from: { path: '^(backend|frontend)/', pathNot: tests },
      to: {
        path: 'node_modules/(knex|pg|pg-copy-streams|rate-limiter-flexible)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'resources apart',
      comment:
        'A resource knows no other: what several share lives in http, answers, identity, jobs, mails or record.',
      severity: 'error',
      from: { path: '^backend/api/src/resources/([^/]+)/', pathNot: tests },
      to: { path: '^backend/api/src/resources/', pathNot: '^backend/api/src/resources/$1/' },
    },
    {
      name: 'shared pieces below resources',
      comment: 'What resources share knows none of them.',
      severity: 'error',
      from: { path: '^backend/api/src/(http|answers|identity|jobs|mails|record)/', pathNot: tests },
      to: { path: '^backend/api/src/resources/' },
    },
    {
      name: 'pure packages',
      comment:
        'Domain, rules, practice and contract are pure: they have zod, functions of date-fns that read no clock, and each other.',
      severity: 'error',
      from: { path: '^backend/(domain|rules|practice|contract)/src/', pathNot: tests },
      to: {
        pathNot: [
          '^backend/(domain|rules|practice|contract)/(src|testing)/',
          '^node_modules/(zod|@date-fns/utc)/',
          `^node_modules/date-fns/(?!index[.]|[^/]*(${readsClock}))`,
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|backend/rules/earlier)/' },
    // Types as well: what knows a type of somebody knows somebody.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
