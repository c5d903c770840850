import type { Content, CompletedOperation, SheetKind, ThingKind } from '../workload/operation';

/** The expected state of an acknowledged thing. */
export interface ExpectedThing {
  readonly on: ThingKind;
  /** Newest last. The older ones show whether a wrong content is a lost change or a mixture. */
  readonly versions: readonly Content[];
  readonly removed: boolean;
  /** For a document: the SHA-256 of its file, in lower-case hex. */
  readonly sha256: string | null;
}

export interface Expectation {
  readonly things: ReadonlyMap<string, ExpectedThing>;
  /** All versions of each sheet, newest last. */
  readonly sheets: ReadonlyMap<SheetKind, readonly Content[]>;
}

/**
 * The expected state: the sum of all acknowledged operations, without any rule of the program.
 * @throws Error when a change was acknowledged of a thing that was never acknowledged
 */
export function calculateExpectation(completed: readonly CompletedOperation[]): Expectation {
  const things = new Map<string, ExpectedThing>();
  const sheets = new Map<SheetKind, readonly Content[]>();
  for (const { operation, outcome, id } of completed) {
    if (outcome === 'refused') continue;
    if (operation.does === 'fill in') {
      const before = sheets.get(operation.on) ?? [];
      sheets.set(operation.on, [...before, merged(before.at(-1) ?? {}, operation.content)]);
    } else if (operation.does === 'make') {
      if (id === null) throw new Error(`A ${operation.on} was made without an id`);
      const { sha256 = null, ...content } = operation.content;
      things.set(id, { on: operation.on, versions: [content], removed: false, sha256 });
    } else {
      const thing = things.get(operation.id);
      if (thing === undefined)
        throw new Error(`A ${operation.on} was changed that was never made: ${operation.id}`);
      things.set(operation.id, changed(thing, operation));
    }
  }
  return { things, sheets };
}

function changed(
  thing: ExpectedThing,
  operation: { readonly does: 'change'; readonly content: Content } | { readonly does: 'remove' },
): ExpectedThing {
  const last = thing.versions.at(-1) ?? {};
  if (operation.does === 'change')
    return { ...thing, versions: [...thing.versions, merged(last, operation.content)] };
  // Revoked access stays in its list, marked as revoked.
  return thing.on === 'grant'
    ? { ...thing, versions: [...thing.versions, { ...last, revoked: 'true' }] }
    : { ...thing, removed: true };
}

/** An empty text removes a field; `compare` treats it as equal to a missing field. */
const merged = (before: Content, change: Content): Content => ({ ...before, ...change });
