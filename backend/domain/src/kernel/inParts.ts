/** A long list in its order, in lists of at most so many: event stores take about a megabyte in one append. */
export const inParts = <One>(all: readonly One[], most: number): readonly (readonly One[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) =>
    all.slice(part * most, (part + 1) * most),
  );
