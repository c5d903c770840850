import { journeyFormFields, type JourneyResponse } from '@settlewise/contract/journeys';
import { namesCrownDependency } from '@settlewise/rules/absences';
import { z } from 'zod';
import { useToday } from '../../ui/dates/useToday';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import type { CheckedFormOptions } from '../../ui/form/useCheckedForm';
import { useKeptForm } from '../drafts/useKeptForm';
import { asJourneyReason } from './labels';

export type JourneyFormValues = FormValues<typeof journeyFormFields>;

interface JourneyFormOptions<Checked> {
  schema: z.ZodType<Checked>;
  /** The journey to change, or null for a new one. */
  journey: JourneyResponse | null;
  /** What the error summary is headed by when something is missing or wrong. */
  headOf?: CheckedFormOptions<JourneyFormValues, unknown>['headOf'] | undefined;
}

/** The form of a journey, checked by the schema of the call that will keep it. */
export function useJourneyForm<Checked>({ schema, journey, headOf }: JourneyFormOptions<Checked>) {
  const today = useToday();
  // A reason in the person's own words is none of the list.
  const shown =
    journey === null
      ? { stillAway: false }
      : { ...journey, reason: asJourneyReason(journey.reason), stillAway: journey.returnDate === null };
  return useKeptForm<JourneyFormValues, Checked>({
    keptAs: { what: 'journey', id: journey?.id ?? null },
    ...formOf(journeyFormFields, shown),
    schema: z.preprocess((values: JourneyFormValues) => {
      // A field that is empty and was empty before is not sent.
      const isSent = (name: 'permittedReason' | 'travellers' | 'evidence' | 'approximate') =>
        values[name] !== '' || (journey?.[name] ?? null) !== null;
      const asked = requestOf(journeyFormFields, values, today);
      const { crownDependency, stillAway, permittedReason, travellers, evidence, approximate, ...typed } =
        asked;
      // An empty field is a mistake; only the tick says that there is no return yet.
      const request = {
        ...typed,
        returnDate: stillAway === true ? null : values.returnDate,
        ...(isSent('permittedReason') && { permittedReason }),
        ...(isSent('travellers') && { travellers }),
        ...(isSent('evidence') && { evidence }),
        ...(isSent('approximate') && { approximate }),
      };
      return namesCrownDependency(values.destination) ? { ...request, crownDependency } : request;
    }, schema),
    ...(headOf !== undefined && { headOf }),
  });
}

/** What the fields need of the form that they stand in. */
export type JourneyForm = Pick<ReturnType<typeof useJourneyForm<unknown>>, 'form' | 'field' | 'inForm'>;
