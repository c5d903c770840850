/**
 * The landing pages, each with the modules that are loaded with it when its address is opened: its frame, and the schemas of
 * the first responses. Their loads have a high weight.
 */
const landingPages = [
  ['features/calculators/ilr/IlrPage'],
  ['features/calculators/citizenship/CitizenshipPage'],
  ['features/auth/AuthPage'],
  ['features/changes/ChangesPage'],
  ['features/dashboard/OverviewPage', 'app/dashboardFrame/DashboardFrame', 'api/everyPagesShapes'],
  [
    'features/admin/Administration',
    'app/adminFrame/AdminFrame',
    'features/admin/overview/OverviewPage',
    'api/everyPagesShapes',
  ],
];
/** How often a load happens, relative to other loads: of the home page, a landing page, another page, or a part loaded later. */
const weights = { home: 60, landingPage: 30, page: 1, later: 0.25 };

/** The cost of a request, in characters: a page may load so many unused characters to save one request. */
const requestCost = 15_000;

/** Smaller files are merged. This is about 10 kB, in characters, with room for names that the minifier still shortens. */
const minFileSize = 12_500;

/** Modules of one folder are often used together, so unused characters cost only half. */
const sameFolderFactor = 0.5;

/**
 * Plans which modules go into one file. Without a plan, the bundler makes a file for each set of pages that share a module, and
 * a page needs a hundred requests. This function merges the two files whose merge saves most, and repeats this while the saved
 * requests are worth more than the unused code that some pages then load. Then it merges each small file where this costs
 * least, for example small dialogs with others of their folder. The code of the first page stays in one file.
 * @param chunks the minified chunks of a build without a plan
 * @returns {Map<string, string>} the name of the file of each module, by module id
 */
export function planChunks(chunks) {
  const visits = findVisits(chunks);
  const groups = createGroups(chunks, visits);
  for (let best = findBestMerge(groups); best !== null; best = findBestMerge(groups)) merge(best, groups);
  for (let best = findSmallFileMerge(groups); best !== null; best = findSmallFileMerge(groups))
    merge(best, groups);

  const plan = new Map();
  const assign = (chunk, name) => {
    for (const id of Object.keys(chunk.modules)) plan.set(id, name);
  };
  const names = new Set();
  for (const group of groups) {
    // Names are unique, even if two pages have the same name.
    const name = [chooseName(group), `${chooseName(group)}${names.size}`].find((each) => !names.has(each));
    names.add(name);
    for (const chunk of group.chunks) assign(chunk, name);
  }
  return plan;
}

/** Finds for each chunk the visits that load it: opening a page, or a part that is loaded later. */
function findVisits(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const visits = new Map(chunks.map((chunk) => [chunk, []]));
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const entries = chunks.filter(({ isEntry, fileName }) => isEntry || later.has(fileName));
  const findEntries = (name) => entries.filter((entry) => getModule(entry).includes(`/src/${name}.`));
  const home = entries.filter(({ isEntry }) => isEntry);
  // The dynamic imports of the entry are its routes: the pages.
  const routes = new Set(home.flatMap(({ dynamicImports }) => dynamicImports));
  for (const entry of entries) {
    const landingPage = landingPages.find(([name]) => findEntries(name).includes(entry));
    const kind = entry.isEntry
      ? 'home'
      : landingPage
        ? 'landingPage'
        : routes.has(entry.fileName)
          ? 'page'
          : 'later';
    const visit = { file: entry.fileName, module: getModule(entry), weight: weights[kind] };
    const pending = [entry, ...home, ...(landingPage ?? []).flatMap(findEntries)];
    for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
      if (visits.get(chunk).includes(visit)) continue;
      visits.get(chunk).push(visit);
      pending.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
    }
  }
  return visits;
}

/** Creates a group of chunks for each set of visits, with the groups that it imports. */
function createGroups(chunks, visits) {
  const groups = new Map();
  const groupsByFile = new Map();
  for (const chunk of chunks) {
    const key = visits
      .get(chunk)
      .map(({ file }) => file)
      .sort()
      .join(' ');
    const group = groups.get(key) ?? createGroup(new Set(visits.get(chunk)));
    group.chunks.push(chunk);
    group.size += chunk.code.length;
    group.entries.push(...visits.get(chunk).filter(({ file }) => file === chunk.fileName));
    groups.set(key, group);
    groupsByFile.set(chunk.fileName, group);
  }
  for (const group of groups.values())
    for (const file of group.chunks.flatMap(({ imports }) => imports)) {
      const imported = groupsByFile.get(file);
      if (imported !== undefined && imported !== group) group.imports.add(imported);
    }
  return new Set(groups.values());
}

