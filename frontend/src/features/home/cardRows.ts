/** Into how many parts a row is divided: by two, three and four. */
export const partsOfRow = 12;

/**
 * How many parts of its row each card takes, so that no row has a hole: rows of three, and of four where only they come out
 * even. One or two cards stand alone.
 */
export function cardSpans(cards: number): readonly number[] {
  if (cards <= 2) return Array.from({ length: cards }, () => partsOfRow / Math.max(cards, 1));
  // 4: 4 · 5: 3 2 · 6: 3 3 · 7: 4 3 · 8: 4 4 or 3 3 2
  const fours = cards % 3 === 1 ? 1 : 0;
  const threes = Math.floor((cards - 4 * fours) / 3);
  const left = cards - 4 * fours - 3 * threes;
  const rows = [
    ...Array<number>(fours).fill(4),
    ...Array<number>(threes).fill(3),
    ...(left > 0 ? [left] : []),
  ];
  return rows.flatMap((inRow) => Array<number>(inRow).fill(partsOfRow / inRow));
}
