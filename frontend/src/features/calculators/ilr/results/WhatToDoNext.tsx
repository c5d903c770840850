import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { Button } from '../../../../ui/Button';
import { SectionCard } from '../../../../ui/SectionCard';
import { NextStep } from './NextStep';

interface WhatToDoNextProps {
  result: IlrCalculationResponse;
  /** Opens the next steps. */
  onNextSteps: () => void;
}

/** What to do next, right beside the reasons. On paper the next steps follow, and it would be said twice. */
export function WhatToDoNext({ result, onNextSteps }: WhatToDoNextProps) {
  return (
    <SectionCard title="What to do next" className="noPrint">
      <NextStep result={result} />
      <Button look="quiet" iconAfter="arrowRight" onClick={onNextSteps}>
        Open the next steps
      </Button>
    </SectionCard>
  );
}
