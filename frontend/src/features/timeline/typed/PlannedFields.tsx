import { applications } from '@settlewise/contract/collections';
import type { CivilDate } from '@settlewise/rules/calendar';
import { DateField } from '../../../ui/dates/DateField';
import { SelectField } from '../../../ui/form/SelectField';
import { TwoColumns } from '../../../ui/form/TwoColumns';
import { hasServices, plannedOptions, type problemsOf, type TypedVisa } from './typedLine';

const services = applications.fields.service.kind.options;

interface PlannedFieldsProps {
  typed: TypedVisa;
  problems: ReturnType<typeof problemsOf>;
  today: CivilDate;
  onChange: (part: Partial<TypedVisa>) => void;
}

/** An application that somebody plans on a visa: its day and service are asked once it is chosen. */
export function PlannedFields({ typed, problems, today, onChange }: PlannedFieldsProps) {
  return (
    <>
      <SelectField
        label="Application you plan"
        optional
        placeholder="None"
        options={plannedOptions}
        value={typed.appliedFor}
        onChange={({ target: { value } }) =>
          onChange({ appliedFor: plannedOptions.find((one) => one.value === value)?.value ?? '' })
        }
      />
      {typed.appliedFor !== '' && (
        <TwoColumns>
          <DateField
            label="You plan to apply on"
            earliest={today}
            value={typed.applyOn}
            error={problems.applyOn}
            onChange={(applyOn) => onChange({ applyOn })}
          />
          {hasServices(typed) && (
            <SelectField
              label="Service"
              options={services}
              value={typed.service}
              onChange={({ target: { value } }) =>
                onChange({ service: services.find((one) => one.value === value)?.value ?? 'standard' })
              }
            />
          )}
        </TwoColumns>
      )}
    </>
  );
}
