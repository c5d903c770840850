import type { DependantResponse } from '@settlewise/contract';
import { addressFormRule, addressForms, type AddressForm, type CivilDate } from '@settlewise/rules';
import { useId } from 'react';
import { fullNameOf } from '../../record/dependants/labels';
import { SectionCard } from '../../ui/SectionCard';
import { DateField } from '../../ui/dates/DateField';
import { SelectField } from '../../ui/form/SelectField';
import { Tick } from '../../ui/form/Tick';
import { TwoColumns } from '../../ui/form/TwoColumns';

/** What the addresses are checked for. */
export interface Asked {
  readonly form: AddressForm;
  /** As it was typed: it may be no date yet. */
  readonly applicationOn: CivilDate;
  /** Of a British citizen; read for AN alone. */
  readonly spouse: boolean;
  /** The id of the dependant whose addresses they are; null for the person's own. */
  readonly whose: number | null;
}

interface FormAskedProps {
  asked: Asked;
  dependants: readonly DependantResponse[];
  onChange: (asked: Asked) => void;
}

const forms = addressForms.map((form) => ({ value: form, label: addressFormRule(form).title }));

/** Which form is meant, and when it will be sent. */
export function FormAsked({ asked, dependants, onChange }: FormAskedProps) {
  const tickId = useId();
  return (
    <SectionCard title="Which form?" className="noPrint">
      <TwoColumns>
        <SelectField
          label="Form"
          options={forms}
          value={asked.form}
          onChange={({ target }) => onChange({ ...asked, form: formNamed(target.value) ?? asked.form })}
        />
        <DateField
          label="Day of the application"
          value={asked.applicationOn}
          onChange={(applicationOn) => onChange({ ...asked, applicationOn })}
          earliest="2000-01-01"
          latest="2099-12-31"
        />
      </TwoColumns>
      {dependants.length > 0 && (
        <SelectField
          label="Whose addresses?"
          hint="In each address you can say who lived there with you."
          options={[
            { value: '', label: 'My own' },
            ...dependants.map((each) => ({ value: `${each.id}`, label: fullNameOf(each) })),
          ]}
          value={asked.whose === null ? '' : `${asked.whose}`}
          onChange={({ target }) =>
            onChange({ ...asked, whose: target.value === '' ? null : Number(target.value) })
          }
        />
      )}
      {asked.form === 'AN' && asked.whose === null && (
        <Tick
          id={tickId}
          label="My husband, wife or civil partner is a British citizen"
          checked={asked.spouse}
          onChange={(spouse) => onChange({ ...asked, spouse })}
        />
      )}
    </SectionCard>
  );
}

const formNamed = (text: string): AddressForm | undefined => addressForms.find((form) => form === text);
