import type { applications } from '@settlewise/contract/collections';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../ui/form/SelectField';
import { textOf } from '../../ui/form/textOf';
import type { CollectionForm } from '../collections/CollectionDialog';
import { FieldInForm, type FieldInFormProps } from '../collections/FieldInForm';
import { useDependants } from '../dependants/dependantQueries';
import { fullNameOf } from '../dependants/labels';

/** How an application is asked for: what happened to it can be added as it happens. */
export const applicationForm: CollectionForm<typeof applications.fields> = {
  rows: [
    ['dependant'],
    ['appliedFor', 'service'],
    ['visaType', 'incomeRuleMet'],
    ['submittedOn', 'paidOn'],
    ['biometricsBookedFor', 'biometricsOn'],
    ['documentsUploadedOn'],
    ['askedForMoreOn', 'answeredOn'],
    ['decidedOn', 'outcome'],
    ['reference'],
  ],
  hints: {
    visaType: 'The visa you apply for. For settlement, the visa you have now.',
    submittedOn: 'The day you sent it. One still to come counts from that day on.',
    biometricsOn: 'The time of the decision counts from this day, and not from the day you sent the form.',
  },
  notBefore: { biometricsBookedFor: 'submittedOn', answeredOn: 'askedForMoreOn', decidedOn: 'submittedOn' },
  controls: { dependant: ForWhom, incomeRuleMet: OfFamilyAlone },
};

/** The person themselves, or one of the dependants of the record; nobody is asked where there are none. */
function ForWhom({ name, control, tie }: FieldInFormProps) {
  const { data: dependants = [] } = useDependants();
  const chosen = textOf(useWatch({ control, name }));
  const known = dependants.map((each) => ({ value: `${each.id}`, label: fullNameOf(each) }));
  // An application goes on to be of whom it was made for.
  const isGone = chosen !== '' && !known.some(({ value }) => value === chosen);
  const choices = isGone ? [...known, { value: chosen, label: noLongerInRecord }] : known;
  return choices.length === 0 ? null : (
    <SelectField label="For whom" options={choices} placeholder="For me" {...tie} />
  );
}

export const noLongerInRecord = 'Somebody who is no longer in your record';

/** Only partners and parents are asked for their income. */
function OfFamilyAlone(props: FieldInFormProps) {
  const appliedFor = useWatch({ control: props.control, name: 'appliedFor' });
  return appliedFor === 'family' ? <FieldInForm {...props} /> : null;
}
