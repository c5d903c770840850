import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/**
 * The way through steps that have an address each: `<base>/1` and so on.
 * @param base the address of the whole
 * @param begin the number of the step to which an address leads that names none
 */
export function useStepsInAddress<Step>(base: string, steps: readonly [Step, ...Step[]], begin = 1) {
  const written = useParams()['step'];
  const navigate = useNavigate();
  const found = steps.findIndex((_, index) => String(index + 1) === written);
  const number = found === -1 ? begin : found + 1;
  const onShow = useRef(number);
  const [{ shown, moves }, setMoves] = useState({ shown: number, moves: 0 });
  if (shown !== number) setMoves({ shown: number, moves: moves + 1 });

  useEffect(() => {
    onShow.current = number;
  }, [number]);

  useEffect(() => {
    if (found === -1) void navigate(`${base}/${begin}`, { replace: true });
    // One wrong address can follow another before the right one was shown.
  }, [found, written, base, begin, navigate]);

  return {
    /** From 1. */
    number,
    step: steps[number - 1] ?? steps[0],
    isLast: number === steps.length,
    /** Rises with each move to a step. */
    moves,
    goTo: (wanted: number) => void navigate(`${base}/${wanted}`),
    /** Whether the step is still on show: the browser's own way back may have left it while something was under way. */
    isOnShow: () => onShow.current === number,
  };
}
