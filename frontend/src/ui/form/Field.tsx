import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';

/** What ties a control to its label, help and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Known from outside where an error summary links to the field. */
  id?: string | undefined;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

const fieldSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 0.75,
  minWidth: 0,
} as const;

/** Label above, help under the label, error under the control. `TwoColumns` puts the controls of two on one line. */
export function Field({ id: givenId, label, optional = false, hint, error, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint !== undefined && hintId, error !== undefined && errorId].filter(Boolean).join(' ');
  return (
    <Box className="field" sx={fieldSx}>
      <Stack spacing={0.75}>
        <Typography component="label" id={`${id}-label`} htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
          {optional && (
            <Typography component="span" color="textDisabled">
              {' '}
              (optional)
            </Typography>
          )}
        </Typography>
        {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      </Stack>
      <Stack spacing={0.75} sx={{ minWidth: 0 }}>
        {children({
          id,
          'aria-describedby': described === '' ? undefined : described,
          'aria-invalid': error === undefined ? undefined : true,
        })}
        {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      </Stack>
    </Box>
  );
}

/** Help under a label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Typography component="div" id={id} variant="body2" color="textSecondary" sx={{ mt: '-4px' }}>
      {children}
    </Typography>
  );
}

/** What is wrong with a field, under its control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Typography
      id={id}
      variant="body2"
      color="error"
      sx={{ display: 'flex', gap: 0.75, fontWeight: 600, lineHeight: 1.4, '& > svg': { mt: '2px' } }}
    >
      <Icon name="alert" size={18} />
      <span>{children}</span>
    </Typography>
  );
}
