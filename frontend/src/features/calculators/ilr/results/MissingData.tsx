import type { IlrCalculationResponse, MissingResponse } from '@settlewise/contract/assessments';
import type { Step } from '../../wizard/steps';
import { Button } from '../../../../ui/Button';
import { SectionCard } from '../../../../ui/SectionCard';
import { wayToIlr } from './wayToIlr';

interface MissingDataProps {
  result: IlrCalculationResponse;
  onGoBack: ((step: Step) => void) | undefined;
}

/** What has to be known before anything can be said, with the way back to where it is asked. */
export function MissingData({ result, onGoBack }: MissingDataProps) {
  const { verdict, missing } = result;
  if (verdict !== 'not_enough' || missing.length === 0) return null;
  const step = stepOf(missing);
  // The banner shows an unknown rule or a condition that no field can answer.
  if (wayToIlr(result) !== 'by_years' && step === null) return null;
  return (
    <SectionCard heading="h3" title="What is missing">
      <ul>
        {missing.map(({ code, message, from }) => (
          <li key={`${code} ${from ?? ''}`}>{message}</li>
        ))}
      </ul>
      {onGoBack !== undefined && step !== null && (
        <div className="noPrint">
          <Button onClick={() => onGoBack(step)}>
            {step === 1 ? 'Go back to your visa' : 'Go back to your absences'}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

/** The first step that asks for something missing; null where nothing that could be typed would help. */
function stepOf(missing: readonly MissingResponse[]): Step | null {
  const fields = missing.flatMap(({ field }) => (field === undefined ? [] : [field]));
  if (fields.some((field) => !field.startsWith('absencesPerYear') && !field.startsWith('detailedAbsences')))
    return 1;
  return fields.length > 0 ? 2 : null;
}
