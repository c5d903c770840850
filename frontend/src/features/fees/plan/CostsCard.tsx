import Stack from '@mui/material/Stack';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { EntryBox } from '../../../ui/form/EntryBox';
import { FieldError } from '../../../ui/form/Field';
import { TextField } from '../../../ui/form/TextField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { SectionCard } from '../../../ui/SectionCard';
import { newCost, type PlannedCost } from './plan';

const most = 100;

interface CostsCardProps {
  costs: readonly PlannedCost[];
  lacking: ReadonlyMap<string, string>;
  onChange: (costs: PlannedCost[]) => void;
}

/** What is paid beside fees. */
export function CostsCard({ costs, lacking, onChange }: CostsCardProps) {
  const change = (id: string, part: Partial<PlannedCost>) =>
    onChange(costs.map((cost) => (cost.id === id ? { ...cost, ...part } : cost)));
  return (
    <SectionCard
      title="Your own costs"
      lead="For example translations, an appointment or an adviser."
      foldsTo={costs.length === 0 ? 'None' : String(costs.length)}
    >
      <Stack spacing={2}>
        {costs.map((cost, place) => (
          <EntryBox
            key={cost.id}
            title={`Cost ${place + 1}`}
            heading="h3"
            onRemove={() => onChange(costs.filter(({ id }) => id !== cost.id))}
          >
            <TextField
              label="What it is for"
              maxLength={200}
              value={cost.label}
              onChange={({ target }) => change(cost.id, { label: target.value })}
            />
            <TwoColumns>
              <TextField
                label="Pounds"
                inputMode="decimal"
                maxLength={12}
                value={cost.pounds}
                onChange={({ target }) => change(cost.id, { pounds: target.value })}
              />
              <DateField label="Day you pay" value={cost.on} onChange={(on) => change(cost.id, { on })} />
            </TwoColumns>
            {lacking.has(cost.id) && (
              <FieldError id={`${cost.id}-problem`}>{lacking.get(cost.id)}</FieldError>
            )}
          </EntryBox>
        ))}
        {costs.length < most && (
          <Button
            look="quiet"
            icon="plus"
            onClick={() => onChange([...costs, newCost()])}
            sx={{ alignSelf: 'flex-start' }}
          >
            Add a cost
          </Button>
        )}
      </Stack>
    </SectionCard>
  );
}
