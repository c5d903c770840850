import { dependantRequest, type DependantRequest, type DependantResponse } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import { z } from 'zod';
import { ownJourneysText, readOwnJourneys } from './ownJourneysText';

/** In the order of the page. */
export const dependantFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'relationship',
  'nationality',
  'passportNumber',
  'currentVisaType',
  'brpNumber',
  'visaStartDate',
  'visaExpiryDate',
  'bornInUk',
  'british',
  'settledSince',
  'ukEntryDate',
  'visaHeldSince',
  'travelsWith',
  'ownJourneys',
  'notes',
] as const;

export type DependantFormValues = Record<(typeof dependantFields)[number], string>;

export const dependantDateFields = [
  ...(['dateOfBirth', 'visaStartDate', 'visaExpiryDate'] as const),
  ...(['settledSince', 'ukEntryDate', 'visaHeldSince'] as const),
] as const;

const typed = z.record(z.enum(dependantFields), z.string());
const yesOrNo = (answer: string) => (answer === 'yes' ? true : answer === 'no' ? false : null);

/** What the form holds as a request: yes and no as such, journeys as a list. @param today in London */
export function dependantFormSchema(today: CivilDate): z.ZodType<DependantRequest> {
  return z.preprocess((form, context) => {
    const values = typed.parse(form);
    const read = readOwnJourneys(values.travelsWith === 'own' ? values.ownJourneys : '', today);
    if ('problem' in read)
      context.addIssue({ code: 'custom', message: read.problem, path: ['ownJourneys'], input: form });
    return {
      ...values,
      bornInUk: yesOrNo(values.bornInUk),
      british: yesOrNo(values.british),
      ownJourneys: 'problem' in read ? [] : read.journeys,
    };
  }, dependantRequest);
}

const answerOf = (answer: boolean | null | undefined) =>
  answer === true ? 'yes' : answer === false ? 'no' : '';

export function dependantFormValues(dependant: DependantResponse | null): DependantFormValues {
  return {
    firstName: dependant?.firstName ?? '',
    lastName: dependant?.lastName ?? '',
    dateOfBirth: dependant?.dateOfBirth ?? '',
    relationship: dependant?.relationship ?? '',
    nationality: dependant?.nationality ?? '',
    passportNumber: dependant?.passportNumber ?? '',
    currentVisaType: dependant?.currentVisaType ?? '',
    brpNumber: dependant?.brpNumber ?? '',
    visaStartDate: dependant?.visaStartDate ?? '',
    visaExpiryDate: dependant?.visaExpiryDate ?? '',
    bornInUk: answerOf(dependant?.bornInUk),
    british: answerOf(dependant?.british),
    settledSince: dependant?.settledSince ?? '',
    ukEntryDate: dependant?.ukEntryDate ?? '',
    visaHeldSince: dependant?.visaHeldSince ?? '',
    travelsWith: dependant?.travelsWith ?? '',
    ownJourneys: ownJourneysText(dependant?.ownJourneys ?? []),
    notes: dependant?.notes ?? '',
  };
}
