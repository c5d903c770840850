import type { JourneyResponse } from '@settlewise/contract';
import { daysOfTrip, isCivilDate, overlappingTrips, type CivilDate, readTypedDate } from '@settlewise/rules';
import { Controller, useWatch, type Control, type UseFormReturn } from 'react-hook-form';
import { DateField } from '../../ui/dates/DateField';
import styles from './JourneyDialog.module.css';
import { dayCount } from './words';

/** What is typed into the form of a journey. */
export interface JourneyFormValues {
  departureDate: string;
  returnDate: string;
  destination: string;
  reason: string;
  notes: string;
}

type FieldName = keyof JourneyFormValues;

const dateFields = [
  { name: 'departureDate', label: 'Departure date' },
  { name: 'returnDate', label: 'Return date' },
] as const;

/** What exactly is wrong with a date as it was typed; undefined for other fields and for dates without a problem. */
export function problemOfTypedDate(
  name: FieldName,
  values: JourneyFormValues,
  today: CivilDate,
): string | undefined {
  if (dateFields.every((date) => date.name !== name)) return undefined;
  const typed = readTypedDate(values[name], today);
  return typed.kind === 'problem' ? typed.message : undefined;
}

interface JourneyDatesProps {
  form: UseFormReturn<JourneyFormValues>;
  idOf: (name: FieldName) => string;
  errorOf: (name: FieldName) => string | undefined;
  /** The journey that is changed, or null for a new one. */
  journey: JourneyResponse | null;
  others: readonly JourneyResponse[];
}

/** The two dates of a journey, and what they come to. */
export function JourneyDates({ form, idOf, errorOf, journey, others }: JourneyDatesProps) {
  return (
    <>
      <div className={styles['dates']}>
        {dateFields.map(({ name, label }) => (
          <Controller
            key={name}
            control={form.control}
            name={name}
            render={({ field: { value, onChange, onBlur } }) => (
              <DateField
                id={idOf(name)}
                label={label}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                error={errorOf(name)}
              />
            )}
          />
        ))}
      </div>
      <JourneyDays control={form.control} journey={journey} others={others} />
    </>
  );
}

interface JourneyDaysProps {
  control: Control<JourneyFormValues>;
  journey: JourneyResponse | null;
  others: readonly JourneyResponse[];
}

/** How long the journey is that is being typed, and whether it overlaps another. */
function JourneyDays({ control, journey, others }: JourneyDaysProps) {
  const [departureDate, returnDate] = useWatch({ control, name: ['departureDate', 'returnDate'] });
  const complete = isCivilDate(departureDate) && isCivilDate(returnDate) && departureDate <= returnDate;
  if (!complete) return <p role="status" />;
  const trip = { departureDate, returnDate };
  const rest = others.filter((other) => other.id !== journey?.id);
  const overlaps = overlappingTrips([trip, ...rest]).has(trip);
  return (
    <p role="status" className={styles['days']}>
      <strong>{dayCount(daysOfTrip(trip, 'inclusive'))}</strong>, the days you leave and come back included.
      {overlaps && ' Some of these days are in another journey too. They are counted once.'}
    </p>
  );
}
