import { useEffect, useState, type RefObject } from 'react';

/** The width of an element's inside in CSS pixels, as it is now; 0 before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return undefined;
    const watched = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watched.observe(element.current);
    return () => watched.disconnect();
  }, [element]);
  return width;
}
