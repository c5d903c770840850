import { gapExceptionOptions } from '@settlewise/contract/options';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ComponentProps, ReactNode } from 'react';
import { formatLongDate } from '../../ui/dates/formatDate';
import { SelectField } from '../../ui/form/SelectField';

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'not_sure', label: 'Not sure' },
];

type QuestionField = Pick<
  ComponentProps<typeof SelectField>,
  'id' | 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'
>;

interface ApplicationQuestionProps {
  /** The last day of the visa before. */
  ended: CivilDate;
  field: QuestionField;
  /** What excuses a late application. */
  exception: QuestionField;
  /** Only a late application needs an exception. */
  isLate: boolean;
  /** The field for the day of the application. */
  children: ReactNode;
}

/** Whether a visa was applied for in time: asked where days lie between it and the visa before. */
export function ApplicationQuestion({ ended, field, exception, isLate, children }: ApplicationQuestionProps) {
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
      {isLate && (
        <SelectField
          label="Does the law excuse the days without a visa?"
          optional
          hint="Then your years go on, but these days do not count. Your decision letter or an email from the Home Office shows it."
          options={gapExceptionOptions}
          placeholder="No, or I do not know"
          {...exception}
        />
      )}
    </>
  );
}
