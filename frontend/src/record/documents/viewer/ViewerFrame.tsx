import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/Button';

/** How much larger than the width of the viewer. */
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export type Zoom = (typeof zooms)[number];

/** The page that is shown, of how many. */
export interface Pages {
  readonly page: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
}

interface ViewerFrameProps {
  /** What is shown, for whoever moves into it with the keyboard. */
  label: string;
  /** Left out of what has a single page. */
  pages?: Pages | undefined;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  children: ReactNode;
}

/** The acts of a viewer above what it shows. Page keys turn pages; plus and minus zoom, and 0 goes back to the whole width. */
export function ViewerFrame({ label, pages, zoom, onZoom, children }: ViewerFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  // The keys work at once.
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  const step = (by: 1 | -1) => zooms[zooms.indexOf(zoom) + by];
  const zoomTo = (wanted: Zoom | undefined) => wanted !== undefined && onZoom(wanted);

  function turn(by: 1 | -1): void {
    if (pages === undefined) return;
    const wanted = pages.page + by;
    if (wanted < 1 || wanted > pages.count) return;
    pages.onPage(wanted);
    area.current?.scrollTo?.({ top: 0 });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      '+': () => zoomTo(step(1)),
      '=': () => zoomTo(step(1)),
      '-': () => zoomTo(step(-1)),
      '0': () => onZoom(1),
    }[event.key];
    if (act === undefined || (event.key.startsWith('Page') && pages === undefined)) return;
    event.preventDefault();
    act();
  }

  return (
    <Stack spacing={1} sx={{ minHeight: 0, flex: 1 }} onKeyDown={onKeyDown}>
      <Stack direction="row" role="group" aria-label="Viewer" sx={bar}>
        {pages !== undefined && (
          <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
            <IconButton
              icon="arrowLeft"
              label="Previous page"
              aria-disabled={pages.page === 1 || undefined}
              onClick={() => turn(-1)}
            />
            <Box component="span" role="status" sx={figures}>
              Page {pages.page} of {pages.count}
            </Box>
            <IconButton
              icon="arrowRight"
              label="Next page"
              aria-disabled={pages.page === pages.count || undefined}
              onClick={() => turn(1)}
            />
          </Stack>
        )}
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center' }}>
          <Button
            look="plain"
            aria-label="Zoom out"
            aria-disabled={step(-1) === undefined || undefined}
            onClick={() => zoomTo(step(-1))}
          >
            −
          </Button>
          <Box component="span" role="status" aria-label={`Zoom ${Math.round(zoom * 100)}%`} sx={figures}>
            {Math.round(zoom * 100)}%
          </Box>
          <Button
            look="plain"
            aria-label="Zoom in"
            aria-disabled={step(1) === undefined || undefined}
            onClick={() => zoomTo(step(1))}
          >
            +
          </Button>
        </Stack>
      </Stack>
      <Box ref={area} role="region" aria-label={label} tabIndex={0} sx={shown}>
        {children}
      </Box>
    </Stack>
  );
}

const bar = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: '4px 24px' } as const;
const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const shown = {
  position: 'relative',
  flex: 1,
  minHeight: 200,
  overflow: 'auto',
  border: '1px solid var(--line)',
  borderRadius: '8px',
  bgcolor: 'var(--sunk)',
} as const;
