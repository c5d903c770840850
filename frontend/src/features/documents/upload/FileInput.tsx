import Box from '@mui/material/Box';
import type { ChangeEvent, ComponentProps } from 'react';
import { acceptedEndings } from './uploadForm';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  onChoose: (files: readonly File[]) => void;
};

/** The browser's own picker of files, over the whole of what it stands in, so that a press anywhere there opens it. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <Box
      component="input"
      {...input}
      type="file"
      accept={acceptedEndings}
      sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        const chosen = [...(target.files ?? [])];
        if (chosen.length > 0) onChoose(chosen);
        // The same file can be chosen once more, after it has been changed.
        target.value = '';
      }}
    />
  );
}
