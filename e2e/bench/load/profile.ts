import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const shape = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      children: z.array(z.number()).default([]),
      callFrame: z.object({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
        columnNumber: z.number(),
      }),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/** Says where a function belongs: a package's name, one of our files, or Node itself. */
export type Locate = (frame: {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}) => string;

export interface Cost {
  readonly name: string;
  /** Percent of the program's busy time. */
  readonly percent: number;
}

export interface Costs {
  /** Percent of the time in which the program was busy. */
  readonly busyPercent: number;
  /** Highest cost first; without callees. */
  readonly functions: readonly Cost[];
  /** The same by package or file. */
  readonly places: readonly Cost[];
  /** By package or file, callees included, so the shares overlap. Code after an `await` counts for what resumes it. */
  readonly withCallees: readonly Cost[];
}

/** Frames of an idle program or of the profiler itself, whose commands arrive in a `dispatch` without a file. */
const idle = new Set(['(idle)', '(program)']);
const isIdle = ({ functionName, url }: { readonly functionName: string; readonly url: string }) =>
  idle.has(functionName) || (functionName === 'dispatch' && url === '');

/** Sums up the costs in a V8 CPU profile. @throws ZodError when the text is no profile */
export function sumCosts(profile: string, locate: Locate): Costs {
  const { nodes, samples, timeDeltas } = shape.parse(JSON.parse(profile));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame] as const));
  const byFunction = new Map<string, number>();
  const byPlace = new Map<string, number>();
  const byCaller = new Map<string, number>();
  const callers = new Map(nodes.flatMap(({ id, children }) => children.map((child) => [child, id] as const)));
  const findPlace = remembered((id: number) => {
    const frame = frames.get(id);
    return frame === undefined
      ? ''
      : locate({ url: frame.url, line: frame.lineNumber, column: frame.columnNumber });
  });
  const placesOver = remembered((id: number): ReadonlySet<string> => {
    const caller = callers.get(id);
    return new Set([findPlace(id), ...(caller === undefined ? [] : placesOver(caller))]);
  });
  let [all, busy] = [0, 0];
  for (const [index, id] of samples.entries()) {
    const time = Math.max(0, timeDeltas[index] ?? 0);
    const frame = frames.get(id);
    all += time;
    if (frame === undefined || isIdle(frame)) continue;
    busy += time;
    const { functionName } = frame;
    const place = findPlace(id);
    add(byFunction, `${functionName === '' ? '(nameless)' : functionName}, ${place}`, time);
    add(byPlace, place, time);
    for (const over of placesOver(id)) add(byCaller, over, time);
  }
  const inOrder = (times: ReadonlyMap<string, number>): readonly Cost[] =>
    [...times]
      .map(([name, time]) => ({ name, percent: (100 * time) / busy }))
      .toSorted((a, b) => b.percent - a.percent);
  return {
    busyPercent: all === 0 ? 0 : (100 * busy) / all,
    functions: inOrder(byFunction),
    places: inOrder(byPlace),
    withCallees: inOrder(byCaller),
  };
}

function add(times: Map<string, number>, name: string, time: number): void {
  times.set(name, (times.get(name) ?? 0) + time);
}

/** Caches the result for each node; a profile has some ten thousand nodes and many more samples. */
function remembered<Found>(find: (id: number) => Found): (id: number) => Found {
  const known = new Map<number, Found>();
  return (id) => {
    const found = known.get(id) ?? find(id);
    known.set(id, found);
    return found;
  };
}

/** Finds the source files of our bundles by their source maps. */
export function locating(): Locate {
  const maps = new Map<string, SourceMap | null>();
  const loadMap = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(`${file}.map`);
    maps.set(file, map);
    return map;
  };
  return ({ url, line, column }) => {
    if (url.startsWith('node:')) return 'Node';
    if (!url.startsWith('file:')) return 'V8 and the system (sockets, garbage)';
    const file = fileURLToPath(url);
    const entry = loadMap(file)?.findEntry(line, column);
    const source =
      entry !== undefined && 'originalSource' in entry
        ? path.relative(process.cwd(), path.resolve(path.dirname(file), entry.originalSource))
        : path.relative(process.cwd(), file);
    return findPackage(source) ?? source;
  };
}

function findPackage(file: string): string | null {
  const inside = file.split('node_modules/').at(-1);
  if (inside === undefined || inside === file) return null;
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}

const mapShape = z.object({
  version: z.number(),
  file: z.string().default(''),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
});

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(mapShape.parse(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return null;
  }
}
