import type { DependantResponse } from '@settlewise/contract/dependants';
import { type FormSheetKey, formSheetKeys } from '@settlewise/contract/forms';
import { fullNameOf } from '../../record/dependants/labels';
import { shortLabels } from '../../record/forms/shortLabels';
import { DateField } from '../../ui/dates/DateField';
import { SelectField } from '../../ui/form/SelectField';
import { TwoColumns } from '../../ui/form/TwoColumns';
import { Note } from '../../ui/Note';
import { SectionCard } from '../../ui/SectionCard';
import type { FormsDraft } from './formsDraft';
import { formLabels } from './labels';

interface FormAskedProps {
  form: FormSheetKey;
  applicant: FormsDraft['applicant'];
  /** As it was typed: it may be no date yet. */
  on: string;
  /** Whether form and day are those of the record still. */
  isOfRecord: boolean;
  dependants: readonly DependantResponse[];
  onChange: (part: Partial<FormsDraft>) => void;
}

const forms = formSheetKeys.map((value) => ({ value, label: formLabels[value] }));

/** Which form is meant, for whom, and for which day. */
export function FormAsked({ form, applicant, on, isOfRecord, dependants, onChange }: FormAskedProps) {
  return (
    <SectionCard title="Which form?" className="noPrint" foldsTo={shortLabels[form]}>
      <TwoColumns>
        <SelectField
          label="Form"
          options={forms}
          value={form}
          onChange={({ target }) =>
            onChange({ form: formSheetKeys.find((key) => key === target.value) ?? form })
          }
        />
        <DateField
          label="Day of the application"
          value={on}
          onChange={(typed) => onChange({ on: typed })}
          earliest="2000-01-01"
          latest="2099-12-31"
        />
      </TwoColumns>
      {dependants.length > 0 && (
        <SelectField
          label="For whom?"
          options={[
            { value: 'you', label: 'Myself' },
            ...dependants.map((each) => ({ value: `${each.id}`, label: fullNameOf(each) })),
          ]}
          value={`${applicant}`}
          onChange={({ target }) =>
            onChange({ applicant: target.value === 'you' ? 'you' : Number(target.value) })
          }
        />
      )}
      {isOfRecord && <Note>Your record leads to this form and day. You can choose others.</Note>}
      {form === 'mn1' && applicant === 'you' && (
        <Note>MN1 is for a child: choose for whom, or add your child to your dependants first.</Note>
      )}
    </SectionCard>
  );
}
