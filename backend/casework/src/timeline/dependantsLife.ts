import { relationshipOptions } from '@settlewise/contract/options';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { RecordedDependant } from '../record/storedRecord';
import { ifPassed, type TimelineItem } from './timelineItem';

/** The dated facts of one dependant: their own visa, birth, arrival, settlement and journeys. */
export const dependantsLife =
  (today: CivilDate) =>
  (person: RecordedDependant): readonly TimelineItem[] => {
    const { dependantId, visaStartDate, visaExpiryDate } = person;
    const name = `${person.firstName} ${person.lastName}`;
    const detail = aboutThem(person);
    const id = (what: string) => `dependant-${dependantId}-${what}`;
    return [
      {
        id: id('visa-expiry'),
        date: ifPassed(visaExpiryDate, today),
        title: `Visa of ${name} expired`,
        detail,
      },
      {
        id: id('visa'),
        matter: 'permission' as const,
        date: visaStartDate,
        endDate: visaExpiryDate,
        title: `Visa of ${name}`,
        detail,
      },
      ...earlierVisa(person, name, id),
      {
        id: id('settled'),
        matter: 'settlement' as const,
        date: person.settledSince,
        title: `${name} settled`,
        detail,
      },
      { id: id('entry'), date: person.ukEntryDate, title: `${name} came to the UK`, detail },
      ...ownJourneys(person, name, id),
      ...birth(person, name, id),
    ].map((item) => ({ ...item, dependantId }));
  };

/** `Child, Dependant, British` */
function aboutThem({ relationship, currentVisaType, british }: RecordedDependant): string {
  const known = relationshipOptions.find(({ value }) => value === relationship);
  return [
    known?.label ?? relationship,
    ...(currentVisaType === null ? [] : [labelOfVisaType(currentVisaType)]),
    ...(british === true ? ['British'] : []),
  ].join(', ');
}

type IdOf = (what: string) => string;

function earlierVisa(
  { visaHeldSince, visaStartDate }: RecordedDependant,
  name: string,
  id: IdOf,
): readonly TimelineItem[] {
  if (visaHeldSince === visaStartDate) return [];
  return [{ id: id('first-visa'), date: visaHeldSince, title: `First visa of ${name} of the same kind` }];
}

function ownJourneys(
  { ownJourneys: journeys }: RecordedDependant,
  name: string,
  id: IdOf,
): readonly TimelineItem[] {
  return journeys.map(({ departureDate, returnDate, destination }, position) => ({
    id: id(`journey-${position + 1}`),
    matter: 'journey',
    date: departureDate,
    endDate: returnDate,
    title: destination === null ? `Journey of ${name}` : `Journey of ${name} to ${destination}`,
  }));
}

/** Shown if the country of birth is known, because it decides about registration. */
function birth(
  { bornInUk, dateOfBirth }: RecordedDependant,
  name: string,
  id: IdOf,
): readonly TimelineItem[] {
  if (bornInUk === null) return [];
  return [
    {
      id: id('birth'),
      matter: 'birth',
      date: dateOfBirth,
      title: `${name} born ${bornInUk ? 'in' : 'outside'} the UK`,
    },
  ];
}
