import { userProfileRequest, type UserProfileRequest } from '@settlewise/contract';
import type { CivilDate } from '@settlewise/rules';
import type { ComponentType } from 'react';
import { z } from 'zod';
import type { OnboardingAnswers } from './answers';
import { isMarried } from './isMarried';
import { EvidenceStep } from './steps/EvidenceStep';
import { IntentionsStep } from './steps/IntentionsStep';
import { PersonalStep } from './steps/PersonalStep';
import { RelationshipStep } from './steps/RelationshipStep';
import { SettlementStep } from './steps/SettlementStep';
import type { StepFields } from './steps/stepFields';
import { VisaStep } from './steps/VisaStep';

type Field = keyof OnboardingAnswers;
type StepAnswers = Partial<UserProfileRequest>;

export interface Step {
  /** In a word or two, at its dot. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  /** In the order of the page. */
  readonly fields: readonly Field[];
  /** What the fields come to, to be sent. */
  readonly schema: z.ZodType<StepAnswers>;
  readonly Body: ComponentType<StepFields>;
}

export const steps: readonly [Step, ...Step[]] = [
  {
    name: 'Personal Info',
    title: 'Personal Information',
    lead: 'Who you are, as your documents say it.',
    fields: ['fullName', 'dateOfBirth', 'nationality'],
    schema: userProfileRequest.pick({ fullName: true, dateOfBirth: true, nationality: true }),
    Body: PersonalStep,
  },
  {
    name: 'Visa Info',
    title: 'Visa Information',
    lead: 'The visa you have now. It decides when you can settle.',
    fields: ['visaType', 'visaStartDate', 'brpExpiryDate'],
    schema: userProfileRequest.pick({ visaType: true, visaStartDate: true, brpExpiryDate: true }),
    Body: VisaStep,
  },
  {
    name: 'Timeline & ILR',
    title: 'Settlement & ILR Status',
    lead: 'ILR is indefinite leave to remain, also called settlement: you can stay without a time limit.',
    fields: ['settlementDate', 'hasILR', 'ilrGrantDate', 'settledAs'],
    schema: z.preprocess(
      // Hidden with its question, the date says nothing.
      withoutUnless('hasILR', (hasILR) => hasILR === true, { ilrGrantDate: null }),
      userProfileRequest.pick({ settlementDate: true, hasILR: true, ilrGrantDate: true, settledAs: true }),
    ),
    Body: SettlementStep,
  },
  {
    name: 'Relationship',
    title: 'Relationship Status',
    lead: 'A British husband, wife or civil partner can shorten the way to citizenship.',
    fields: ['maritalStatus', 'marriedToBritishCitizen'],
    schema: z.preprocess(
      withoutUnless('maritalStatus', isMarried, { marriedToBritishCitizen: false }),
      userProfileRequest.pick({ maritalStatus: true, marriedToBritishCitizen: true }),
    ),
    Body: RelationshipStep,
  },
  {
    name: 'Intentions',
    title: 'Intentions & Character',
    lead: 'Both count when you apply for citizenship.',
    fields: ['intendsToStayInUK', 'goodCharacter'],
    schema: userProfileRequest.pick({ intendsToStayInUK: true, goodCharacter: true }),
    Body: IntentionsStep,
  },
  {
    name: 'Evidence',
    title: 'Eligibility Evidence',
    lead: 'Tick what you have already. What you leave empty counts as “not yet”.',
    fields: ['lifeInUKPassed', 'englishLanguageProof', 'englishLevel'],
    schema: userProfileRequest.pick({ lifeInUKPassed: true, englishLanguageProof: true, englishLevel: true }),
    Body: EvidenceStep,
  },
];

const daysThatHaveBeen = [
  { field: 'dateOfBirth', message: 'Date of birth cannot be in the future' },
  { field: 'visaStartDate', message: 'Entry date cannot be in the future' },
  { field: 'ilrGrantDate', message: 'ILR grant date cannot be in the future' },
] as const;

/**
 * A step's schema that also refuses what cannot lie ahead. A date that is saved already stands: the visa form may know
 * of a visa that has not begun.
 * @param today in London
 */
export function checkedOn(
  today: CivilDate,
  { schema }: Step,
  saved: OnboardingAnswers,
): z.ZodType<StepAnswers> {
  return schema.superRefine((answers, context) => {
    for (const { field, message } of daysThatHaveBeen) {
      const date = answers[field];
      if (typeof date !== 'string' || date <= today || date === saved[field]) continue;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });
}

/** Puts other answers in their place where the one that they hang on is not given. */
function withoutUnless(
  on: Field,
  given: (answer: unknown) => boolean,
  instead: Partial<Record<Field, unknown>>,
) {
  return (answers: unknown) =>
    typeof answers === 'object' && answers !== null && !given(Reflect.get(answers, on))
      ? { ...answers, ...instead }
      : answers;
}
