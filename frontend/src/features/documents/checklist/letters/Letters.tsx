import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Disclosure } from '../../../../ui/Disclosure';
import { saveFile } from '../../../../ui/files/saveFile';
import { Note } from '../../../../ui/Note';
import { Notice } from '../../../../ui/Notice';
import { SectionCard } from '../../../../ui/SectionCard';
import { LetterOnPaper } from './LetterOnPaper';
import { LetterText } from './LetterText';
import type { Letter } from './letter';

/** The letters that the list asks for, filled in from the record, to be printed or completed in a word processor. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const [onPaper, setOnPaper] = useState<Letter | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  if (letters.length === 0) return null;

  async function download(letter: Letter): Promise<void> {
    setBusy(letter.key);
    setFailed(false);
    try {
      // What makes the file is large, and few need it.
      const { docxOf } = await import('./docx');
      saveFile(await docxOf(letter), letter.fileName);
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }

  return (
    <SectionCard
      title="Letters"
      lead="Filled in from your record. What stands in square brackets is for whoever signs."
      className="noPrint"
      foldsTo={String(letters.length)}
    >
      {letters.map((letter) => (
        <Disclosure key={letter.key} summary={letter.title}>
          <Stack spacing={1.5} sx={{ pb: 2 }}>
            <Note>{letter.hint}</Note>
            <LetterText letter={letter} />
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
              <Button
                look="quiet"
                icon="download"
                busy={busy === letter.key}
                onClick={() => void download(letter)}
              >
                Download as Word
              </Button>
              <Button look="quiet" icon="print" onClick={() => setOnPaper(letter)}>
                Print this letter
              </Button>
            </Stack>
          </Stack>
        </Disclosure>
      ))}
      {failed && (
        <Notice tone="over" role="alert">
          <p>The file could not be made. Please try again, or print the letter.</p>
        </Notice>
      )}
      {onPaper !== null && <LetterOnPaper letter={onPaper} onDone={setOnPaper} />}
    </SectionCard>
  );
}
