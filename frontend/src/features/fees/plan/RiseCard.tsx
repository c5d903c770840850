import { TextField } from '../../../ui/form/TextField';
import { SectionCard } from '../../../ui/SectionCard';
import { partsOfPlan } from './plan';
import { riseInWords } from './questionOf';

interface RiseCardProps {
  rise: string;
  problem: string | null;
  onChange: (rise: string) => void;
}

/** A rise that the person supposes: it never becomes part of a fee. */
export function RiseCard({ rise, problem, onChange }: RiseCardProps) {
  return (
    <SectionCard
      title="If fees rise"
      lead="Fees have mostly risen in April. Suppose a rise, and see the sum with it beside the bill."
      foldsTo={riseInWords(rise, problem)}
      oneOf={partsOfPlan}
    >
      <TextField
        label="Rise each April, in percent"
        optional
        inputMode="numeric"
        maxLength={3}
        value={rise}
        error={problem ?? undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    </SectionCard>
  );
}
