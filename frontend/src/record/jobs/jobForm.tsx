import type { jobs } from '@settlewise/contract/collections';
import { useWatch } from 'react-hook-form';
import { isTypedMonth } from '../../ui/dates/dayOrMonth';
import type { CollectionForm } from '../collections/CollectionDialog';
import { FieldInForm, type FieldInFormProps } from '../collections/FieldInForm';
import { DependantsOfCollection } from '../dependants/DependantsOfCollection';

/** How a job, a course or a time without either is asked for. */
export const jobForm: CollectionForm<typeof jobs.fields> = {
  rows: [['kind'], ['employer'], ['job'], ['address'], ['from', 'to'], ['dependants']],
  controls: {
    employer: OfWorkOrStudy,
    job: OfWorkOrStudy,
    address: OfWorkOrStudy,
    dependants: DependantsOfCollection,
  },
  hints: { to: 'Leave it empty while it goes on.', dependants: 'Leave it empty where it was you.' },
  notBefore: { to: 'from' },
  derive: ({ kind, from, to }) => ({
    // How exact the dates are shows in how they were typed.
    precision: isTypedMonth(from) || isTypedMonth(to) ? 'month' : 'day',
    // What was typed before that was chosen is not on show.
    ...(kind === 'none' && { employer: null, job: null, address: null }),
  }),
};

/** Of a time without work and studies nobody is asked where it was. */
function OfWorkOrStudy(props: FieldInFormProps) {
  const kind = useWatch({ control: props.control, name: 'kind' });
  return kind === 'none' ? null : <FieldInForm {...props} />;
}
