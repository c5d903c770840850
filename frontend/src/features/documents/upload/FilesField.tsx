import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { inMegabytes } from '../../../record/documents/fileSize';
import { Field } from '../../../ui/form/Field';
import { Icon } from '../../../ui/Icon';
import { FileInput } from './FileInput';

interface FilesFieldProps {
  id: string;
  /** How many there are already. */
  chosen: number;
  /** The bytes that each may have; null where that is not known. */
  limit: number | null;
  /** Whether a file is being dragged over the page. */
  over: boolean;
  error: string | undefined;
  onChoose: (files: readonly File[]) => void;
}

/** Files that are picked, or dropped on the form around it. */
export function FilesField({ id, chosen, limit, over, error, onChoose }: FilesFieldProps) {
  return (
    <Field
      id={id}
      label="File"
      hint={`PDF, Word, JPEG or PNG${limit === null ? '' : `, at most ${inMegabytes(limit)}`}`}
      error={error}
    >
      {(control) => (
        <Stack
          direction="row"
          spacing={2}
          sx={zone({ over, invalid: error !== undefined, small: chosen > 0 })}
        >
          <FileInput {...control} multiple onChoose={onChoose} />
          <Icon name={chosen === 0 ? 'upload' : 'plus'} size={chosen === 0 ? 28 : 20} />
          <Box component="span" sx={{ minWidth: 0, lineHeight: 1.4, fontWeight: 600 }}>
            {chosen === 0 ? 'Choose one or several files, or drop them here' : 'Add more files'}
          </Box>
        </Stack>
      )}
    </Field>
  );
}

const zone = ({ over, invalid, small }: { over: boolean; invalid: boolean; small: boolean }) =>
  ({
    position: 'relative',
    alignItems: 'center',
    minHeight: small ? 52 : 84,
    p: small ? '8px 20px' : '16px 20px',
    border: `1.5px ${over ? 'solid' : 'dashed'}`,
    borderColor: over ? 'primary.main' : 'var(--edge)',
    borderRadius: '12px',
    color: 'primary.main',
    transition: 'background-color 120ms, border-color 120ms',
    ...(over && { bgcolor: 'var(--actionSoft)' }),
    ...(invalid && { border: '2px solid', borderColor: 'error.main' }),
    '&:hover': { borderColor: 'primary.main', bgcolor: 'var(--actionSoft)' },
    '&:has(:focus-visible)': { outline: '3px solid var(--action)', outlineOffset: '1px' },
  }) as const;
