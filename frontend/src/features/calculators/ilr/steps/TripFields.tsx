import type { crownDependencyStayKeys, permittedReasonKeys } from '@settlewise/contract';
import { namesCrownDependency } from '@settlewise/rules';
import { memo } from 'react';
import { DateField } from '../../../../ui/dates/DateField';
import { SelectField } from '../../../../ui/form/SelectField';
import { TextField } from '../../../../ui/form/TextField';
import { TwoColumns } from '../../../../ui/form/TwoColumns';
import { dayCount } from '../../../../record/journeys/labels';
import { EntryBox } from '../../inputs/EntryBox';
import { isUntouched, type DraftTrip } from '../draft/ilrDraft';
import { fieldId } from '../draft/problems';

interface TripFieldsProps {
  trip: DraftTrip;
  /** Its place in the list, from 1. */
  number: number;
  fromError: string | undefined;
  toError: string | undefined;
  reasonError: string | undefined;
  permittedError: string | undefined;
  /** EU Settlement Scheme, whose one long absence for an important reason has a rule of its own. */
  underEuScheme: boolean;
  onChange: (id: string, part: Partial<DraftTrip>) => void;
  onRemove: (id: string) => void;
}

type PermittedReason = (typeof permittedReasonKeys)[number];
type CrownDependencyStay = (typeof crownDependencyStayKeys)[number];

/** The reasons for which the Home Office may leave an absence uncounted (CR 3.4 and CR 5.1), in plain words. */
const permittedOptions: readonly { readonly value: PermittedReason; readonly label: string }[] = [
  { value: 'crisis_overseas', label: 'I helped in a humanitarian or environmental crisis overseas' },
  { value: 'travel_disruption', label: 'A disaster, war or pandemic stopped me from travelling' },
  { value: 'compelling_compassionate', label: 'Illness or death in the family, or something as serious' },
  { value: 'research', label: 'Approved research overseas (Skilled Worker, Global Talent)' },
  { value: 'family_life', label: 'Work, study or family reasons on the ten-year family route' },
  { value: 'partner_on_crown_service', label: 'My partner was posted abroad on Crown service' },
  {
    value: 'accompanying_main_applicant',
    label: 'I went with my partner or parent on their allowed absence',
  },
];

/** The EU Settlement Scheme knows one reason alone, and no other route knows it. */
const euOptions: typeof permittedOptions = [
  {
    value: 'important_reason',
    label:
      'An important reason, once and for up to 12 months: childbirth, serious illness, study, work abroad',
  },
];

const islandOptions: readonly { readonly value: CrownDependencyStay; readonly label: string }[] = [
  { value: 'visited', label: 'I visited there' },
  { value: 'lived_there', label: 'I lived there with permission on a route like mine' },
];

/** One trip: its dates, what it was for, and the days that it counts. */
export const TripFields = memo(function TripFields(props: TripFieldsProps) {
  const { trip, number, fromError, toError, reasonError, permittedError, underEuScheme, onChange, onRemove } =
    props;
  const { id, from, to, days, reason, permittedReason, crownDependency } = trip;
  const options = underEuScheme ? euOptions : permittedOptions;
  return (
    <EntryBox
      title={`Trip ${number}`}
      heading="h4"
      status={isUntouched(trip) ? '0 days so far' : dayCount(days)}
      onRemove={() => onRemove(id)}
    >
      <TwoColumns>
        <DateField
          id={fieldId.trip(id, 'from')}
          label="From"
          value={from}
          onChange={(date) => onChange(id, { from: date })}
          error={fromError}
        />
        <DateField
          id={fieldId.trip(id, 'to')}
          label="To"
          value={to}
          onChange={(date) => onChange(id, { to: date })}
          error={toError}
        />
        <TextField
          id={fieldId.trip(id, 'reason')}
          label="Reason"
          optional
          autoComplete="off"
          value={reason}
          error={reasonError}
          onChange={(event) => onChange(id, { reason: event.target.value })}
        />
        <SelectField
          id={fieldId.trip(id, 'permitted')}
          label="May this absence be left out?"
          placeholder="No, or I do not know"
          options={options}
          value={permittedReason ?? ''}
          error={permittedError}
          onChange={(event) =>
            onChange(id, {
              permittedReason: options.find(({ value }) => value === event.target.value)?.value ?? null,
            })
          }
        />
        {(namesCrownDependency(reason) || crownDependency !== null) && (
          <SelectField
            id={fieldId.trip(id, 'crown')}
            label="Jersey, Guernsey or Isle of Man the whole trip?"
            placeholder="No, or I am not sure"
            options={islandOptions}
            value={crownDependency ?? ''}
            onChange={(event) =>
              onChange(id, {
                crownDependency:
                  islandOptions.find(({ value }) => value === event.target.value)?.value ?? null,
              })
            }
          />
        )}
      </TwoColumns>
    </EntryBox>
  );
});
