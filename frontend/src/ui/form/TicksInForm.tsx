import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { FieldError } from './Field';
import { Tick } from './Tick';
import { useInForm, type InForm } from './useInForm';

interface TicksProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string | undefined;
  /** At least one has to be chosen. */
  required?: boolean;
  choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
  /** Told what is chosen now, in the form's own way. */
  onChosen?: ((chosen: string) => void) | undefined;
}

/** A tick for each of some things, of which any number may be chosen. The form holds their ids as a text: `1 3`. */
export function TicksInForm<Values extends FieldValues>(props: InForm<Values, TicksProps>) {
  const { control, name, id, label, error, hint, required = false, choices, onChosen } = props;
  const { value, onChange } = useInForm({ control, name });
  const chosen = value.split(' ').filter(Boolean);
  const errorId = `${id}-error`;
  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? undefined : errorId}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {label}
        {!required && (
          <Typography component="span" color="textDisabled">
            {' '}
            (optional)
          </Typography>
        )}
      </Box>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {choices.map((choice, index) => (
        <Tick
          key={choice.value}
          // The message of the field leads to the first of them.
          id={index === 0 ? id : `${id}-${choice.value}`}
          label={choice.label}
          hint={choice.hint}
          checked={chosen.includes(choice.value)}
          onChange={(ticked) => {
            const now = choices
              .map((each) => each.value)
              .filter((each) => (each === choice.value ? ticked : chosen.includes(each)))
              .join(' ');
            onChosen?.(now);
            onChange(now);
          }}
        />
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </Box>
  );
}
