import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Tick } from './Tick';
import { useInForm, type InForm } from './useInForm';

type TickInFormProps<Values extends FieldValues> = InForm<
  Values,
  Omit<ComponentProps<typeof Tick>, 'checked'>
> & {
  /** Nothing can be wrong with a tick; forms hand it on with the rest. */
  error?: string | undefined;
  /** Told after the form has it. */
  onTicked?: (ticked: boolean) => void;
};

/** A statement that belongs to a form, which holds `yes` where it is ticked and `no` where it is not. */
export function TickInForm<Values extends FieldValues>(props: TickInFormProps<Values>) {
  const { control, name, error: _never, onTicked, ...tick } = props;
  const { value, onChange } = useInForm({ control, name });
  return (
    <Tick
      {...tick}
      checked={value === 'yes'}
      onChange={(ticked) => {
        onChange(ticked ? 'yes' : 'no');
        onTicked?.(ticked);
      }}
    />
  );
}
