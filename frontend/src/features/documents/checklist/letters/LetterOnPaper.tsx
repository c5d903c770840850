import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { LetterText } from './LetterText';
import type { Letter } from './letter';

interface LetterOnPaperProps {
  letter: Letter;
  /** Takes the letter away again; the same function at each drawing. */
  onDone: (letter: null) => void;
}

/** Prints one letter and nothing else of the page, once, and says when that is over. */
export function LetterOnPaper({ letter, onDone }: LetterOnPaperProps) {
  useEffect(() => {
    const done = () => onDone(null);
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [onDone]);
  return createPortal(
    <div className="printOnly letterOnPaper">
      <GlobalStyles
        styles={{ '@media print': { 'body > *:not(.letterOnPaper)': { display: 'none !important' } } }}
      />
      <LetterText letter={letter} />
    </div>,
    document.body,
  );
}
