import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { useNarrow } from './useNarrow';

/** A list with few more than those shows them all. */
const fewMore = 2;

interface FirstLinesProps<Item> {
  items: readonly Item[];
  /** How many lines a phone shows at first. */
  atFirst?: number | undefined;
  /** Between two lines, in the theme's units. */
  spacing?: number;
  /** Each line is a list item that can take the focus. */
  children: (item: Item) => ReactNode;
}

/** A list of which a phone shows the first lines, and the others on demand. A wide window and a printed page show all. */
export function FirstLines<Item>({ items, atFirst = 6, spacing = 1, children }: FirstLinesProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const narrow = useNarrow(640);
  const isCut = narrow && !showsAll && items.length > atFirst + fewMore;

  function showAll(): void {
    // Rendered before the focus moves on: the button is gone then.
    flushSync(() => setShowsAll(true));
    const next = list.current?.children[atFirst];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  return (
    <Stack spacing={1.5}>
      <Stack component="ul" ref={list} spacing={spacing}>
        {(isCut ? items.slice(0, atFirst) : items).map(children)}
      </Stack>
      {isCut && (
        <div>
          <Button look="quiet" onClick={showAll}>
            Show all {items.length}
          </Button>
        </div>
      )}
    </Stack>
  );
}
