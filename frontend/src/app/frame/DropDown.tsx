import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

const panelDress = {
  position: 'absolute',
  top: 'calc(100% + 8px)',
  zIndex: 40,
  p: 1,
  border: '1px solid var(--line)',
  borderRadius: '12px',
  background: 'var(--surface)',
  boxShadow: 3,
} as const;

interface DropDownProps {
  /** What the button shows. */
  opener: ReactNode;
  /** Its name, where what it shows does not say it. */
  label?: string;
  openerDress: SxProps<Theme>;
  /** The edge at which button and panel are level. */
  side: 'left' | 'right';
  /** In pixels. */
  width: number;
  children: ReactNode;
}

/**
 * A button of the header with links that open under it. Escape, a press elsewhere, leaving it with the keyboard and a move
 * to another page close it.
 */
export function DropDown({ opener, label, openerDress, side, width, children }: DropDownProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open on the page it was opened on: a move to another page closes it.
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenOn(null);
      button.current?.focus();
    };
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpenOn(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);

  return (
    <Box
      ref={root}
      onBlur={(event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) {
          setOpenOn(null);
        }
      }}
      sx={{ position: 'relative' }}
    >
      <Box
        component="button"
        ref={button}
        type="button"
        {...(label !== undefined && { 'aria-label': label })}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpenOn(open ? null : pathname)}
        sx={openerDress}
      >
        {opener}
      </Box>
      <Box
        id={panelId}
        hidden={!open}
        onClick={({ target }: MouseEvent) => {
          // A link to the page on show moves nowhere.
          if (target instanceof Element && target.closest('a') !== null) setOpenOn(null);
        }}
        sx={{ ...panelDress, [side]: 0, width }}
      >
        {children}
      </Box>
    </Box>
  );
}
