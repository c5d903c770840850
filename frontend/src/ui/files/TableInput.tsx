import { TextAreaField } from '../form/TextAreaField';
import { readChosenFile } from './chosenFile';
import { FileField } from './FileField';

interface TableInputProps {
  label: string;
  hint: string;
  text: string;
  onText: (text: string) => void;
  /** The text of a file that was chosen. */
  onFile: (text: string) => void;
  /** Why a file could not be taken. */
  onProblem: (message: string) => void;
}

/** A table from elsewhere: pasted, or a CSV file that is chosen. */
export function TableInput({ label, hint, text, onText, onFile, onProblem }: TableInputProps) {
  async function takeFile(file: File): Promise<void> {
    const chosen = await readChosenFile(file);
    if (chosen.kind === 'problem') onProblem(chosen.message);
    else onFile(chosen.text);
  }

  return (
    <>
      <TextAreaField
        label={label}
        hint={hint}
        rows={8}
        value={text}
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
      />
      <FileField
        label="Or choose a CSV file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        onFile={(file) => void takeFile(file)}
      />
    </>
  );
}
