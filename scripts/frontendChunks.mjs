/**
 * Who opens a page, by the folder it lies in; the first match counts. What lies elsewhere is loaded after its page, by all
 * kinds of page: toasts, the calendar of a date field.
 */
const areas = [
  [/\/(?:features\/admin|app\/adminFrame)\//, 'administration'],
  [/\/features\/calculators\/(?:ilr|citizenship)\//, 'calculators'],
  [/\/features\/(?:auth|changes|developer|comingSoon)\//, 'visitors'],
  [/\/(?:features|app)\//, 'people'],
];
const areaOf = (page) => areas.find(([folder]) => folder.test(page))?.[1] ?? 'later';

/** Characters before minification. Fewer travel with what more pages share: a request costs more than they do. */
const worthARequest = 40_000;

/**
 * Plans which modules travel together. By itself the bundler makes a file for each set of pages that share something: a
 * page then asks for a hundred files. Here what several pages share travels with what pages of the same areas share; what
 * the first page needs travels with it, and what a single page needs with that page.
 * @param chunks the chunks of a build without a plan
 * @returns {Map<string, string>} the name of its file for each module that is shared, by the module's id
 */
export function planChunks(chunks) {
  const pages = pagesThatNeed(chunks);
  const groups = new Map();
  const groupOf = new Map();
  for (const chunk of chunks) {
    const areasOfChunk = areasOf(pages.get(chunk));
    if (areasOfChunk === null) continue;
    const name = areasOfChunk.join('-') || 'first';
    const group = groups.get(name) ?? { name, areas: areasOfChunk, chunks: [] };
    group.chunks.push(chunk);
    groups.set(name, group);
    groupOf.set(chunk.fileName, group);
  }
  joinSmall(groups, groupOf);
  return new Map(
    [...groups.values()].flatMap((group) =>
      group.chunks.flatMap(({ modules }) => Object.keys(modules).map((id) => [id, group.name])),
    ),
  );
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

/** The areas whose pages need a chunk; none for the first page, because all do. Null when a single page needs it. */
function areasOf(pages) {
  if ([...pages].some(({ isEntry }) => isEntry)) return [];
  if (pages.size < 2) return null;
  return [...new Set([...pages].map(({ facadeModuleId }) => areaOf(facadeModuleId)))].sort();
}

const sizeOf = ({ chunks }) => chunks.reduce((sum, { code }) => sum + code.length, 0);
const holds = (all, some) => some.every((one) => all.includes(one));

/**
 * Lets each group that is too small for a request join the smallest one that all of its pages load anyway, unless that
 * would make other pages load what it needs itself.
 */
function joinSmall(groups, groupOf) {
  const bySize = () => [...groups.values()].sort((one, other) => sizeOf(one) - sizeOf(other));
  const isLoadedBy = (areasOfPages) => (group) =>
    group === undefined || group.name === 'first' || holds(group.areas, areasOfPages);
  for (const group of bySize().filter(({ name }) => name !== 'first')) {
    if (sizeOf(group) >= worthARequest) continue;
    const needed = group.chunks.flatMap(({ imports }) => imports.map((file) => groupOf.get(file)));
    const host = bySize().find(
      (other) =>
        other !== group &&
        other.name !== 'first' &&
        holds(other.areas, group.areas) &&
        needed.filter((one) => one !== group).every(isLoadedBy(other.areas)),
    );
    if (host === undefined) continue;
    groups.delete(group.name);
    host.chunks.push(...group.chunks);
    for (const { fileName } of group.chunks) groupOf.set(fileName, host);
  }
}
