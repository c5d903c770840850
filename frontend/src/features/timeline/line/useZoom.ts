import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

const step = 1.5;
/** Of its width, what one press of an arrow moves. */
const move = 0.25;

interface Zoom {
  /** How many times as wide as its window the drawing is. */
  readonly factor: number;
  readonly closer: () => void;
  readonly further: () => void;
  readonly whole: () => void;
  readonly isWhole: boolean;
  readonly isClosest: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * How closely a drawing is looked at, by buttons, keys and two fingers. What stands in the middle stays there.
 * @param box its window
 */
export function useZoom(box: RefObject<HTMLElement | null>, closest: number): Zoom {
  const [factor, setFactor] = useState(1);
  /** Which part of the drawing stands in the middle of its window, from 0 to 1. */
  const middle = useRef<number | null>(null);
  const within = (wanted: number) => Math.min(closest, Math.max(1, wanted));

  function change(wanted: number): void {
    const { current } = box;
    if (current !== null)
      middle.current = (current.scrollLeft + current.clientWidth / 2) / current.scrollWidth;
    setFactor(within(wanted));
  }
  const latest = useRef({ factor, change });
  useEffect(() => {
    latest.current = { factor, change };
  });

  useLayoutEffect(() => {
    const { current } = box;
    if (current !== null && middle.current !== null)
      scroll(current, middle.current * current.scrollWidth - current.clientWidth / 2);
  }, [box, factor]);

  // React listens in a way in which the browser’s own zoom cannot be kept away.
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    let begun: { readonly apart: number; readonly factor: number } | null = null;
    const begin = (event: TouchEvent) => {
      const apart = fingersApart(event);
      begun = apart === null ? null : { apart, factor: latest.current.factor };
    };
    const pinch = (event: TouchEvent) => {
      const apart = fingersApart(event);
      if (begun === null || apart === null) return;
      event.preventDefault();
      latest.current.change((begun.factor * apart) / begun.apart);
    };
    current.addEventListener('touchstart', begin, { passive: true });
    current.addEventListener('touchmove', pinch, { passive: false });
    return () => {
      current.removeEventListener('touchstart', begin);
      current.removeEventListener('touchmove', pinch);
    };
  }, [box]);

  const closer = () => change(factor * step);
  const further = () => change(factor / step);
  const whole = () => change(1);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { current } = box;
    if (current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const far = current.clientWidth * move;
    const acts: Readonly<Record<string, () => void>> = {
      '+': closer,
      '=': closer,
      '-': further,
      '0': whole,
      ArrowRight: () => scroll(current, current.scrollLeft + far),
      ArrowLeft: () => scroll(current, current.scrollLeft - far),
      Home: () => scroll(current, 0),
      End: () => scroll(current, current.scrollWidth),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  return { factor, closer, further, whole, onKeyDown, isWhole: factor <= 1, isClosest: factor >= closest };
}

function scroll(window: HTMLElement, left: number): void {
  window.scrollLeft = left;
}

/** How far two fingers are apart; null where there are not two. */
function fingersApart({ touches: [one, other, ...more] }: TouchEvent): number | null {
  if (one === undefined || other === undefined || more.length > 0) return null;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}
