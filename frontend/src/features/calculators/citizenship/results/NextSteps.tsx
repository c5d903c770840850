import Stack from '@mui/material/Stack';
import type {
  CitizenshipCalculationRequest,
  CitizenshipCalculationResponse,
} from '@settlewise/contract/assessments';
import {
  type CitizenshipDocument,
  type CitizenshipPoint,
  citizenshipSteps,
  type CostsOnDay,
} from '@settlewise/rules/nextSteps';
import { BulletList } from '../../../../ui/BulletList';
import { FactList } from '../../../../ui/FactList';
import { Pill } from '../../../../ui/Pill';
import { FeesNote } from '../../nextSteps/FeesNote';
import { NextStepsCard } from '../../nextSteps/NextStepsCard';
import { pounds } from '../../nextSteps/pounds';
import type { Step } from '../../wizard/steps';
import { documentNames, documentTicks, requirementNames } from '../requirements';

interface NextStepsProps {
  form: CitizenshipCalculationRequest;
  result: CitizenshipCalculationResponse;
  onChange: ((step: Step) => void) | undefined;
}

/** Where to apply for citizenship, for how much, with what, and what is still open. */
export function NextSteps({ form, result, onChange }: NextStepsProps) {
  const steps = citizenshipSteps(form, result);
  const names = requirementNames(result.applicationDate);
  return (
    <NextStepsCard
      steps={steps}
      nameOf={(key) => (isDocument(key) ? `To get ready: ${documentNames[key]}` : names[key])}
      onChange={onChange}
      foldsTo="where and how"
      costs={<Costs costs={steps.costs} />}
      documents={
        <BulletList>
          {steps.documents.map(({ key, title, words }) => (
            <li key={key}>
              <strong>{title}</strong>: {words}
            </li>
          ))}
        </BulletList>
      }
    />
  );
}

const isDocument = (key: CitizenshipPoint | CitizenshipDocument): key is CitizenshipDocument =>
  documentTicks.some((document) => document === key);

function Costs({ costs }: { costs: CostsOnDay }) {
  const { due, extra, total, expected } = costs;
  return (
    <Stack spacing={1}>
      <FactList
        facts={[
          ...due.map(({ title, amount }) => ({ name: title, value: pounds(amount) })),
          ...(due.length > 1 ? [{ name: 'Together, for each person', value: pounds(total) }] : []),
          ...extra.map(({ title, amount }) => ({ name: `${title}, each attempt`, value: pounds(amount) })),
          { name: 'Biometrics (fingerprints and photo)', value: 'No separate fee' },
        ]}
      />
      {expected && (
        <p>
          <Pill tone="plain" icon="clock">
            Expected
          </Pill>
        </p>
      )}
      <FeesNote costs={costs} />
    </Stack>
  );
}
