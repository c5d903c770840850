import Typography from '@mui/material/Typography';
import type { PlanResponse } from '@settlewise/contract/plans';
import { Disclosure } from '../../../ui/Disclosure';
import { FactList } from '../../../ui/FactList';
import { ReasonLines } from '../ReasonLines';
import { planInWords } from './planInWords';

/** What becomes of a plan. */
export function PlanResult({ plan }: { plan: PlanResponse }) {
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 650 }}>{plan.ilrStatus}</Typography>
      {plan.note !== null && <p>{plan.note}</p>}
      <FactList facts={planInWords(plan)} />
      {plan.reasons.length > 0 && (
        <Disclosure summary="Why these days">
          <ReasonLines of={plan.reasons} />
        </Disclosure>
      )}
    </div>
  );
}
