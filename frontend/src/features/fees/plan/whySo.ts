import { isSettled } from '@settlewise/rules/progress';
import { childRegistrationInsteadOfIlr } from '@settlewise/rules/registration';
import { afterIlrInWords, grantSupposed } from '../../../record/afterIlr';
import { nameOfPerson } from '../labels';
import { citizenshipRefusal } from './citizenshipRefusal';
import { idOf, type KnownOfRecord } from './knownOfRecord';
import { you, type Plan, type PlannedStep } from './plan';
import { tooLate } from './tooLate';

/** Why a step is planned as it is, and what its day supposes. */
export function whySo(step: PlannedStep, plan: Plan, known: KnownOfRecord): string[] {
  const { people } = plan;
  const taking = people.filter(({ id }) => !step.without.includes(id));
  if (step.item === 'naturalisation') {
    if (!taking.some(({ id }) => id === you.id)) return [];
    const refusal = citizenshipRefusal(known);
    if (refusal !== null) return [refusal];
    return isSettled(known)
      ? []
      : [afterIlrInWords(step.on === '' ? known.today : step.on, known.citizenship)];
  }
  if (step.item !== 'registration_child') return tooLate(step, plan, known);
  const { today, clocks } = known;
  const settles = step.on === '' ? null : step.on;
  return taking.flatMap((person) => {
    const registration = clocks.find((clock) => idOf(clock) === person.id)?.registration ?? null;
    const instead = childRegistrationInsteadOfIlr(registration, {
      dateOfBirth: person.dateOfBirth,
      today,
      settles,
    });
    if (instead === null) return [];
    const { section, onceYouSettle } = instead;
    const name = nameOfPerson(person, people.indexOf(person));
    const way =
      section === '1(4)'
        ? 'lived here to the age that the law asks for'
        : onceYouSettle
          ? 'can be registered as soon as you are settled'
          : 'can be registered, as a parent is settled or British';
    return [
      `${name} was born in the UK and ${way} (section ${section}). So ${name} needs no ILR first, and you save that fee.${
        onceYouSettle ? ` ${grantSupposed}` : ''
      }`,
    ];
  });
}
