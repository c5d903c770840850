import type { Content, Fact, SheetKind, ThingKind } from '../workload/act';

/** A thing that was acknowledged, as it should be seen now. */
export interface ExpectedThing {
  readonly on: ThingKind;
  /** Newest last; the one before a change tells a lost change from a torn one. */
  readonly versions: readonly Content[];
  readonly removed: boolean;
  /** Of a document: the bytes' SHA-256, lower-case hex. */
  readonly sha256: string | null;
}

export interface Expectation {
  readonly things: ReadonlyMap<string, ExpectedThing>;
  /** What was last filled in, and everything before it. */
  readonly sheets: ReadonlyMap<SheetKind, readonly Content[]>;
}

/**
 * What follows from what was acknowledged, by adding it up and nothing else: it knows no rule of the program.
 * @throws Error when somebody was told of a change to what they were never told was made
 */
export function expectationOf(facts: readonly Fact[]): Expectation {
  const things = new Map<string, ExpectedThing>();
  const sheets = new Map<SheetKind, readonly Content[]>();
  for (const { act, outcome, id } of facts) {
    if (outcome === 'refused') continue;
    if (act.does === 'fill in') {
      const before = sheets.get(act.on) ?? [];
      sheets.set(act.on, [...before, merged(before.at(-1) ?? {}, act.content)]);
    } else if (act.does === 'make') {
      if (id === null) throw new Error(`A ${act.on} was made without an id`);
      const { sha256 = null, ...content } = act.content;
      things.set(id, { on: act.on, versions: [content], removed: false, sha256 });
    } else {
      const thing = things.get(act.id);
      if (thing === undefined) throw new Error(`A ${act.on} was changed that was never made: ${act.id}`);
      things.set(act.id, changed(thing, act));
    }
  }
  return { things, sheets };
}

function changed(
  thing: ExpectedThing,
  act: { readonly does: 'change'; readonly content: Content } | { readonly does: 'remove' },
): ExpectedThing {
  const last = thing.versions.at(-1) ?? {};
  if (act.does === 'change') return { ...thing, versions: [...thing.versions, merged(last, act.content)] };
  // Access that was revoked stays in its list, and says so.
  return thing.on === 'grant'
    ? { ...thing, versions: [...thing.versions, { ...last, revoked: 'true' }] }
    : { ...thing, removed: true };
}

/** An empty text takes away what was there, and is held against nothing being there. */
const merged = (before: Content, change: Content): Content => ({ ...before, ...change });
