import Stack from '@mui/material/Stack';
import type { StepFields } from './stepFields';
import { TickInStep } from './TickInStep';

export function IntentionsStep({ form, idOf }: StepFields) {
  return (
    <Stack spacing={1}>
      <TickInStep
        form={form}
        idOf={idOf}
        name="intendsToStayInUK"
        label="I intend to stay in the UK"
        hint="Your main home will go on being here."
      />
      <TickInStep
        form={form}
        idOf={idOf}
        name="goodCharacter"
        label="I meet the good character requirement"
        hint="No serious offences, unpaid taxes or breaches of immigration law. If you are not sure, take advice before you apply."
      />
    </Stack>
  );
}
