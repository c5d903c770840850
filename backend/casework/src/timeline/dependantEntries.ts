import { relationshipOptions } from '@settlewise/contract/options';
import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { CivilDate } from '@settlewise/rules/calendar';
import type { RecordedDependant } from '../record/storedRecord';
import { ifPassed, type TimelineItem } from './timelineItem';

/** The dated facts of one dependant: their own visa, birth, arrival, settlement and journeys. */
export const dependantEntries =
  (today: CivilDate) =>
  (person: RecordedDependant): readonly TimelineItem[] => {
    const { dependantId, visaStartDate, visaExpiryDate } = person;
    const name = `${person.firstName} ${person.lastName}`;
    const detail = describeDependant(person);
    const id = (suffix: string) => `dependant-${dependantId}-${suffix}`;
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
      ...earlierVisaEntries(person, name, id),
      {
        id: id('settled'),
        matter: 'settlement' as const,
        date: person.settledSince,
        title: `${name} settled`,
        detail,
      },
      { id: id('entry'), date: person.ukEntryDate, title: `${name} came to the UK`, detail },
      ...journeyEntries(person, name, id),
      ...birthEntries(person, name, id),
    ].map((item) => ({ ...item, dependantId }));
  };

/** `Child, Dependant, British` */
function describeDependant({ relationship, currentVisaType, british }: RecordedDependant): string {
  const known = relationshipOptions.find(({ value }) => value === relationship);
  return [
    known?.label ?? relationship,
    ...(currentVisaType === null ? [] : [labelOfVisaType(currentVisaType)]),
    ...(british === true ? ['British'] : []),
  ].join(', ');
}

type CreateId = (suffix: string) => string;

function earlierVisaEntries(
  { visaHeldSince, visaStartDate }: RecordedDependant,
  name: string,
  id: CreateId,
): readonly TimelineItem[] {
  if (visaHeldSince === visaStartDate) return [];
  return [{ id: id('first-visa'), date: visaHeldSince, title: `First visa of ${name} of the same kind` }];
}

function journeyEntries(
  { ownJourneys: journeys }: RecordedDependant,
  name: string,
  id: CreateId,
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
function birthEntries(
  { bornInUk, dateOfBirth }: RecordedDependant,
  name: string,
  id: CreateId,
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
