import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FieldValues } from 'react-hook-form';
import { FieldError } from '../../ui/form/Field';
import { Tick } from '../../ui/form/Tick';
import { useInForm, type InForm } from '../../ui/form/useInForm';
import { useDependants } from './dependantQueries';
import { fullNameOf } from './labels';

interface DependantsFieldProps {
  id: string;
  label: string;
  error: string | undefined;
  hint?: string;
  /** Told what is chosen now, in the form's own way. */
  onChosen?: (chosen: string) => void;
}

/** Ticks for the dependants of the record; nothing where there are none. The form holds their ids as a text: `1 3`. */
export function DependantsInForm<Values extends FieldValues>(props: InForm<Values, DependantsFieldProps>) {
  const { control, name, id, label, error, hint, onChosen } = props;
  const { value, onChange } = useInForm({ control, name });
  const { data: dependants = [] } = useDependants();
  if (dependants.length === 0) return null;
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
        <Typography component="span" color="textDisabled">
          {' '}
          (optional)
        </Typography>
      </Box>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {dependants.map((dependant, index) => (
        <Tick
          key={dependant.id}
          // The message of the field leads to the first of them.
          id={index === 0 ? id : `${id}-${dependant.id}`}
          label={fullNameOf(dependant)}
          checked={chosen.includes(`${dependant.id}`)}
          onChange={(ticked) => {
            const now = dependants
              .map((each) => `${each.id}`)
              .filter((each) => (each === `${dependant.id}` ? ticked : chosen.includes(each)))
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
