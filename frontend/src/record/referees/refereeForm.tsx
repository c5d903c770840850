import type { referees } from '@settlewise/contract';
import { documentRules, inWordsOn, type CivilDate } from '@settlewise/rules';
import { useWatch } from 'react-hook-form';
import type { CollectionForm } from '../collections/CollectionDialog';
import { FieldInForm, type FieldInFormProps } from '../collections/FieldInForm';

/** How a referee is asked for. What nobody knows yet can stay open. */
export const refereeForm = (today: CivilDate): CollectionForm<typeof referees.fields> => ({
  rows: [
    ['fullName', 'applicant'],
    ['job', 'dateOfBirth'],
    ['professional', 'britishPassport'],
    ['passportNumber', 'email'],
    ['addresses'],
    ['knownSince', 'convictions'],
    ['howKnown'],
    ['relatedToApplicant', 'relatedToOther'],
    ['represents', 'homeOffice'],
    ['dealtWithChild'],
  ],
  hints: {
    fullName: 'As in their passport',
    professional:
      'For example teacher, nurse, accountant, civil servant, bank official or minister. Guide AN has the list.',
    britishPassport: 'One of your two referees needs one.',
    addresses: `All of the last ${inWordsOn(documentRules.refereeKnowsYou, today)}`,
    knownSince: 'The month is enough.',
    convictions: `Of the last ${inWordsOn(documentRules.refereeRecord, today)}, for which people go to prison. Ask them.`,
    dealtWithChild: 'For example as a teacher or a doctor.',
  },
  notBefore: { knownSince: 'dateOfBirth' },
  controls: { dealtWithChild: OfChildAlone },
});

/** Nobody else is asked. */
function OfChildAlone(props: FieldInFormProps) {
  const applicant = useWatch({ control: props.control, name: 'applicant' });
  return applicant === 'child' ? <FieldInForm {...props} /> : null;
}
