import { roleLabel, wholeAddress } from '../../record/addresses/addressPart';
import { fullNameOf } from '../../record/dependants/labels';
import { SectionCard } from '../../ui/SectionCard';
import { SimpleTable } from '../../ui/SimpleTable';
import type { FormCheck } from './checkForForm';
import { asInForms, letterOf } from './sentences';

/** On paper: the addresses as a form takes them, in its order and with its dates. */
export function FormTable({ check: { inPeriod, asked, whose } }: { check: FormCheck }) {
  return (
    <SectionCard
      title={`For ${asked.form}${whose === null ? '' : `, ${fullNameOf(whose)}`}, the newest first`}
      className="printOnly"
    >
      <SimpleTable
        columns={['', 'Address', 'From', 'To', 'How']}
        rows={inPeriod.map((address, position) => [
          ...[letterOf(position), wholeAddress(address)],
          ...[asInForms(address.from), asInForms(address.to), roleLabel(address.role)],
        ])}
      />
    </SectionCard>
  );
}
