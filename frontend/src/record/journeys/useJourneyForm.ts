import type { JourneyResponse } from '@settlewise/contract';
import type { z } from 'zod';
import type { FieldProblem } from '../../api/errors';
import { typedDateProblem } from '../../ui/dates/typedDateProblem';
import { useToday } from '../../ui/dates/useToday';
import { useCheckedForm } from '../../ui/form/useCheckedForm';
import { asJourneyReason } from './labels';

/** What is typed into the form of a journey. */
export interface JourneyFormValues {
  departureDate: string;
  returnDate: string;
  destination: string;
  reason: string;
  notes: string;
  crownDependency: string;
}

interface JourneyFormOptions<Checked> {
  schema: z.ZodType<Checked>;
  /** The journey to change, or null for a new one. */
  journey: JourneyResponse | null;
  /** Told of what is missing or wrong before anything is sent. */
  onInvalid?: (problems: readonly FieldProblem[], values: JourneyFormValues) => void;
}

/** The form of a journey, checked by the schema of the call that will keep it. */
export function useJourneyForm<Checked>({ journey, ...options }: JourneyFormOptions<Checked>) {
  const today = useToday();
  return useCheckedForm<JourneyFormValues, Checked>({
    ...options,
    fields: ['departureDate', 'returnDate', 'destination', 'crownDependency', 'reason', 'notes'],
    defaultValues: {
      departureDate: journey?.departureDate ?? '',
      returnDate: journey?.returnDate ?? '',
      destination: journey?.destination ?? '',
      reason: journey === null ? '' : (asJourneyReason(journey.reason) ?? ''),
      notes: journey?.notes ?? '',
      crownDependency: journey?.crownDependency ?? '',
    },
    moreExact: (name, values) =>
      name === 'departureDate' || name === 'returnDate' ? typedDateProblem(values[name], today) : undefined,
  });
}

/** What the fields need of the form that they stand in. */
export type JourneyForm = Pick<
  ReturnType<typeof useJourneyForm<unknown>>,
  'form' | 'field' | 'idOf' | 'errorOf'
>;
