import { checklistForms, checklistFormTitles } from '@settlewise/rules/documentChecklist';
import { useState } from 'react';
import { DateField } from '../../../ui/dates/DateField';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { SectionCard } from '../../../ui/SectionCard';
import { VisaTypeField } from '../../../ui/visaTypes/VisaTypeField';
import { pastOrPlanned, stillToCome } from '../../../ui/dates/ranges';
import { useToday } from '../../../ui/dates/useToday';
import type { ChecklistDraft } from './draft';
import type { ShownPlan } from './shownPlan';
import type { useChosen } from './useChosen';

interface AskedProps {
  planned: ShownPlan;
  /** While the server plans for another applicant. The fields are still those of the earlier one. */
  isWaiting: boolean;
  draft: ChecklistDraft;
  onChange: (part: Partial<ChecklistDraft>) => void;
  /** Keeps a choice in the record. */
  choose: Pick<ReturnType<typeof useChosen>, 'form' | 'day'>;
}

const forms = checklistForms.map((form) => ({ value: form, label: checklistFormTitles[form] }));

/** Whose list it is, for which form and which day; and what the record does not know of that. */
export function Asked({ planned, isWaiting, draft, onChange, choose }: AskedProps) {
  const { applicants, applicant, form, plannedOn, lacksBirthday, lacksRoute } = planned;
  const today = useToday();
  // Whoever empties the field types another day next; once it is left, the planned day stands there again.
  const [isEmptied, setEmptied] = useState(false);
  const isComplete = !lacksBirthday && !lacksRoute;
  return (
    <SectionCard
      title="Whose list, and when?"
      className="noPrint"
      foldsTo={isComplete && draft.dateOfBirth === '' && draft.visaType === '' ? form : undefined}
    >
      <TwoColumns>
        {applicants.length > 1 && (
          <SelectField
            label="Who applies"
            options={applicants.map(({ key, name }) => ({ value: key, label: name }))}
            value={isWaiting ? draft.who : applicant.key}
            onChange={({ target }) => onChange({ who: target.value, form: '', plannedOn: '' })}
          />
        )}
        <SelectField
          label="Form"
          options={forms}
          value={forms.some(({ value }) => value === draft.form) ? draft.form : form}
          disabled={isWaiting}
          onChange={({ target }) => choose.form(target.value)}
        />
        <DateField
          label="Day you plan to apply"
          value={draft.plannedOn === '' && !isEmptied ? plannedOn : draft.plannedOn}
          onChange={(day) => {
            setEmptied(day === '');
            onChange({ plannedOn: day });
          }}
          onBlur={() => {
            if (isEmptied || draft.plannedOn !== '') choose.day(draft.plannedOn);
            setEmptied(false);
          }}
          {...stillToCome(today)}
        />
        {(lacksBirthday || draft.dateOfBirth !== '') && (
          <DateField
            label="Date of birth"
            value={draft.dateOfBirth}
            onChange={(dateOfBirth) => onChange({ dateOfBirth })}
            {...pastOrPlanned(today)}
          />
        )}
        {(lacksRoute || draft.visaType !== '') && (
          <VisaTypeField
            label="Visa or route"
            value={draft.visaType}
            onChange={(visaType) => onChange({ visaType })}
          />
        )}
      </TwoColumns>
    </SectionCard>
  );
}
