import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  text: string;
  /** Gives the described control the id of its description. */
  children: (describedBy: string) => ReactNode;
}

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
    <span
      className={styles['anchor']}
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
    >
      {children(id)}
      <span ref={bubble} role="tooltip" id={id} className={styles['bubble']} data-open={open}>
        {text}
      </span>
    </span>
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
