/**
 * The pages on which people arrive, each with what is loaded besides when its address is opened: its frame, and the shapes
 * of the first answers. What they load counts most.
 */
const arrivals = [
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
/** How often something is loaded, beside other things: those pages, the others, and what is loaded after a page (a dialog). */
const weights = { home: 60, arrival: 30, page: 1, later: 0.25 };

/** What a request costs, in characters: so many may be loaded in vain to save one. */
const requestCost = 15_000;

/** A file of less than 10 kB is not worth a request: it travels with something else. In characters, with room for what is named shorter in the end. */
const leastFile = 12_500;

/** What is in one folder of the source is used together: half as bad to load in vain. */
const sameFolder = 0.5;

/**
 * Plans which modules travel together. By itself the bundler makes a file for each set of pages that share something: a
 * page then asks for a hundred files. Here the two files whose union saves most are joined, again and again, as long as the
 * requests that this saves are worth more than what some pages then load in vain. Then what is still small joins what it
 * costs least to travel with: small dialogs and pages with others of their folder. What the first page needs travels with it.
 * @param chunks the chunks of a build without a plan, minified
 * @returns {Map<string, string>} the name of its file for each module, by the module's id
 */
export function planChunks(chunks) {
  const visits = visitsOf(chunks);
  const groups = groupsOf(chunks, visits);
  for (let best = bestUnion(groups); best !== null; best = bestUnion(groups)) join(best, groups);
  for (let best = unionOfSmall(groups); best !== null; best = unionOfSmall(groups)) join(best, groups);

  const plan = new Map();
  const travel = (chunk, name) => {
    for (const id of Object.keys(chunk.modules)) plan.set(id, name);
  };
  const names = new Set();
  for (const group of groups) {
    // A name of its own, even where two pages are called the same.
    const name = [nameOf(group), `${nameOf(group)}${names.size}`].find((each) => !names.has(each));
    names.add(name);
    for (const chunk of group.chunks) travel(chunk, name);
  }
  return plan;
}

/** For each chunk what cannot be done without it: the opening of a page, or of something that is loaded later. */
function visitsOf(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const visits = new Map(chunks.map((chunk) => [chunk, []]));
  const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const entries = chunks.filter(({ isEntry, fileName }) => isEntry || later.has(fileName));
  const named = (name) => entries.filter((entry) => moduleOf(entry).includes(`/src/${name}.`));
  const home = entries.filter(({ isEntry }) => isEntry);
  // Pages are what the entry itself loads later: its routes.
  const routes = new Set(home.flatMap(({ dynamicImports }) => dynamicImports));
  for (const entry of entries) {
    const arrival = arrivals.find(([name]) => named(name).includes(entry));
    const kind = entry.isEntry ? 'home' : arrival ? 'arrival' : routes.has(entry.fileName) ? 'page' : 'later';
    const visit = { file: entry.fileName, module: moduleOf(entry), weight: weights[kind] };
    const open = [entry, ...home, ...(arrival ?? []).flatMap(named)];
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (visits.get(chunk).includes(visit)) continue;
      visits.get(chunk).push(visit);
      open.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
    }
  }
  return visits;
}

/** A group for each set of visits, with the groups that it imports. */
function groupsOf(chunks, visits) {
  const groups = new Map();
  const groupOf = new Map();
  for (const chunk of chunks) {
    const key = visits
      .get(chunk)
      .map(({ file }) => file)
      .sort()
      .join(' ');
    const group = groups.get(key) ?? newGroup(new Set(visits.get(chunk)));
    group.chunks.push(chunk);
    group.size += chunk.code.length;
    group.entries.push(...visits.get(chunk).filter(({ file }) => file === chunk.fileName));
    groups.set(key, group);
    groupOf.set(chunk.fileName, group);
  }
  for (const group of groups.values())
    for (const file of group.chunks.flatMap(({ imports }) => imports)) {
      const needed = groupOf.get(file);
      if (needed !== undefined && needed !== group) group.imports.add(needed);
    }
  return new Set(groups.values());
}

const newGroup = (visits) => ({ visits, size: 0, chunks: [], imports: new Set(), entries: [] });

