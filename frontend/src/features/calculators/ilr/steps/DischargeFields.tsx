import { openAnswerKeys } from '@settlewise/contract/assessments';
import { openAnswerOptions } from '@settlewise/contract/options';
import { isCivilDate } from '@settlewise/rules/calendar';
import {
  dischargeLabel,
  medicalDischargeLabel,
  dischargeHint,
  medicalDischargeHint,
} from '../../../../record/immigrationProfile/RouteQuestions';
import { DateField } from '../../../../ui/dates/DateField';
import { pastOrPlanned } from '../../../../ui/dates/ranges';
import { SelectField } from '../../../../ui/form/SelectField';
import { fieldId } from '../draft/problems';
import type { IlrForm } from '../useIlrForm';

/** Members of HM Armed Forces: when they leave, and whether because of their health. */
export function DischargeFields({ form }: { form: IlrForm }) {
  const { draft, today, change, errorOf, dateField } = form;
  return (
    <>
      <DateField
        label={`${dischargeLabel} (optional)`}
        why={dischargeHint(today)}
        {...pastOrPlanned(today)}
        earliest={isCivilDate(draft.visaStartDate) ? draft.visaStartDate : undefined}
        {...dateField('dischargedOn')}
      />
      <SelectField
        id={fieldId.medicalDischarge}
        label={`${medicalDischargeLabel} (optional)`}
        hint={medicalDischargeHint}
        options={openAnswerOptions}
        placeholder="Choose one"
        value={draft.medicalDischarge ?? ''}
        error={errorOf(fieldId.medicalDischarge)}
        onChange={({ target }) =>
          change(
            { medicalDischarge: openAnswerKeys.find((key) => key === target.value) ?? null },
            fieldId.medicalDischarge,
          )
        }
      />
    </>
  );
}
