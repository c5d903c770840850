import type { OpenAnswer } from '@settlewise/contract/assessments';
import type { CrownDependencyAnswer } from '@settlewise/contract/journeys';
import type { ProgressQuestion } from '@settlewise/contract/openOutcomes';
import { endorsementOptions, firstGrantOptions, openAnswerOptions } from '@settlewise/contract/options';
import type { Choice } from './ChosenAnswer';

const inTime: readonly (readonly [OpenAnswer, string])[] = [
  ['yes', 'Yes, in time'],
  ['no', 'No'],
  ['not_sure', 'Not sure'],
];

const onIslands: readonly (readonly [CrownDependencyAnswer, string])[] = [
  ['visited', 'Yes, on a visit'],
  ['lived_there', 'Yes, I lived there with permission'],
  ['no', 'No, not the whole journey'],
  ['not_sure', 'Not sure'],
];

/** The answers that a question can be given where it stands; none where more than a choice is asked for. */
export function answersOf({ code, visa, journey, answered }: ProgressQuestion): readonly Choice[] {
  if (code === 'applied_in_time' && visa !== null)
    return inTime.map(([answer, label]) => ({
      label,
      chosen: answered === answer,
      answered: { code, visa, answer },
    }));
  if (code === 'crown_dependency' && journey !== null)
    return onIslands.map(([answer, label]) => ({
      label,
      chosen: answered === answer,
      answered: { code, journey, answer },
    }));
  if (code === 'endorsed_by')
    return endorsementOptions.map(({ value, label }) => ({
      label,
      chosen: answered === value,
      answered: { code, answer: value },
    }));
  if (code === 'first_granted_as')
    return firstGrantOptions.map(({ value, label }) => ({
      label,
      chosen: answered === value,
      answered: { code, answer: value },
    }));
  if (code === 'medical_discharge')
    return openAnswerOptions.map(({ value, label }) => ({
      label,
      chosen: answered === value,
      answered: { code, answer: value },
    }));
  return [];
}

/** Where somebody who is not sure can find the answer. */
export const whereToLook: Readonly<Record<ProgressQuestion['code'], string>> = {
  applied_in_time: 'The email or letter that confirmed your application has the day.',
  claimed_on: 'The papers of your claim have the day.',
  endorsed_by: 'Your endorsement letter names the body, and whether it is for talent or for promise.',
  first_granted_as: 'Your first decision letter has the day of the grant.',
  medical_discharge: 'The papers of your discharge say why you leave.',
  bno_child: 'Look at the page of the route on GOV.UK, or ask an adviser.',
  crown_dependency: 'Tickets, or letters sent to you there, can show it.',
};