/** What is loaded by its name; where others import it too, it is the last of what travels with it. */
const moduleOf = ({ facadeModuleId, modules }) => facadeModuleId ?? Object.keys(modules).at(-1) ?? '';

/** The feature or the part of the record: `features/admin`. */
const folderOf = ({ module }) => /\/src\/([^/]+\/[^/]+)/.exec(module)?.[1] ?? '';

/** The page in it that is opened most often. */
function nameOf({ entries }) {
  const [most] = entries.toSorted((one, other) => other.weight - one.weight);
  return most === undefined ? 'shared' : /([^/]*?)\.\w+$/.exec(most.module)?.[1];
}

/** All that a group needs, directly or through others. */
function needsOf(group) {
  const needs = new Set();
  const open = [...group.imports];
  for (let needed = open.pop(); needed !== undefined; needed = open.pop()) {
    if (needs.has(needed)) continue;
    needs.add(needed);
    open.push(...needed.imports);
  }
  return needs;
}

const weightOfAll = (visits) => [...visits].reduce((sum, { weight }) => sum + weight, 0);

/** The two groups whose union saves most, or null when none saves anything. */
function bestUnion(groups) {
  const needs = new Map([...groups].map((group) => [group, needsOf(group)]));
  let best = null;
  let most = 0;
  for (const [one, other] of pairsOf([...groups])) {
    const saved = savedBy(one, other, needs, most);
    if (saved > most) [best, most] = [[one, other], saved];
  }
  return best;
}

/** A group that is too small, and the one that it costs least to travel with; null when there is none. */
function unionOfSmall(groups) {
  const needs = new Map([...groups].map((group) => [group, needsOf(group)]));
  let best = null;
  let least = Infinity;
  for (const one of groups) {
    if (one.size >= leastFile) continue;
    for (const other of groups) {
      if (other === one) continue;
      const isNear = one.entries.some((entry) =>
        other.entries.some((near) => folderOf(near) === folderOf(entry)),
      );
      const cost = -savedBy(one, other, needs, -Infinity) * (isNear ? sameFolder : 1);
      if (cost < least) [best, least] = [[other, one], cost];
    }
  }
  return best;
}

function* pairsOf(all) {
  for (const [index, one] of all.entries()) for (const other of all.slice(index + 1)) yield [one, other];
}

/** What a union saves, in weighted characters; less than nothing where it costs more, and no union where files would need each other. */
function savedBy(one, other, needs, atLeast) {
  const common = weightOfAll([...one.visits].filter((visit) => other.visits.has(visit)));
  const inVain =
    (weightOfAll(other.visits) - common) * one.size + (weightOfAll(one.visits) - common) * other.size;
  const saved = common * requestCost - inVain;
  if (saved <= atLeast || isCircle(one, other, needs)) return -Infinity;
  return saved - loadedWithIt(one, other, needs);
}

/** Whether something between the two needs the one and is needed by the other: files that need each other may not run. */
function isCircle(one, other, needs) {
  const between = (from, to) =>
    [...needs.get(from)].some((group) => group !== to && needs.get(group).has(to));
  return between(one, other) || between(other, one);
}

/** What visits of the one would load in vain because the other needs it. */
function loadedWithIt(one, other, needs) {
  const visits = new Set([...one.visits, ...other.visits]);
  let cost = 0;
  for (const group of new Set([...needs.get(one), ...needs.get(other)])) {
    if (group === one || group === other) continue;
    for (const visit of visits)
      if (!group.visits.has(visit)) cost += visit.weight * (group.size + requestCost);
  }
  return cost;
}

function join([one, other], groups) {
  groups.delete(other);
  one.visits = new Set([...one.visits, ...other.visits]);
  one.size += other.size;
  one.chunks.push(...other.chunks);
  one.entries.push(...other.entries);
  for (const group of other.imports) one.imports.add(group);
  for (const group of groups) if (group.imports.delete(other)) group.imports.add(one);
  one.imports.delete(one);
  for (const needed of needsOf(one)) needed.visits = new Set([...needed.visits, ...one.visits]);
}
