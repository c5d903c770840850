import { travelsWithOptions } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import type { ComponentProps } from 'react';
import { DateInForm } from '../../ui/form/DateInForm';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import type { DependantFormValues } from './dependantForm';
import styles from './OwnClockFields.module.css';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const notSure = 'Not sure';

type Name = keyof DependantFormValues;
type DateProps = Omit<ComponentProps<typeof DateInForm<DependantFormValues>>, 'label'>;

interface OwnClockFieldsProps {
  values: DependantFormValues;
  today: CivilDate;
  field: (name: Name) => Omit<ComponentProps<typeof SelectField>, 'label' | 'options'>;
  area: (name: Name) => Omit<ComponentProps<typeof TextAreaField>, 'label'>;
  date: (name: Name) => DateProps;
}

/** What a dependant's own dates need, each asked only of whom it changes something for. */
export function OwnClockFields({ values, today, field, area, date }: OwnClockFieldsProps) {
  const { relationship, british, bornInUk, settledSince, travelsWith } = values;
  const isChild = relationship === 'child';
  const onTheWay = british !== 'yes' && settledSince === '';
  const travels = isChild ? british !== 'yes' : onTheWay;
  return (
    <fieldset className={styles['fields']}>
      <legend>Their own dates</legend>
      <p className={styles['why']}>
        Each dependant has a clock of their own. These answers decide their dates. Leave open what you do not
        know.
      </p>
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
      {british !== 'yes' && (
        <div className={styles['dated']}>
          <DateInForm {...date('settledSince')} label="Settled since" optional latest={today} />
          <p className={styles['why']}>
            The day of their ILR or settled status. Leave it empty if they have neither.
          </p>
        </div>
      )}
      {onTheWay && bornInUk !== 'yes' && (
        <div className={styles['dated']}>
          <DateInForm {...date('ukEntryDate')} label="Came to the UK on" optional latest={today} />
          <p className={styles['why']}>Days between the visa and this day count as days away.</p>
        </div>
      )}
      {onTheWay && !isChild && (
        <div className={styles['dated']}>
          <DateInForm
            {...date('visaHeldSince')}
            label="First visa of this kind since"
            optional
            latest={today}
          />
          <p className={styles['why']}>
            If they had one before, without a gap. Waiting for a decision is no gap if they applied in time.
            Their years run from this day.
          </p>
        </div>
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
          {...area('ownJourneys')}
        />
      )}
    </fieldset>
  );
}
