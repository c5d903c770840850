import { roleLabel, wholeAddress } from '../../record/addresses/addressPart';
import { fullNameOf } from '../../record/dependants/labels';
import { SectionCard } from '../../ui/SectionCard';
import { SimpleTable } from '../../ui/SimpleTable';
import type { FormCheck } from './checkForForm';
import { proofsInWords } from './proofSentences';
import type { ProvenAddress } from './proofs';
import { asInForms, letterOf } from './sentences';

interface FormTableProps {
  check: FormCheck;
  proven: readonly ProvenAddress[];
}

/** On paper: the addresses as a form takes them, in its order and with its dates. */
export function FormTable({ check: { inPeriod, asked, whose }, proven }: FormTableProps) {
  return (
    <SectionCard
      title={`For ${asked.form}${whose === null ? '' : `, ${fullNameOf(whose)}`}, the newest first`}
      className="printOnly"
    >
      <SimpleTable
        columns={['', 'Address', 'From', 'To', 'How', 'Proof']}
        rows={inPeriod.map((address, position) => [
          letterOf(position),
          wholeAddress(address),
          asInForms(address.from),
          asInForms(address.to),
          roleLabel(address.role),
          proofOf(proven.find((each) => each.address.id === address.id)),
        ])}
      />
    </SectionCard>
  );
}

const proofOf = (proven: ProvenAddress | undefined): string =>
  proven === undefined ? '' : proofsInWords(proven) || 'none yet';