const createGroup = (visits) => ({ visits, size: 0, chunks: [], imports: new Set(), entries: [] });

/** The module that a dynamic import loads. If other chunks also import it, it is the last module of its chunk. */
const getModule = ({ facadeModuleId, modules }) => facadeModuleId ?? Object.keys(modules).at(-1) ?? '';

/** The feature or the part of the record, such as `features/admin`. */
const getFolder = ({ module }) => /\/src\/([^/]+\/[^/]+)/.exec(module)?.[1] ?? '';

/** Names a group after its page that is opened most often. */
function chooseName({ entries }) {
  const [mainEntry] = entries.toSorted((a, b) => b.weight - a.weight);
  return mainEntry === undefined ? 'shared' : /([^/]*?)\.\w+$/.exec(mainEntry.module)?.[1];
}

/** Collects all groups that a group imports, directly or indirectly. */
function collectDependencies(group) {
  const collected = new Set();
  const pending = [...group.imports];
  for (let imported = pending.pop(); imported !== undefined; imported = pending.pop()) {
    if (collected.has(imported)) continue;
    collected.add(imported);
    pending.push(...imported.imports);
  }
  return collected;
}

const sumWeights = (visits) => [...visits].reduce((sum, { weight }) => sum + weight, 0);

/** Finds the two groups whose merge saves most; null if no merge saves anything. */
function findBestMerge(groups) {
  const dependencies = new Map([...groups].map((group) => [group, collectDependencies(group)]));
  let best = null;
  let bestSaving = 0;
  for (const [a, b] of listPairs([...groups])) {
    const saving = calculateSaving(a, b, dependencies, bestSaving);
    if (saving > bestSaving) [best, bestSaving] = [[a, b], saving];
  }
  return best;
}

/** Finds a group that is too small, and the group with which its merge costs least; null if there is none. */
function findSmallFileMerge(groups) {
  const dependencies = new Map([...groups].map((group) => [group, collectDependencies(group)]));
  let best = null;
  let lowestCost = Infinity;
  for (const small of groups) {
    if (small.size >= minFileSize) continue;
    for (const other of groups) {
      if (other === small) continue;
      const isSameFolder = small.entries.some((entry) =>
        other.entries.some((otherEntry) => getFolder(otherEntry) === getFolder(entry)),
      );
      const cost =
        -calculateSaving(small, other, dependencies, -Infinity) * (isSameFolder ? sameFolderFactor : 1);
      if (cost < lowestCost) [best, lowestCost] = [[other, small], cost];
    }
  }
  return best;
}

function* listPairs(all) {
  for (const [index, a] of all.entries()) for (const b of all.slice(index + 1)) yield [a, b];
}

/**
 * Calculates how much a merge saves, in weighted characters. Negative when it costs more than it saves.
 * @returns -Infinity when files would import each other, or when the merge saves no more than `minSaving`
 */
function calculateSaving(a, b, dependencies, minSaving) {
  const common = sumWeights([...a.visits].filter((visit) => b.visits.has(visit)));
  const unusedCost = (sumWeights(b.visits) - common) * a.size + (sumWeights(a.visits) - common) * b.size;
  const saving = common * requestCost - unusedCost;
  if (saving <= minSaving || createsCycle(a, b, dependencies)) return -Infinity;
  return saving - calculateDependencyCost(a, b, dependencies);
}

/** Whether a third group depends on one of the two and the other depends on it. Files in such a cycle may not run. */
function createsCycle(a, b, dependencies) {
  const isIndirect = (from, to) =>
    [...dependencies.get(from)].some((group) => group !== to && dependencies.get(group).has(to));
  return isIndirect(a, b) || isIndirect(b, a);
}

/** Calculates the cost of dependencies of one group that visits of the other group would load without need. */
function calculateDependencyCost(a, b, dependencies) {
  const visits = new Set([...a.visits, ...b.visits]);
  let cost = 0;
  for (const group of new Set([...dependencies.get(a), ...dependencies.get(b)])) {
    if (group === a || group === b) continue;
    for (const visit of visits)
      if (!group.visits.has(visit)) cost += visit.weight * (group.size + requestCost);
  }
  return cost;
}

/** Merges the second group into the first. */
function merge([target, source], groups) {
  groups.delete(source);
  target.visits = new Set([...target.visits, ...source.visits]);
  target.size += source.size;
  target.chunks.push(...source.chunks);
  target.entries.push(...source.entries);
  for (const group of source.imports) target.imports.add(group);
  for (const group of groups) if (group.imports.delete(source)) group.imports.add(target);
  target.imports.delete(target);
  for (const group of collectDependencies(target))
    group.visits = new Set([...group.visits, ...target.visits]);
}
