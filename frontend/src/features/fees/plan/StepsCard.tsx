import Stack from '@mui/material/Stack';
import { isCivilDate } from '@settlewise/rules/calendar';
import { poundsOfPence } from '@settlewise/rules/parameters';
import { Button } from '../../../ui/Button';
import { formatDate } from '../../../ui/dates/formatDate';
import { SectionCard } from '../../../ui/SectionCard';
import { Note } from '../../../ui/Note';
import { useNarrow } from '../../../ui/useNarrow';
import { titleOfStep } from '../labels';
import type { FirstDaysToSettle } from './knownOfRecord';
import { newStep, partsOfPlan, type PlannedPerson, type PlannedStep } from './plan';
import { passportNote } from './passportNote';
import { PlannedPart, useOpenPart } from './PlannedPart';
import type { Lacking } from './questionOf';
import { StepFields } from './StepFields';
import { whoSettles } from './whoSettles';

const most = 40;

interface StepsCardProps {
  steps: readonly PlannedStep[];
  people: readonly PlannedPerson[];
  firstDays: FirstDaysToSettle;
  /** What each costs, by its id; left out are those that cannot be counted. */
  sums: ReadonlyMap<string, number>;
  /** Why a step is planned as it is. */
  whyOf: (step: PlannedStep) => readonly string[];
  /** Why no citizenship is planned for the person; null where it is planned, or where a step says it. */
  leftOut: string | null;
  lacking: Lacking;
  /** On a phone it stands open at first. */
  isOpen: boolean;
  onChange: (steps: PlannedStep[]) => void;
}

/** The applications on the way, each on its day. */
export function StepsCard(props: StepsCardProps) {
  const { steps, people, firstDays, sums, whyOf, leftOut, lacking, isOpen, onChange } = props;
  // The next one is mostly on the same route.
  const visaType = steps.findLast((step) => step.visaType !== '')?.visaType ?? '';
  const parts = useOpenPart(steps, lacking);
  const narrow = useNarrow(640);
  return (
    <SectionCard
      title="What you apply for"
      lead="The fee is that of the day on which you pay."
      foldsTo={String(steps.length)}
      isOpen={isOpen}
      oneOf={partsOfPlan}
    >
      <Stack spacing={{ xs: 0, sm: 2 }}>
        {steps.length === 0 && <Note>No application yet. Add the next one that you mean to make.</Note>}
        {steps.map((step, place) => (
          <PlannedPart
            key={step.id}
            id={step.id}
            // A phone has no room for the sum, which its first card says of all.
            summary={summaryOf(step, people, narrow ? undefined : sums.get(step.id))}
            parts={parts}
            lacks={lacking.get(step.id)}
            isOnly={steps.length === 1}
          >
            <StepFields
              step={step}
              place={place}
              people={people}
              why={whyOf(step)}
              problem={lacking.get(step.id)}
              firstDays={whoSettles(firstDays, steps)}
              passport={passportNote(step, steps, people)}
              onChange={(part) =>
                onChange(steps.map((each) => (each.id === step.id ? { ...each, ...part } : each)))
              }
              onRemove={() => onChange(steps.filter(({ id }) => id !== step.id))}
            />
          </PlannedPart>
        ))}
        {leftOut !== null && <Note>{`No citizenship is planned for you. ${leftOut}`}</Note>}
        {steps.length < most && (
          <Button
            look="quiet"
            icon="plus"
            onClick={() => {
              const added = newStep({ visaType });
              parts.open(added.id);
              onChange([...steps, added]);
            }}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add an application
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}

/** `Settlement (ILR): Skilled Worker, 26 Nov 2026, £3,226` */
const summaryOf = (step: PlannedStep, people: readonly PlannedPerson[], pence: number | undefined): string =>
  [
    titleOfStep(step, people),
    ...(isCivilDate(step.on) ? [formatDate(step.on)] : []),
    ...(pence === undefined ? [] : [poundsOfPence(pence)]),
  ].join(', ');
