import Typography from '@mui/material/Typography';
import type { referees } from '@settlewise/contract/collections';
import type { CivilDate } from '@settlewise/rules/calendar';
import { documentRules, inWordsOn } from '@settlewise/rules/parameters';
import { professionsOn, sourceOfProfessions } from '@settlewise/rules/referees';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../ui/dates/useToday';
import { TextField } from '../../ui/form/TextField';
import { SourceNote } from '../../ui/sources/SourceNote';
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
      'The field above offers the professions of the list. Leave this open where you choose one of them.',
    britishPassport: 'One of your two referees needs one.',
    addresses: `All of the last ${inWordsOn(documentRules.refereeKnowsYou, today)}`,
    knownSince: 'The month is enough.',
    convictions: `Of the last ${inWordsOn(documentRules.refereeRecord, today)}, for which people go to prison. Ask them.`,
    dealtWithChild: 'For example as a teacher or a doctor.',
  },
  notBefore: { knownSince: 'dateOfBirth' },
  controls: { dealtWithChild: OfChildAlone, job: JobWithProfessions },
});

/** Nobody else is asked. */
function OfChildAlone(props: FieldInFormProps) {
  const applicant = useWatch({ control: props.control, name: 'applicant' });
  return applicant === 'child' ? <FieldInForm {...props} /> : null;
}

/** Any job can be typed; the professions of the list are offered. */
function JobWithProfessions({ field: { label, optional }, tie, hint }: FieldInFormProps) {
  const id = useId();
  const today = useToday();
  const { source, throughOthers } = sourceOfProfessions(today);
  return (
    <>
      <TextField
        label={label}
        optional={optional}
        {...(hint === undefined ? {} : { hint })}
        autoComplete="off"
        list={id}
        {...tie}
      />
      <datalist id={id}>
        {professionsOn(today).map((profession) => (
          <option key={profession} value={profession} />
        ))}
      </datalist>
      <Typography variant="body2" color="textSecondary">
        {throughOthers && 'Not confirmed. '}The list:{' '}
        <SourceNote source={source} throughOthers={throughOthers} />.
      </Typography>
    </>
  );
}
