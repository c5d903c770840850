import Stack from '@mui/material/Stack';
import { Button } from '../../../ui/Button';
import { DateField } from '../../../ui/dates/DateField';
import { EntryBox } from '../../../ui/form/EntryBox';
import { TextField } from '../../../ui/form/TextField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { SectionCard } from '../../../ui/SectionCard';
import { atDate, atField } from './atField';
import { newCost, partsOfPlan, type PlannedCost } from './plan';
import type { Lacking } from './questionOf';

const most = 100;

interface CostsCardProps {
  costs: readonly PlannedCost[];
  lacking: Lacking;
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
      oneOf={partsOfPlan}
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
              {...atField(lacking.get(cost.id), 'label', cost.label)}
              onChange={({ target }) => change(cost.id, { label: target.value })}
            />
            <TwoColumns>
              <TextField
                label="Pounds"
                inputMode="decimal"
                maxLength={12}
                value={cost.pounds}
                {...atField(lacking.get(cost.id), 'pounds', cost.pounds)}
                onChange={({ target }) => change(cost.id, { pounds: target.value })}
              />
              <DateField
                label="Day you pay"
                value={cost.on}
                {...atDate(lacking.get(cost.id), 'on', cost.on)}
                onChange={(on) => change(cost.id, { on })}
              />
            </TwoColumns>
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
