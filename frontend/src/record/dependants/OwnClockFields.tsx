import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  type DependantRequest,
  otherParentOptions,
  travelsWithOptions,
} from '@settlewise/contract/dependants';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import type { useCheckedForm } from '../../ui/form/useCheckedForm';
import { asksOtherParent, hasDayOfOtherParent, type DependantFormValues } from './dependantForm';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const notSure = 'Not sure';

interface OwnClockFieldsProps {
  form: ReturnType<typeof useCheckedForm<DependantFormValues, DependantRequest>>;
  today: CivilDate;
}

/** What a dependant's own dates need, each asked only of whom it changes something for. */
export function OwnClockFields({ form: { form, field, inForm }, today }: OwnClockFieldsProps) {
  const [relationship, british, bornInUk, settledSince, travelsWith, otherParentStatus] = useWatch({
    control: form.control,
    name: ['relationship', 'british', 'bornInUk', 'settledSince', 'travelsWith', 'otherParentStatus'],
  });
  const isChild = relationship === 'child';
  const onTheWay = british !== 'yes' && settledSince === '';
  const travels = isChild ? british !== 'yes' : onTheWay;
  return (
    <Stack component="fieldset" spacing={2.25} sx={fieldset}>
      <Typography variant="h5" component="legend">
        Their own dates
      </Typography>
      <Why>
        Each dependant has a clock of their own. These answers decide their dates. Leave open what you do not
        know.
      </Why>
      {isChild && (
        <SelectField
          label="Born in the UK?"
          optional
          options={yesNo}
          placeholder={notSure}
          {...field('bornInUk')}
        />
      )}
      <SelectField
        label="British already?"
        optional
        options={yesNo}
        placeholder={notSure}
        {...field('british')}
      />
      {asksOtherParent({ relationship, bornInUk, british }) && (
        <SelectField
          label="The other parent"
          optional
          hint="Your husband, wife or partner, or somebody else. A step-parent does not count."
          options={otherParentOptions}
          placeholder="Not said yet"
          {...field('otherParentStatus')}
        />
      )}
      {asksOtherParent({ relationship, bornInUk, british }) && hasDayOfOtherParent(otherParentStatus) && (
        <Stack spacing={0.75}>
          <DateInForm
            {...inForm('otherParentSince')}
            label="British or settled since"
            optional
            latest={today}
          />
          <Why>
            If it was before the birth, the child is British from birth. For somebody born British, enter
            their date of birth.
          </Why>
        </Stack>
      )}
      {british !== 'yes' && (
        <Stack spacing={0.75}>
          <DateInForm {...inForm('settledSince')} label="Settled since" optional latest={today} />
          <Why>The day of their ILR or settled status. Leave it empty if they have neither.</Why>
        </Stack>
      )}
      {onTheWay && bornInUk !== 'yes' && (
        <Stack spacing={0.75}>
          <DateInForm {...inForm('ukEntryDate')} label="Came to the UK on" optional latest={today} />
          <Why>Days between the visa and this day count as days away.</Why>
        </Stack>
      )}
      {onTheWay && !isChild && (
        <Stack spacing={0.75}>
          <DateInForm
            {...inForm('visaHeldSince')}
            label="First visa of this kind since"
            optional
            latest={today}
          />
          <Why>
            If they had one before, without a gap. Waiting for a decision is no gap if they applied in time.
            Their years run from this day.
          </Why>
        </Stack>
      )}
      {travels && (
        <SelectField
          label="Journeys out of the UK"
          optional
          hint="“Always with me” counts your journeys as theirs."
          options={travelsWithOptions}
          placeholder="Not said yet"
          {...field('travelsWith')}
        />
      )}
      {travels && travelsWith === 'own' && (
        <TextAreaField
          label="Their journeys"
          optional
          rows={4}
          hint="One on each line, like: 3 Apr 2025 to 10 Apr 2025, Spain"
          {...field('ownJourneys')}
        />
      )}
    </Stack>
  );
}

const Why = ({ children }: { children: ReactNode }) => (
  <Typography color="textSecondary">{children}</Typography>
);

const fieldset = {
  minWidth: 0,
  m: 0,
  p: '16px 0 0',
  border: 0,
  borderTop: '1px solid var(--line)',
  // In the flow, or it would stand on the line.
  '& > legend': { float: 'left', width: '100%', p: 0 },
} as const;
