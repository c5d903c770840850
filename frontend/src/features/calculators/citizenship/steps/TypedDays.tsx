import Stack from '@mui/material/Stack';
import type { LimitCheck } from '@settlewise/rules/absences';
import { useToday } from '../../../../ui/dates/useToday';
import { Field } from '../../../../ui/form/Field';
import { DaysBox } from '../../inputs/DaysBox';
import { applicationOf, limitsOf, mostRecentDays, mostTotalDays } from '../draft/citizenshipDraft';
import { limitNames } from '../labels';
import type { CitizenshipForm } from '../useCitizenshipForm';
import { AbsenceProgress } from './AbsenceProgress';
import { LimitOfDays } from './LimitOfDays';

/** What stands in place of a verdict before any number was typed. */
export const noDaysYet = 'No days entered yet';

const countedBack = 'Counted back from the day you plan to apply.';

/** The days away in all the years that are looked back on. */
export function TotalDays({ form }: { form: CitizenshipForm }) {
  const { draft } = form;
  const { years } = limitsOf(draft, useToday()).total;
  return (
    <TypedDays
      form={form}
      field="totalAbsences"
      label={`Days outside the UK in the last ${years} years`}
      hint={countedBack}
      days={draft.totalAbsences}
      most={mostTotalDays(draft.isSpouseRoute)}
      of="total"
      nothingYet={noDaysYet}
    />
  );
}

interface RecentDaysProps {
  form: CitizenshipForm;
  hint?: string;
  /** The days that the trips come to, with the days of travel; the field never says less than they do. */
  ofTrips?: number;
  /** What they come to against the limit. */
  check?: LimitCheck;
  /** Said in place of a verdict while there are no days; undefined where the trips are there, and none counts. */
  nothingYet: string | undefined;
}

/** The days away in the final twelve months; both ways of input have it. */
export function RecentDays({ form, hint = countedBack, ofTrips = 0, check, nothingYet }: RecentDaysProps) {
  return (
    <TypedDays
      form={form}
      field="recentAbsences"
      label="Days outside the UK in the last 12 months"
      hint={hint}
      days={Math.max(form.draft.recentAbsences, ofTrips)}
      most={mostRecentDays}
      of="finalYear"
      check={check}
      nothingYet={nothingYet}
    />
  );
}

interface TypedDaysProps {
  form: CitizenshipForm;
  field: 'totalAbsences' | 'recentAbsences';
  label: string;
  hint: string;
  days: number;
  most: number;
  of: 'total' | 'finalYear';
  /** Where trips were given; a number that was typed is counted as it is. */
  check?: LimitCheck | undefined;
  nothingYet: string | undefined;
}

/** A number of days to be typed, with a bar of how much of its limit it is. */
function TypedDays({ form, field, label, hint, days, most, of, check, nothingYet }: TypedDaysProps) {
  const { draft, change } = form;
  const today = useToday();
  const asOf = applicationOf(draft, today);
  return (
    <Stack spacing={1.75}>
      <Field {...form.field(field)} label={label} hint={hint}>
        {(control) => (
          <DaysBox
            {...control}
            value={days}
            most={most}
            onChange={(typed) => change({ [field]: typed ?? 0 })}
          />
        )}
      </Field>
      {check === undefined ? (
        <AbsenceProgress
          label={label}
          days={days}
          limit={limitsOf(draft, today)[of].days}
          limitName={limitNames(draft.isSpouseRoute, asOf)[of]}
          asOf={asOf}
          nothingYet={nothingYet}
        />
      ) : (
        <LimitOfDays label={label} check={check} asOf={asOf} nothingYet={nothingYet} />
      )}
    </Stack>
  );
}
