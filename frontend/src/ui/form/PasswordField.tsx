import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { Icon } from '../Icon';
import { Input } from './controls';
import { Field } from './Field';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'autoComplete'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until the person asks to see it. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Box sx={{ position: 'relative' }}>
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            sx={{ pr: '104px' }}
          />
          <Button
            type="button"
            size="small"
            startIcon={<Icon name={shown ? 'eyeOff' : 'eye'} />}
            sx={{
              position: 'absolute',
              inset: '2px 2px 2px auto',
              minHeight: 44,
              m: 0,
              px: 1.5,
              typography: 'body2',
              fontWeight: 600,
            }}
            aria-label={shown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </Button>
        </Box>
      )}
    </Field>
  );
}
