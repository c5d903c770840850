import { type FieldSet, namesOf, typedShape } from '@settlewise/contract/collections';
import { onboardingSteps, userProfileFields, type UserProfileRequest } from '@settlewise/contract/onboarding';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { ComponentType } from 'react';
import { z } from 'zod';
import { routeQuestionsNotAsked } from '../../record/immigrationProfile/RouteQuestions';
import { needsNoLeave } from '../../record/immigrationProfile/settlementKinds';
import { requestOf } from '../../ui/form/formValues';
import type { OnboardingAnswers, OnboardingField } from './answers';
import { isMarried } from './isMarried';
import { EvidenceStep } from './steps/EvidenceStep';
import { IntentionsStep } from './steps/IntentionsStep';
import { PersonalStep } from './steps/PersonalStep';
import { RelationshipStep } from './steps/RelationshipStep';
import { SettlementStep } from './steps/SettlementStep';
import type { StepFields } from './steps/stepFields';
import { VisaStep } from './steps/VisaStep';

type StepAnswers = Partial<UserProfileRequest>;

export interface Step {
  /** In a word or two, at its dot. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** What it asks for. */
  readonly fields: readonly OnboardingField[];
  /** Reads that, as it is sent. */
  readonly schema: z.ZodType<StepAnswers>;
  /** What stands in the place of questions that are hidden, or left open, for somebody who answers so. */
  readonly instead?: (answers: OnboardingAnswers) => Partial<OnboardingAnswers>;
  readonly Body: ComponentType<StepFields>;
}

export const steps: readonly [Step, ...Step[]] = [
  {
    name: 'Personal Info',
    title: 'Personal Information',
    lead: 'Who you are, as your documents say it.',
    ...asksFor(onboardingSteps.personal),
    Body: PersonalStep,
  },
  {
    name: 'Visa Info',
    title: 'Visa Information',
    lead: 'The visa you have now. It decides when you can settle.',
    ...asksFor(onboardingSteps.visa),
    instead: ({ visaType, visaStartDate, ukEntryDate }) => ({
      ...Object.fromEntries(routeQuestionsNotAsked(visaType).map((name) => [name, ''])),
      ...(needsNoLeave(visaType)
        ? { visaExpiryDate: '' }
        : // As the page says it beside the empty field.
          visaStartDate.trim() === ''
          ? { visaStartDate: ukEntryDate }
          : {}),
    }),
    Body: VisaStep,
  },
  {
    name: 'Timeline & ILR',
    title: 'Settlement & ILR Status',
    lead: 'ILR is indefinite leave to remain, also called settlement: you can stay without a time limit.',
    ...asksFor(onboardingSteps.settlement),
    instead: ({ hasILR }) => (hasILR === 'yes' ? {} : { ilrGrantDate: '' }),
    Body: SettlementStep,
  },
  {
    name: 'Relationship',
    title: 'Relationship Status',
    lead: 'A British husband, wife or civil partner can shorten the way to citizenship.',
    ...asksFor(onboardingSteps.relationship),
    instead: ({ maritalStatus }) => (isMarried(maritalStatus) ? {} : { marriedToBritishCitizen: 'no' }),
    Body: RelationshipStep,
  },
  {
    name: 'Intentions',
    title: 'Intentions & Character',
    lead: 'Both count when you apply for citizenship.',
    ...asksFor(onboardingSteps.intentions),
    Body: IntentionsStep,
  },
  {
    name: 'Evidence',
    title: 'Eligibility Evidence',
    lead: 'Tick what you have already. What you leave empty counts as “not yet”.',
    ...asksFor(onboardingSteps.evidence),
    instead: ({ lifeInUKPassed }) =>
      lifeInUKPassed === 'yes' ? {} : { lifeInUKPassedOn: '', lifeInUKReference: '' },
    Body: EvidenceStep,
  },
];

const daysThatHaveBeen = [
  { field: 'dateOfBirth', message: 'Date of birth cannot be in the future' },
  { field: 'visaStartDate', message: 'Visa start date cannot be in the future' },
  { field: 'ukEntryDate', message: 'Entry date cannot be in the future' },
  { field: 'ilrGrantDate', message: 'ILR grant date cannot be in the future' },
  { field: 'lifeInUKPassedOn', message: 'The day you passed the test cannot be in the future' },
] as const;

function asksFor<Fields extends FieldSet>(fields: Fields) {
  return { fields: namesOf(fields), schema: z.object(typedShape(fields)) };
}

/**
 * What the form of a step holds as a request. Refuses what cannot lie ahead, besides a date that is saved already: the
 * visa form may know of a visa that has not begun.
 * @param today in London
 */
export const checkedOn = (
  today: CivilDate,
  { schema, instead }: Step,
  saved: OnboardingAnswers,
): z.ZodType<StepAnswers> =>
  z.preprocess(
    (typed: OnboardingAnswers) => requestOf(userProfileFields, { ...typed, ...instead?.(typed) }, today),
    schema.superRefine((answers, context) => {
      for (const { field, message } of daysThatHaveBeen) {
        const date = answers[field];
        if (typeof date !== 'string' || date <= today || date === saved[field]) continue;
        context.addIssue({ code: 'custom', path: [field], message });
      }
    }),
  );
