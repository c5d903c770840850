import type { RefObject } from 'react';
import styles from './SkipLink.module.css';

/** The first link of a page, seen while it has the focus: past the navigation to the page's own content. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <a
      href="#main"
      className={styles['skip']}
      onClick={(event) => {
        // The address keeps its own fragment (the sign-in page's tabs live there).
        event.preventDefault();
        main.current?.focus();
      }}
    >
      Skip to main content
    </a>
  );
}
