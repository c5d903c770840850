import { documentFields } from '@settlewise/contract/documents';
import type { FieldValues } from 'react-hook-form';
import { runsOutOn } from '../../ui/dates/ranges';
import { useToday } from '../../ui/dates/useToday';
import { DateInForm } from '../../ui/form/DateInForm';
import type { InForm } from '../../ui/form/useInForm';

type OfForm<Values extends FieldValues> = InForm<Values, object>;

const { issuedOn, coversFrom, coversTo } = documentFields;

/** The day that stands on a document. */
export function IssuedField<Values extends FieldValues>({ day }: { day: OfForm<Values> }) {
  return <DateInForm {...day} label={issuedOn.label} optional {...runsOutOn(useToday())} />;
}

/** The days of which a document says something, for the months that a checklist counts. */
export function CoversFields<Values extends FieldValues>({
  from,
  to,
}: Record<'from' | 'to', OfForm<Values>>) {
  const range = runsOutOn(useToday());
  return (
    <>
      <DateInForm {...from} label={coversFrom.label} optional {...range} />
      <DateInForm {...to} label={coversTo.label} optional {...range} />
    </>
  );
}
