import { endorsementOptions, firstGrantOptions, openAnswerOptions } from '@settlewise/contract/options';
import { inLetters } from '@settlewise/rules/assessment';
import type { CivilDate } from '@settlewise/rules/calendar';
import { inWordsOn, serviceRules, valueOn } from '@settlewise/rules/parameters';
import { routeOfVisaType } from '@settlewise/rules/routes';
import { asksForDischarge, asksForEndorsement, asksForFirstGrant } from '@settlewise/rules/settlement';
import type { ComponentProps, ReactNode } from 'react';
import { SelectField } from '../../ui/form/SelectField';

type QuestionName = 'endorsedBy' | 'firstGrantedAs' | 'medicalDischarge';
type Bound = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint' | 'placeholder'>;

interface RouteQuestionsProps {
  visaType: string;
  field: (name: QuestionName) => Bound;
  /** The field for the day of discharge. */
  children: ReactNode;
}

/** What a single route asks to decide about settlement. */
export function RouteQuestions({ visaType, field, children }: RouteQuestionsProps) {
  const route = routeOfVisaType(visaType);
  if (asksForEndorsement(route))
    return (
      <SelectField
        label="Who endorsed you?"
        optional
        hint="It is in your endorsement letter, and decides whether you need three or five years for ILR."
        options={endorsementOptions}
        placeholder="Choose one"
        {...field('endorsedBy')}
      />
    );
  if (asksForFirstGrant(route))
    return (
      <SelectField
        label="How old were you when you first got permission for private life?"
        optional
        hint="It decides whether you need five or ten years for ILR."
        options={firstGrantOptions}
        placeholder="Choose one"
        {...field('firstGrantedAs')}
      />
    );
  if (asksForDischarge(route))
    return (
      <>
        {children}
        <SelectField
          label={medicalDischargeLabel}
          optional
          hint={medicalDischargeHint}
          options={openAnswerOptions}
          placeholder="Choose one"
          {...field('medicalDischarge')}
        />
      </>
    );
  return null;
}

export const dischargeLabel = 'Day of your discharge (past or planned)';
export const medicalDischargeLabel = 'Medical discharge because of service?';
export const medicalDischargeHint = 'After one you need no minimum time of service for ILR.';

/** Explains why the form asks for the day of discharge. @param today in London */
export const dischargeHint = (today: CivilDate): string =>
  [
    `You can apply for ILR from ${inWordsOn(serviceRules.timeBeforeDischarge, today)} before it until ${inLetters(valueOn(serviceRules.yearsAfterDischarge, today))} years after it.`,
    `You need ${inLetters(valueOn(serviceRules.serviceForSettlement, today))} years of service.`,
    'As the start of your visa, enter your first day of service.',
  ].join(' ');

/** The answers that `RouteQuestions` does not ask for with this visa type. */
export function routeQuestionsNotAsked(visaType: string): readonly (QuestionName | 'dischargedOn')[] {
  const route = routeOfVisaType(visaType);
  return [
    ...(asksForEndorsement(route) ? [] : (['endorsedBy'] as const)),
    ...(asksForFirstGrant(route) ? [] : (['firstGrantedAs'] as const)),
    ...(asksForDischarge(route) ? [] : (['dischargedOn', 'medicalDischarge'] as const)),
  ];
}
