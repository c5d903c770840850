/**
 * How often something is loaded, beside other things: the pages on which people arrive, the others, and what is loaded
 * after a page (a dialog, the calendar of a date field).
 */
const arrivals =
  /\/(?:calculators\/ilr\/IlrPage|citizenship\/CitizenshipPage|AuthPage|ChangesPage|OverviewPage|DashboardFrame)\./;
const weights = { arrival: 4, page: 1, later: 0.25 };

/** What a request costs, in characters before minification: so many may be loaded in vain to save one. */
const requestCost = 45_000;

/**
 * Plans which modules travel together. By itself the bundler makes a file for each set of pages that share something: a
 * page then asks for a hundred files. Here the two files whose union saves most are joined, again and again, as long as the
 * requests that this saves are worth more than what some pages then load in vain. What the first page needs travels with
 * it, and what a single page needs with that page.
 * @param chunks the chunks of a build without a plan
 * @returns {Map<string, string>} the name of its file for each module that is shared, by the module's id
 */
export function planChunks(chunks) {
  const pages = pagesThatNeed(chunks);
  const isFirst = (chunk) => [...pages.get(chunk)].some(({ isEntry }) => isEntry);
  const groups = groupsOf(
    chunks.filter((chunk) => !isFirst(chunk)),
    pages,
  );
  const weightOf = weightsOf(chunks);
  for (let best = bestUnion(groups, weightOf); best !== null; best = bestUnion(groups, weightOf))
    join(best, groups);

  const plan = new Map();
  const travel = (chunk, name) => {
    for (const id of Object.keys(chunk.modules)) plan.set(id, name);
  };
  for (const chunk of chunks.filter(isFirst)) travel(chunk, 'first');
  const shared = [...groups].filter(({ pages: [, second] }) => second !== undefined);
  for (const [index, group] of shared.entries())
    for (const chunk of group.chunks) travel(chunk, `shared${index + 1}`);
  return plan;
}

/** For each chunk the pages, and parts that are loaded later, that cannot do without it. */
function pagesThatNeed(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pages = new Map(chunks.map((chunk) => [chunk, new Set()]));
  for (const page of chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)) {
    const open = [page];
    for (let chunk = open.pop(); chunk !== undefined; chunk = open.pop()) {
      if (pages.get(chunk).has(page)) continue;
      pages.get(chunk).add(page);
      open.push(...chunk.imports.flatMap((file) => byFile.get(file) ?? []));
    }
  }
  return pages;
}

/** Pages are what the entry itself loads later: its routes. */
function weightsOf(chunks) {
  const routes = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ dynamicImports }) => dynamicImports),
  );
  return ({ fileName, facadeModuleId }) =>
    arrivals.test(facadeModuleId ?? '')
      ? weights.arrival
      : routes.has(fileName)
        ? weights.page
        : weights.later;
}

/** A group for each set of pages, with the groups that it imports. What a single page needs stays as the bundler has it. */
function groupsOf(chunks, pages) {
  const groups = new Map();
  const groupOf = new Map();
  for (const chunk of chunks) {
    const names = [...pages.get(chunk)].map(({ fileName }) => fileName).sort();
    const key = names.length < 2 ? chunk.fileName : names.join(' ');
    const group = groups.get(key) ?? { pages: pages.get(chunk), size: 0, chunks: [], imports: new Set() };
    group.chunks.push(chunk);
    group.size += chunk.code.length;
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

/** The two groups whose union saves most, or null when none saves anything. */
function bestUnion(groups, weightOf) {
  const needs = new Map([...groups].map((group) => [group, needsOf(group)]));
  const weightOfAll = (pages) => [...pages].reduce((sum, page) => sum + weightOf(page), 0);
  const shared = [...groups].filter(({ pages }) => pages.size > 1);
  const pageWeights = new Map(shared.map((group) => [group, weightOfAll(group.pages)]));
  let best = null;
  let most = 0;
  for (const [index, one] of shared.entries())
    for (const other of shared.slice(index + 1)) {
      const common = weightOfAll([...one.pages].filter((page) => other.pages.has(page)));
      const [ofOne, ofOther] = [pageWeights.get(one), pageWeights.get(other)];
      const inVain = (ofOther - common) * one.size + (ofOne - common) * other.size;
      if (common * requestCost - inVain <= most || isCircle(one, other, needs)) continue;
      const saved = common * requestCost - inVain - loadedWithIt(one, other, needs, weightOf);
      if (saved > most) [best, most] = [[one, other], saved];
    }
  return best;
}

/** Whether something between the two needs the one and is needed by the other: files that need each other may not run. */
function isCircle(one, other, needs) {
  const between = (from, to) =>
    [...needs.get(from)].some((group) => group !== to && needs.get(group).has(to));
  return between(one, other) || between(other, one);
}

/** What pages of the one would load in vain because the other needs it. */
function loadedWithIt(one, other, needs, weightOf) {
  const pages = new Set([...one.pages, ...other.pages]);
  let cost = 0;
  for (const group of new Set([...needs.get(one), ...needs.get(other)])) {
    if (group === one || group === other) continue;
    for (const page of pages) if (!group.pages.has(page)) cost += weightOf(page) * (group.size + requestCost);
  }
  return cost;
}

function join([one, other], groups) {
  groups.delete(other);
  one.pages = new Set([...one.pages, ...other.pages]);
  one.size += other.size;
  one.chunks.push(...other.chunks);
  for (const group of other.imports) one.imports.add(group);
  for (const group of groups) if (group.imports.delete(other)) group.imports.add(one);
  one.imports.delete(one);
  for (const needed of needsOf(one)) needed.pages = new Set([...needed.pages, ...one.pages]);
}
