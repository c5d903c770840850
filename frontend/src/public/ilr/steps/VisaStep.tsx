import { isCivilDate } from '@settlewise/rules';
import { DateField } from '../../../ui/dates/DateField';
import { entryProblem, fieldId, visaStartProblem } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';
import styles from './Steps.module.css';
import { VisaTypes } from './VisaTypes';

/** Step 1: which visa, since when, and when its holder came to the UK. */
export function VisaStep({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf } = form;
  const { visaType, visaStartDate, entryDate } = draft;
  return (
    <>
      <VisaTypes
        chosen={visaType}
        error={errorOf(fieldId.visaType)}
        onChoose={(chosen) => change({ visaType: chosen }, fieldId.visaType)}
      />
      <div className={styles['two']}>
        <DateField
          id={fieldId.visaStartDate}
          label="Visa issue date"
          value={visaStartDate}
          onChange={(date) => change({ visaStartDate: date }, fieldId.visaStartDate)}
          // A whole date that cannot be used is told at once; what is missing only when the person wants to go on.
          error={
            errorOf(fieldId.visaStartDate) ??
            (isCivilDate(visaStartDate) ? (visaStartProblem(draft, today) ?? undefined) : undefined)
          }
        />
        <DateField
          id={fieldId.entryDate}
          label="UK entry date (optional)"
          value={entryDate}
          onChange={(date) => change({ entryDate: date }, fieldId.entryDate)}
          error={
            errorOf(fieldId.entryDate) ??
            (isCivilDate(entryDate) ? (entryProblem(draft, today) ?? undefined) : undefined)
          }
        />
      </div>
      <p className={styles['help']}>
        The issue date is the day your visa was granted: the years usually count from it. If you came to the
        UK later, add the day you first entered; the days between are counted as days away.
      </p>
    </>
  );
}
