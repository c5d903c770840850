import { openAnswerOptions } from '@settlewise/contract/options';
import Stack from '@mui/material/Stack';
import { SelectField } from '../../../ui/form/SelectField';
import { TickInForm } from '../../../ui/form/TickInForm';
import type { StepFields } from './stepFields';

export function IntentionsStep({ field, inForm }: StepFields) {
  return (
    <Stack spacing={1}>
      <TickInForm
        {...inForm('intendsToStayInUK')}
        label="I intend to stay in the UK"
        hint="Your main home will go on being here."
      />
      <TickInForm
        {...inForm('goodCharacter')}
        label="I meet the good character requirement"
        hint="No serious offences, unpaid taxes or breaches of immigration law. If you are not sure, take advice before you apply."
      />
      <SelectField
        {...field('arrivedWithoutPermission')}
        label="Did you come to the UK without permission?"
        optional
        hint="For example in a small boat or hidden in a lorry. The Home Office then normally refuses citizenship, however long ago it was."
        placeholder="Choose one"
        options={openAnswerOptions}
      />
    </Stack>
  );
}
