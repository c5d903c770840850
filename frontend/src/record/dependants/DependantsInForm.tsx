import type { DependantResponse } from '@settlewise/contract/dependants';
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
  /** Which dependants can be chosen; all of them where it is left out. */
  isOffered?: (dependant: DependantResponse) => boolean;
  /** Told what is chosen now, in the form's own way. */
  onChosen?: (chosen: string) => void;
}

/** Ticks for the dependants of the record; nothing where there are none. */
export function DependantsInForm<Values extends FieldValues>(props: InForm<Values, DependantsFieldProps>) {
  const { isOffered = () => true, ...tied } = props;
  const { data = [] } = useDependants();
  const dependants = data.filter(isOffered);
  if (dependants.length === 0) return null;
  return (
    <TicksInForm
      {...tied}
      choices={dependants.map((dependant) => ({ value: `${dependant.id}`, label: fullNameOf(dependant) }))}
    />
  );
}
