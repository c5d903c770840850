import {
  visaDetailsFields,
  visaDetailsRequest,
  type VisaDetailsRequest,
  type VisaDetailsResponse,
} from '@settlewise/contract/immigrationProfile';
import type { CivilDate } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { routeQuestionsNotAsked } from '../../record/immigrationProfile/RouteQuestions';
import { settlementKinds } from '../../record/immigrationProfile/settlementKinds';
import { formOf, requestOf, type FormValues } from '../../ui/form/formValues';
import { gapBefore, withoutUnasked } from './gapBefore';

export type VisaFormValues = FormValues<typeof visaDetailsFields>;

/** The form of the visa that somebody has now. A kind of settlement that it does not offer counts as not said. */
export const visaForm = (visa: VisaDetailsResponse) =>
  formOf(visaDetailsFields, {
    ...visa,
    settledAs: settlementKinds.find(({ value }) => value === visa.settledAs)?.value ?? null,
  });

/** Visa types that begin with a claim. */
const protection = ['refugee', 'humanitarian_protection'];
export const asksOfClaim = (visaType: string) => protection.includes(visaType);

/** What the form holds as a request. @param earlier visas of before @param today in London */
export const visaFormSchema = (
  earlier: VisaDetailsResponse['previousVisaHistory'],
  today: CivilDate,
): z.ZodType<VisaDetailsRequest> =>
  z.preprocess((values: VisaFormValues) => {
    const request = requestOf(visaDetailsFields, values, today);
    return withoutUnasked(request, unaskedOf(values, earlier));
  }, visaDetailsRequest);

/** Questions that are not on the page for somebody who answers so. */
function unaskedOf(
  { currentVisaType, visaStartDate, hasILR }: VisaFormValues,
  earlier: VisaDetailsResponse['previousVisaHistory'],
): readonly (keyof VisaFormValues)[] {
  return [
    ...(gapBefore(visaStartDate, earlier) === null
      ? (['appliedOn', 'appliedInTime', 'gapBefore'] as const)
      : []),
    ...(asksOfClaim(currentVisaType) ? [] : (['claimedOn'] as const)),
    ...routeQuestionsNotAsked(currentVisaType),
    ...(hasILR === 'yes' ? (['awaitingDecisionSince', 'settlementDate'] as const) : (['settledAs'] as const)),
  ];
}
