import type { CivilDate } from '@settlewise/rules';
import type { ComponentProps, ReactNode } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { SelectField } from '../../ui/form/SelectField';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not_sure', label: 'Not sure' },
];

interface ApplicationQuestionProps {
  /** The last day of the visa before. */
  ended: CivilDate;
  field: Pick<ComponentProps<typeof SelectField>, 'id' | 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>;
  /** The field for the day of the application. */
  children: ReactNode;
}

/** Whether a visa was applied for in time: asked where days lie between it and the visa before. */
export function ApplicationQuestion({ ended, field, children }: ApplicationQuestionProps) {
  return (
    <>
      <SelectField
        label="Did you apply for it before the visa before it ended?"
        optional
        hint={`Your visa before ended on ${formatLongDate(ended)}. If you applied by then, your permission went on while you waited, and those days count towards ILR. If not, your years can start again. If you are not sure, we show both dates.`}
        options={answers}
        placeholder="Not answered"
        {...field}
      />
      {children}
    </>
  );
}
