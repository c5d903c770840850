import {
  dependantFields,
  dependantRequest,
  type DependantRequest,
  type DependantResponse,
} from '@settlewise/contract/dependants';
import type { CivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import { ownJourneysText, readOwnJourneys } from './ownJourneysText';

/** Their own journeys are one text. */
export type DependantFormValues = FormValues<typeof dependantFields> & { ownJourneys: string };

/** The form of a dependant, for a new one and for a change. */
export function dependantForm(dependant: DependantResponse | null) {
  const { fields, defaultValues, dates } = formOf(dependantFields, dependant);
  return {
    fields: [...fields, 'ownJourneys'] as const,
    dates,
    defaultValues: { ...defaultValues, ownJourneys: ownJourneysText(dependant?.ownJourneys ?? []) },
  };
}

/** Whether a child's other parent changes an answer: only if the child was born here and is not known to be British. */
export const asksOtherParent = ({
  relationship,
  bornInUk,
  british,
}: Pick<DependantFormValues, 'relationship' | 'bornInUk' | 'british'>): boolean =>
  relationship === 'child' && bornInUk === 'yes' && british !== 'yes';

export const hasDayOfOtherParent = (status: DependantFormValues['otherParentStatus']): boolean =>
  status === 'british' || status === 'settled';

/** Without answers to questions that are not shown. */
function withOtherParentAsked(values: DependantFormValues): DependantFormValues {
  const otherParentStatus = asksOtherParent(values) ? values.otherParentStatus : '';
  const otherParentSince = hasDayOfOtherParent(otherParentStatus) ? values.otherParentSince : '';
  return { ...values, otherParentStatus, otherParentSince };
}

/** What the form holds as a request: journeys as a list. @param today in London */
export const dependantFormSchema = (today: CivilDate): z.ZodType<DependantRequest> =>
  z.preprocess((values: DependantFormValues, context) => {
    const read = readOwnJourneys(values.travelsWith === 'own' ? values.ownJourneys : '', today);
    if ('problem' in read)
      context.addIssue({ code: 'custom', message: read.problem, path: ['ownJourneys'], input: values });
    return {
      ...requestOf(dependantFields, withOtherParentAsked(values), today),
      ownJourneys: 'problem' in read ? [] : read.journeys,
    };
  }, dependantRequest);
