import { maritalStatusOptions } from '@settlewise/contract/options';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/form/SelectField';
import { TickInForm } from '../../../ui/form/TickInForm';
import { isMarried } from '../isMarried';
import { HangsOn } from './HangsOn';
import type { StepFields } from './stepFields';

export function RelationshipStep({ form, field, inForm }: StepFields) {
  const maritalStatus = useWatch({ control: form.control, name: 'maritalStatus' });
  return (
    <>
      <SelectField
        label="Marital status"
        optional
        options={maritalStatusOptions}
        placeholder="Choose your marital status"
        {...field('maritalStatus')}
      />
      {isMarried(maritalStatus) && (
        <HangsOn>
          <TickInForm
            {...inForm('marriedToBritishCitizen')}
            label="I am married to or in a civil partnership with a British citizen"
          />
        </HangsOn>
      )}
    </>
  );
}
