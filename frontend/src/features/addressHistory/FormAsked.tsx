import { addressFormRule, addressForms, type AddressForm, type CivilDate } from '@settlewise/rules';
import { useId } from 'react';
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
}

interface FormAskedProps {
  asked: Asked;
  onChange: (asked: Asked) => void;
}

const forms = addressForms.map((form) => ({ value: form, label: addressFormRule(form).title }));

/** Which form is meant, and when it will be sent. */
export function FormAsked({ asked, onChange }: FormAskedProps) {
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
      {asked.form === 'AN' && (
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
