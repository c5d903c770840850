import Box from '@mui/material/Box';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface TooltipProps {
  text: string;
  /** Gives the described control the id of its description. */
  children: (describedBy: string) => ReactNode;
}

const bubbleDress = {
  position: 'absolute',
  top: '100%',
  left: '50%',
  zIndex: 30,
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  p: '8px 12px',
  borderRadius: '8px',
  background: 'var(--ink)',
  color: 'var(--paper)',
  fontSize: '0.9375rem',
  fontWeight: 400,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textAlign: 'left',
  transform: 'translateX(calc(-50% + var(--shift, 0px)))',
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 100ms',
  '&[data-open="true"]': { visibility: 'visible', opacity: 1 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
} as const;

/**
 * A description under a control while it is pointed at or has the focus. Escape hides it, and the pointer may move
 * onto it (WCAG 1.4.13). Screen readers read it as the control's description at any time.
 *
 * Not the component library's, whose text is in the page only while it is shown, and which would bring its positioning
 * library into the first load for the sake of the navigation.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!open) return;
    keepInView(bubble.current);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', hideOnEscape);
    return () => document.removeEventListener('keydown', hideOnEscape);
  }, [open]);

  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex' }}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(id)}
      <Box
        component="span"
        ref={bubble}
        role="tooltip"
        id={id}
        className="noPrint"
        data-open={open}
        sx={bubbleDress}
      >
        {text}
      </Box>
    </Box>
  );
}

/** Moves a bubble that would stick out of the window back into it. */
function keepInView(bubble: HTMLSpanElement | null): void {
  if (bubble === null) return;
  bubble.style.setProperty('--shift', '0px');
  const { left, right } = bubble.getBoundingClientRect();
  const margin = 8;
  const shift =
    left < margin ? margin - left : Math.min(0, document.documentElement.clientWidth - margin - right);
  bubble.style.setProperty('--shift', `${shift}px`);
}
