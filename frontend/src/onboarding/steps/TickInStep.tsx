import { Controller } from 'react-hook-form';
import { Tick } from '../../ui/form/Tick';
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
};

/** A statement of a step, to be ticked where it is true. */
export function TickInStep({ form, idOf, name, label, hint }: TickInStepProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <Tick id={idOf(name)} label={label} hint={hint} checked={value} onChange={onChange} />
      )}
    />
  );
}
