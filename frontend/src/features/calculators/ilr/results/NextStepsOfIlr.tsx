import Stack from '@mui/material/Stack';
import type { IlrCalculationResponse } from '@settlewise/contract/assessments';
import { type SettlementPoint, settlementSteps } from '@settlewise/rules/nextSteps';
import { Pill } from '../../../../ui/Pill';
import { NextStepsCard } from '../../nextSteps/NextStepsCard';
import { pounds } from '../../nextSteps/pounds';
import type { Step } from '../../wizard/steps';
import { asksLifeInTheUk, englishAsked, lifeInTheUkNotAsked } from './englishWords';

interface NextStepsOfIlrProps {
  result: IlrCalculationResponse;
  onChange: ((step: Step) => void) | undefined;
}

/** What each question is called. */
const names: Readonly<Record<Exclude<SettlementPoint, 'englishLanguage'>, string>> = {
  financialRequirement: 'Financial requirements',
  goodCharacter: 'Good character',
};

/** Where to apply for ILR, for how much, with what, and what is still open. The folds below it say more of each. */
export function NextStepsOfIlr({ result, onChange }: NextStepsOfIlrProps) {
  const steps = settlementSteps(result);
  const { total, expected, extra } = steps.costs;
  return (
    <NextStepsCard
      title="Your application"
      steps={steps}
      nameOf={(key) => (key === 'englishLanguage' ? englishAsked(result) : names[key])}
      openTitle="What is not met by your answers"
      neverAsked={asksLifeInTheUk(result) ? lifeInTheUkNotAsked(result) : undefined}
      onChange={onChange}
      costs={
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <span>
            {total === 0 ? 'Nothing.' : `${pounds(total)} for each person.`}
            {extra.length > 0 && ' “Costs” below has the rest.'}
          </span>
          {expected && (
            <Pill tone="plain" icon="clock">
              Expected
            </Pill>
          )}
        </Stack>
      }
      documents={<p>{steps.documents.map(({ title }) => title).join(' · ')}</p>}
    />
  );
}
