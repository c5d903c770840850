import { endorsementOptions, firstGrantOptions } from '@settlewise/contract';
import { asksForEndorsement, asksForFirstGrant, routeOfVisaType } from '@settlewise/rules';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/form/SelectField';

type QuestionName = 'endorsedBy' | 'firstGrantedAs';
type Bound = Omit<ComponentProps<typeof SelectField>, 'label' | 'options' | 'hint' | 'placeholder'>;

interface RouteQuestionsProps {
  visaType: string;
  field: (name: QuestionName) => Bound;
}

/** What decides how many years somebody needs, on the two routes where people need different numbers. */
export function RouteQuestions({ visaType, field }: RouteQuestionsProps) {
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
  return null;
}

/** The questions of these that a visa type does not ask. */
export function routeQuestionsNotAsked(visaType: string): readonly QuestionName[] {
  const route = routeOfVisaType(visaType);
  return [
    ...(asksForEndorsement(route) ? [] : (['endorsedBy'] as const)),
    ...(asksForFirstGrant(route) ? [] : (['firstGrantedAs'] as const)),
  ];
}
