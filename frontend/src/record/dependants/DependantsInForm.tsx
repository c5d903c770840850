import type { FieldValues } from 'react-hook-form';
import { TicksInForm } from '../../ui/form/TicksInForm';
import type { InForm } from '../../ui/form/useInForm';
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

/** Ticks for the dependants of the record; nothing where there are none. */
export function DependantsInForm<Values extends FieldValues>(props: InForm<Values, DependantsFieldProps>) {
  const { data: dependants = [] } = useDependants();
  if (dependants.length === 0) return null;
  return (
    <TicksInForm
      {...props}
      choices={dependants.map((dependant) => ({ value: `${dependant.id}`, label: fullNameOf(dependant) }))}
    />
  );
}
