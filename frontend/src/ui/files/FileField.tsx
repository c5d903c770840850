import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ChangeEvent } from 'react';

interface FileFieldProps {
  label: string;
  /** As the browser's `accept` has it. */
  accept: string;
  onFile: (file: File) => void;
}

/** A file from the device: chosen with the browser's own button, under a label. */
export function FileField({ label, accept, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <Typography component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontWeight: 600 }}>
        {label}
      </Typography>
      <Box
        component="input"
        id={id}
        type="file"
        accept={accept}
        sx={{ maxWidth: '100%', minHeight: 44 }}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file can be chosen again after it has been changed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
