import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ChangeEvent } from 'react';
import { TextAreaField } from '../form/TextAreaField';
import { readChosenFile } from './chosenFile';

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
  const fileId = useId();

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
      <div>
        <Typography component="label" htmlFor={fileId} sx={{ display: 'block', mb: 0.75, fontWeight: 600 }}>
          Or choose a CSV file
        </Typography>
        <Box
          component="input"
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          sx={{ maxWidth: '100%', minHeight: 44 }}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            const [file] = event.target.files ?? [];
            if (file !== undefined) void takeFile(file);
            // The same file can be chosen again after it has been changed.
            event.target.value = '';
          }}
        />
      </div>
    </>
  );
}
