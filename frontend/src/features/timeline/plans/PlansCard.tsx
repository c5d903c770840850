import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { mostPlans, type PlanResponse } from '@settlewise/contract/plans';
import { useId, useState } from 'react';
import { messageFor } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { Disclosure } from '../../../ui/Disclosure';
import { SelectField } from '../../../ui/form/SelectField';
import { Notice } from '../../../ui/Notice';
import { SectionCard } from '../../../ui/SectionCard';
import { firstPlans, problemsOf, withPlan, type PlanField, type TypedPlan } from './plan';
import { routeOptions as routes, serviceOptions as services } from './planOptions';
import { PlanResult } from './PlanResult';
import { onePlan, plansBeside } from './plansBeside';
import { usePlans } from './plansQuery';

interface PlansCardProps {
  /** Told of the plans whose answers stand there; of none once something else is typed. */
  onCompared: (plans: readonly TypedPlan[]) => void;
}

/** Two or more ways beside each other: another route, a decision that is paid for, another day, a further journey. */
export function PlansCard({ onCompared }: PlansCardProps) {
  const [plans, setPlans] = useState(firstPlans);
  const [isChecked, setIsChecked] = useState(false);
  const answer = usePlans();

  /** What was answered is not the answer to what is typed now. */
  function change(next: readonly TypedPlan[]): void {
    setPlans(next);
    answer.reset();
    onCompared([]);
  }

  function compare(): void {
    setIsChecked(true);
    if (plans.every((plan) => Object.keys(problemsOf(plan)).length === 0))
      answer.mutate(plans, { onSuccess: () => onCompared(plans) });
  }

  return (
    <SectionCard
      title="Plans side by side"
      lead="Compare ways to settlement and citizenship, by your own record. Nothing of this changes your record."
      foldsTo="Compare ways"
      {...(answer.data === undefined && { className: 'noPrint' })}
    >
      <Box sx={plansBeside}>
        {plans.map((plan, index) => (
          <PlanFields
            key={plan.id}
            plan={plan}
            title={`Plan ${index + 1}`}
            problems={isChecked ? problemsOf(plan) : {}}
            answer={answer.data?.plans[index]}
            onChange={(changed) => change(plans.map((each) => (each.id === plan.id ? changed : each)))}
            onRemove={plans.length > 1 ? () => change(plans.filter(({ id }) => id !== plan.id)) : undefined}
          />
        ))}
      </Box>
      {answer.isError && (
        <Notice tone="over" role="alert">
          {messageFor(answer.error, 'The plans could not be compared. Please try again.')}
        </Notice>
      )}
      <Stack direction="row" className="noPrint" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button busy={answer.isPending} onClick={compare}>
          Compare plans
        </Button>
        {plans.length < mostPlans && (
          <Button look="quiet" icon="plus" onClick={() => change(withPlan(plans))}>
            Add a plan
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}

interface PlanFieldsProps {
  plan: TypedPlan;
  title: string;
  problems: Readonly<Partial<Record<PlanField, string>>>;
  answer: PlanResponse | undefined;
  onChange: (plan: TypedPlan) => void;
  /** Left out for the last one. */
  onRemove: (() => void) | undefined;
}

function PlanFields({ plan, title, problems, answer, onChange, onRemove }: PlanFieldsProps) {
  const id = useId();
  const day = (field: PlanField, label: string) => (
    <DateField
      label={label}
      optional
      value={plan[field]}
      error={problems[field]}
      onChange={(value) => onChange({ ...plan, [field]: value })}
    />
  );
  return (
    <Stack role="group" aria-labelledby={id} spacing={2} sx={onePlan}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h5" component="h3" id={id}>
          {title}
        </Typography>
        {onRemove !== undefined && (
          <Button look="plain" icon="close" className="noPrint" onClick={onRemove}>
            Remove<span className="visuallyHidden"> {title}</span>
          </Button>
        )}
      </Stack>
      {/* On paper stands what came of it. */}
      <Stack className="noPrint" spacing={2}>
        <SelectField
          label="Way"
          options={routes}
          value={plan.route}
          onChange={({ target: { value } }) =>
            onChange({ ...plan, route: routes.find((route) => route.value === value)?.value ?? 'own' })
          }
        />
        <SelectField
          label="Service"
          options={services}
          value={plan.service}
          onChange={({ target: { value } }) =>
            onChange({ ...plan, service: services.find((one) => one.value === value)?.value ?? 'standard' })
          }
        />
        <Disclosure summary="Another day, or a further journey">
          <Stack spacing={2}>
            {day('applyOn', 'You apply on')}
            {day('leaves', 'You leave the UK on')}
            {day('comesBack', 'You come back on')}
          </Stack>
        </Disclosure>
      </Stack>
      {answer !== undefined && <PlanResult plan={answer} />}
    </Stack>
  );
}
