import type { Content, SheetKind, ThingKind } from '../workload/operation';
import type { ExpectedThing, Expectation } from './expectation';
import { noViolations, type Violations } from './violations';

/** One person's things (lists) and sheets (single forms) as found in the log or on the pages. */
export interface ObservedState {
  readonly things: readonly { readonly on: ThingKind; readonly id: string; readonly content: Content }[];
  readonly sheets: ReadonlyMap<SheetKind, Content>;
}

/** Compares what was found with what was acknowledged. @param where begins each finding, for example `log of ada` */
export function compare(where: string, { things, sheets }: Expectation, seen: ObservedState): Violations {
  const found = noViolations();
  const met = new Set<string>();
  for (const { on, id, content } of seen.things) {
    const name = `${where}: ${on} ${id}`;
    const expected = things.get(id);
    if (met.has(id)) found.duplicated.push(`${name} is there more than once`);
    else if (expected === undefined) found.duplicated.push(`${name} is there, but was never acknowledged`);
    else if (expected.removed) found.lost.push(`${name} was removed, but is there`);
    else judge(found, name, expected.versions, content);
    met.add(id);
  }
  for (const [id, { on, removed }] of things) {
    if (!removed && !met.has(id)) found.lost.push(`${where}: ${on} ${id} is not there`);
  }
  for (const [on, versions] of sheets) judge(found, `${where}: ${on}`, versions, seen.sheets.get(on) ?? {});
  return found;
}

function judge(found: Violations, name: string, versions: ExpectedThing['versions'], content: Content): void {
  const newest = versions.at(-1) ?? {};
  const differing = differences(newest, content);
  if (differing.length === 0) return;
  const isFormer = versions.some((version) => differences(version, content).length === 0);
  const fields = differing.map(
    (field) => `${field} “${content[field] ?? ''}” in place of “${newest[field] ?? ''}”`,
  );
  const finding = `${name} says ${fields.join(', ')}`;
  if (isFormer) found.lost.push(finding);
  else found.corrupted.push(finding);
}

/** Only the fields that the person filled in: the program may fill the others as it likes. */
const differences = (expected: Content, content: Content) =>
  Object.keys(expected).filter((field) => (expected[field] ?? '') !== (content[field] ?? ''));
