import { Controller } from 'react-hook-form';
import { Tick } from '../../../ui/form/Tick';
import type { StepFields } from './stepFields';

type TickInStepProps = Pick<StepFields, 'form' | 'idOf'> & {
  name:
    | 'hasILR'
    | 'marriedToBritishCitizen'
    | 'intendsToStayInUK'
    | 'goodCharacter'
    | 'lifeInUKPassed'
    | 'englishLanguageProof';
  label: string;
  hint?: string;
  onTicked?: (ticked: boolean) => void;
};

/** A statement of a step, to be ticked where it is true. */
export function TickInStep({ form, idOf, name, label, hint, onTicked }: TickInStepProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Tick
          id={idOf(name)}
          label={label}
          hint={hint}
          checked={value}
          onChange={(checked) => {
            onChange(checked);
            onTicked?.(checked);
          }}
        />
      )}
    />
  );
}
