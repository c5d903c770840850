import Box from '@mui/material/Box';
import type { RefObject } from 'react';

/** The first link of a page, seen while it has the focus: past the navigation to the page's own content. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <Box
      component="a"
      href="#main"
      className="noPrint"
      sx={{
        position: 'absolute',
        top: 8,
        left: 16,
        zIndex: 100,
        px: 2.5,
        py: 1.5,
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
      onClick={(event) => {
        // The address keeps its own fragment (the sign-in page's tabs live there).
        event.preventDefault();
        main.current?.focus();
      }}
    >
      Skip to main content
    </Box>
  );
}
