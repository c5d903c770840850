/** Splits a list into parts of at most `most` entries, because event stores accept about 1 MB in one append. */
export const inParts = <One>(all: readonly One[], most: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
