import { documentTypeOptions } from '@settlewise/contract/documents';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Disclosure } from '../../ui/Disclosure';
import { TicksInForm } from '../../ui/form/TicksInForm';
import type { InForm } from '../../ui/form/useInForm';
import { useDocuments } from './documentQueries';

interface EvidenceProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Whether documents are chosen already. */
  hasEvidence: boolean;
}

/** Ticks for the documents of the vault, which are asked for once somebody opens them. */
export function EvidenceInForm<Values extends FieldValues>(props: InForm<Values, EvidenceProps>) {
  const { hasEvidence, ...tied } = props;
  const [isOpen, setIsOpen] = useState(hasEvidence);
  return (
    <Disclosure summary={`${tied.label} (optional)`} open={isOpen} onTurned={setIsOpen}>
      {isOpen && <VaultTicks tied={tied} />}
    </Disclosure>
  );
}

function VaultTicks<Values extends FieldValues>({
  tied,
}: {
  tied: Omit<InForm<Values, EvidenceProps>, 'hasEvidence'>;
}) {
  const { data: documents } = useDocuments();
  if (documents === undefined) return null;
  if (documents.length === 0) return <p>Your vault has no documents yet. Add them under Documents.</p>;
  return (
    <TicksInForm
      {...tied}
      hint="For example tickets, boarding passes, stamps or a doctor’s letter."
      choices={documents.map(({ id, title, documentType }) => ({
        value: id,
        label: title,
        hint: documentTypeOptions.find(({ value }) => value === documentType)?.label,
      }))}
    />
  );
}
