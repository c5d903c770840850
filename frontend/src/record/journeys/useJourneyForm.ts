import { journeyFields, type JourneyResponse } from '@settlewise/contract';
import { namesCrownDependency } from '@settlewise/rules';
import { z } from 'zod';
import type { FieldProblem } from '../../api/errors';
import { useToday } from '../../ui/dates/useToday';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import { useKeptForm } from '../drafts/useKeptForm';
import { asJourneyReason } from './labels';

export type JourneyFormValues = FormValues<typeof journeyFields>;

interface JourneyFormOptions<Checked> {
  schema: z.ZodType<Checked>;
  /** The journey to change, or null for a new one. */
  journey: JourneyResponse | null;
  /** Told of what is missing or wrong before anything is sent. */
  onInvalid?: ((problems: readonly FieldProblem[], values: JourneyFormValues) => void) | undefined;
}

/** The form of a journey, checked by the schema of the call that will keep it. */
export function useJourneyForm<Checked>({ schema, journey, onInvalid }: JourneyFormOptions<Checked>) {
  const today = useToday();
  // A reason in the person's own words is none of the list.
  const shown = journey === null ? null : { ...journey, reason: asJourneyReason(journey.reason) };
  return useKeptForm<JourneyFormValues, Checked>({
    keptAs: { what: 'journey', id: journey?.id ?? null },
    ...formOf(journeyFields, shown),
    schema: z.preprocess((values: JourneyFormValues) => {
      const { crownDependency, ...request } = requestOf(journeyFields, values, today);
      return namesCrownDependency(values.destination) ? { ...request, crownDependency } : request;
    }, schema),
    ...(onInvalid !== undefined && { onInvalid }),
  });
}

/** What the fields need of the form that they stand in. */
export type JourneyForm = Pick<ReturnType<typeof useJourneyForm<unknown>>, 'form' | 'field'>;
