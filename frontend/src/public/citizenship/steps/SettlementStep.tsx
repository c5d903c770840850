import { finalYearLimit, fiveYearLimit, threeYearLimit } from '@settlewise/rules';
import { DatePartsField } from '../../../ui/dates/DatePartsField';
import { yearChoices } from '../../../ui/dates/dateParts';
import { useToday } from '../../../ui/dates/useToday';
import { SelectField } from '../../../ui/form/SelectField';
import { SwitchField } from '../../../ui/form/SwitchField';
import { Icon } from '../../../ui/Icon';
import { idOfField } from '../draft/refusals';
import { routeOptions, statusOptions, statusTypeOf } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';
import styles from './SettlementStep.module.css';

/** Step 1: which settlement, since when, and by which of the two ways to citizenship. */
export function SettlementStep({ form }: { form: CitizenshipForm }) {
  const today = useToday();
  const { draft, change, errorOf } = form;
  const dates = [
    {
      field: 'ukEntryDate',
      label: 'First UK entry date or visa start date',
      hint: 'The day you first came to the UK to live here, or the day your first visa began.',
      years: yearChoices(today, 19),
    },
    {
      field: 'settlementDate',
      label: 'Settlement status grant date',
      hint: 'The day on your decision letter or in your eVisa.',
      years: yearChoices(today, 14),
    },
    {
      field: 'applicationDate',
      label: 'Planned application date',
      hint: 'The day you would send the citizenship application. Left empty, it is today.',
      years: yearChoices(today, 5, 9),
    },
  ] as const;
  return (
    <div className={styles['fields']}>
      <div className={styles['choices']}>
        <SelectField
          id={idOfField('statusType')}
          label="Settlement status type"
          options={statusOptions}
          value={draft.statusType}
          error={errorOf('statusType')}
          onChange={(event) => change({ statusType: statusTypeOf(event.target.value) })}
        />
        <SelectField
          id={idOfField('immigrationRoute')}
          label="Immigration route"
          options={routeOptions}
          value={draft.immigrationRoute}
          error={errorOf('immigrationRoute')}
          onChange={(event) => change({ immigrationRoute: event.target.value })}
        />
      </div>
      {dates.map(({ field, ...texts }) => (
        <DatePartsField
          key={field}
          id={idOfField(field)}
          {...texts}
          value={draft[field]}
          error={errorOf(field)}
          onChange={(value) => change({ [field]: value })}
        />
      ))}
      <SwitchField
        id={idOfField('isSpouseRoute')}
        label="Spouse route: I am married to a British citizen"
        hint="Or in a civil partnership with one. Unmarried partners use the standard route."
        checked={draft.isSpouseRoute}
        onChange={(event) => change({ isSpouseRoute: event.target.checked })}
      />
      <LimitsBox isSpouseRoute={draft.isSpouseRoute} />
    </div>
  );
}

/** The limits of both ways; the one that was chosen is marked. */
function LimitsBox({ isSpouseRoute }: { isSpouseRoute: boolean }) {
  const limit = isSpouseRoute ? threeYearLimit : fiveYearLimit;
  const other = isSpouseRoute ? fiveYearLimit : threeYearLimit;
  return (
    <div className={styles['limits']} role="status">
      <p className={styles['limitsTitle']}>
        <Icon name="info" /> Absence limits: {isSpouseRoute ? 'spouse route' : 'standard route'}
      </p>
      <ul>
        <li>
          At most <strong>{limit.days} days</strong> outside the UK in the{' '}
          <strong>{limit.years} years</strong> before you apply
        </li>
        <li>
          At most <strong>{finalYearLimit.days} days</strong> in the last 12 months
        </li>
        <li>
          {isSpouseRoute
            ? 'No waiting time after settlement: you need the status on the day you apply'
            : '12 months with your settlement status before you apply'}
        </li>
      </ul>
      <p className={styles['otherLimit']}>
        {isSpouseRoute ? 'On the standard route' : 'Married to a British citizen'}: {other.days} days in{' '}
        {other.years} years.
      </p>
    </div>
  );
}
