import { type CivilDate, isCivilDate } from '@settlewise/rules/calendar';
import { isSettled } from '@settlewise/rules/progress';
import { isExtendedInTime } from '@settlewise/rules/waiting';
import { formatLongDate } from '../../../ui/dates/formatDate';
import { nameOfPerson } from '../labels';
import { idOf, type KnownOfRecord } from './knownOfRecord';
import { isPermission, you, type Plan, type PlannedPerson, type PlannedStep } from './plan';

export type EndsOfRecord = Pick<KnownOfRecord, 'today' | 'visa' | 'dependants' | 'ilr'>;

/** The last day of somebody's visa, where it is still to come; null of whoever is settled. */
function endOf({ id }: PlannedPerson, known: EndsOfRecord): CivilDate | null {
  if (id === you.id) {
    const { visaExpiryDate: ends } = known.visa;
    const goesOn = isExtendedInTime(known.ilr.extensionAppliedOn, ends);
    return isSettled(known) || goesOn ? null : notOver(ends, known);
  }
  const { visaExpiryDate = null, settledSince = null } =
    known.dependants.find((one) => idOf(one) === id) ?? {};
  return settledSince === null ? notOver(visaExpiryDate, known) : null;
}

const notOver = (day: CivilDate | null, { today }: EndsOfRecord) =>
  day !== null && day >= today ? day : null;

/** Of whom a visa ends before the day of an application for more time or for settlement, with nothing planned before its end. */
export function tooLate(
  step: PlannedStep,
  { people, steps }: Pick<Plan, 'people' | 'steps'>,
  known: EndsOfRecord,
): string[] {
  if (!(step.item === 'extension' || step.item === 'ilr') || !isCivilDate(step.on)) return [];
  return people.flatMap((person, place) => {
    const ends = endOf(person, known);
    if (step.without.includes(person.id) || ends === null || step.on <= ends) return [];
    const isExtended = steps.some(
      ({ id, item, on, without }) =>
        id !== step.id && isPermission(item) && isCivilDate(on) && on <= ends && !without.includes(person.id),
    );
    if (isExtended) return [];
    const whose = person.id === you.id ? 'Your visa' : `The visa of ${nameOfPerson(person, place)}`;
    return [`${whose} ends on ${formatLongDate(ends)}. An application on a later day is too late.`];
  });
}
