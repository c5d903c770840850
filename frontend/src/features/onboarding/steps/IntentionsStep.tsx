import Stack from '@mui/material/Stack';
import { TickInForm } from '../../../ui/form/TickInForm';
import type { StepFields } from './stepFields';

export function IntentionsStep({ inForm }: StepFields) {
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
    </Stack>
  );
}
