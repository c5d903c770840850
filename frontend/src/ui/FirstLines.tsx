import Stack from '@mui/material/Stack';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';

/** A list with few more than those shows them all. */
const fewMore = 2;

interface FirstLinesProps<Item> {
  items: readonly Item[];
  /** As many as stand there at first: fewer where much stands above them. */
  atFirst?: number | undefined;
  /** Between two lines, in the theme's units. */
  spacing?: number;
  /** Each line is a list item that can take the focus. */
  children: (item: Item) => ReactNode;
}

/** The first lines of a list, and the others on demand: a long list fits a phone. */
export function FirstLines<Item>({ items, atFirst = 6, spacing = 1, children }: FirstLinesProps<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isCut = !showsAll && items.length > atFirst + fewMore;

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
