import { expect, it } from 'vitest';
import { cardSpans, partsOfRow } from './cardRows';

it('cards fill whole rows of two to four, however many there are', () => {
  expect(cardSpans(4)).toEqual([3, 3, 3, 3]);
  expect(cardSpans(5)).toEqual([4, 4, 4, 6, 6]);
  expect(cardSpans(7)).toEqual([3, 3, 3, 3, 4, 4, 4]);
  for (let cards = 1; cards <= 10; cards += 1) {
    const spans = cardSpans(cards);
    expect(spans, `${cards} cards`).toHaveLength(cards);
    expect(spans.reduce((sum, span) => sum + span, 0) % partsOfRow, `${cards} cards`).toBe(0);
  }
  expect(cardSpans(0)).toEqual([]);
});
