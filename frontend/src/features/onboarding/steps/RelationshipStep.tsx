import { maritalStatusOptions } from '@settlewise/contract';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/form/SelectField';
import { isMarried } from '../isMarried';
import { HangsOn } from './HangsOn';
import type { StepFields } from './stepFields';
import { TickInStep } from './TickInStep';

export function RelationshipStep({ field, ...rest }: StepFields) {
  const maritalStatus = useWatch({ control: rest.form.control, name: 'maritalStatus' });
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
          <TickInStep
            {...rest}
            name="marriedToBritishCitizen"
            label="I am married to or in a civil partnership with a British citizen"
          />
        </HangsOn>
      )}
    </>
  );
}
