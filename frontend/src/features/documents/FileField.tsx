import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { Field } from '../../ui/form/Field';
import { Icon } from '../../ui/Icon';
import { acceptedEndings } from './documentForm';
import { formatFileSize, inMegabytes } from '../../record/documents/fileSize';

interface FileFieldProps {
  id: string;
  file: File | null;
  /** The bytes that it may have; null where that is not known. */
  limit: number | null;
  /** Whether a file is being dragged over the page. */
  over: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
  onBlur: () => void;
}

/** A file that is picked, or dropped on the form around it. */
export function FileField({ id, file, limit, over, error, onChoose, onBlur }: FileFieldProps) {
  const chosenId = `${id}-chosen`;
  return (
    <Field
      id={id}
      label="File"
      hint={`PDF, Word, JPEG or PNG${limit === null ? '' : `, at most ${inMegabytes(limit)}`}`}
      error={error}
    >
      {({ 'aria-describedby': describedBy, ...control }) => (
        <Stack direction="row" spacing={2} sx={zone(over, error !== undefined)}>
          <Box
            component="input"
            {...control}
            type="file"
            accept={acceptedEndings}
            // Over the whole zone, so that a press anywhere opens the picker.
            sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
            aria-describedby={[describedBy, chosenId].filter(Boolean).join(' ')}
            onBlur={onBlur}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              const chosen = target.files?.[0];
              if (chosen !== undefined) onChoose(chosen);
              // The same file can be chosen once more, after it has been changed.
              target.value = '';
            }}
          />
          <Icon name={file === null ? 'upload' : 'document'} size={28} />
          <Stack
            component="span"
            id={chosenId}
            role="status"
            sx={{ minWidth: 0, lineHeight: 1.4, fontWeight: 600 }}
          >
            {file === null ? (
              'Choose a file, or drop it here'
            ) : (
              <>
                <Box component="span" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
                  {file.name}
                </Box>
                <span>
                  <Typography component="span" variant="body2" color="textSecondary">
                    {formatFileSize(file.size)} ·{' '}
                  </Typography>
                  Choose another file
                </span>
              </>
            )}
          </Stack>
        </Stack>
      )}
    </Field>
  );
}

const zone = (over: boolean, invalid: boolean) =>
  ({
    position: 'relative',
    alignItems: 'center',
    minHeight: 84,
    p: '16px 20px',
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
