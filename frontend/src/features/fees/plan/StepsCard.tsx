import Stack from '@mui/material/Stack';
import { Button } from '../../../ui/Button';
import { SectionCard } from '../../../ui/SectionCard';
import { Note } from '../../../ui/Note';
import { newStep, type PlannedPerson, type PlannedStep } from './plan';
import type { Lacking } from './questionOf';
import { StepFields } from './StepFields';

const most = 40;

interface StepsCardProps {
  steps: readonly PlannedStep[];
  people: readonly PlannedPerson[];
  lacking: Lacking;
  foldsTo: string | undefined;
  onChange: (steps: PlannedStep[]) => void;
}

/** The applications on the way, each on its day. */
export function StepsCard({ steps, people, lacking, foldsTo, onChange }: StepsCardProps) {
  // The next one is mostly on the same route.
  const visaType = steps.findLast((step) => step.visaType !== '')?.visaType ?? '';
  return (
    <SectionCard
      title="What you apply for"
      lead="Add each application up to the passport. The fee is that of the day on which you pay."
      foldsTo={foldsTo}
    >
      <Stack spacing={2}>
        {steps.length === 0 && <Note>No application yet. Add the next one that you mean to make.</Note>}
        {steps.map((step, place) => (
          <StepFields
            key={step.id}
            {...{ step, place, people, problem: lacking.get(step.id) }}
            onChange={(part) =>
              onChange(steps.map((each) => (each.id === step.id ? { ...each, ...part } : each)))
            }
            onRemove={() => onChange(steps.filter(({ id }) => id !== step.id))}
          />
        ))}
        {steps.length < most && (
          <Button
            look="quiet"
            icon="plus"
            onClick={() => onChange([...steps, newStep({ visaType })])}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add an application
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}
