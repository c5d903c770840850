import { isSettled, lawOn } from '@settlewise/rules';
import { nameOfPerson } from '../labels';
import { registeredWithoutIlr } from './children';
import type { KnownOfRecord } from './knownOfRecord';
import { you, type Plan, type PlannedStep } from './plan';

/** Why a step is planned as it is, and what its day supposes. */
export function whySo(step: PlannedStep, { people }: Plan, known: KnownOfRecord): string[] {
  const taking = people.filter(({ id }) => !step.without.includes(id));
  if (step.item === 'naturalisation')
    return isSettled(known) || !taking.some(({ id }) => id === you.id) ? [] : [afterIlr(step, known)];
  if (step.item !== 'registration_child') return [];
  return registeredWithoutIlr(known, taking, step.on === '' ? null : step.on).map(
    ({ person, section, onceYouSettle }) => {
      const name = nameOfPerson(person, people.indexOf(person));
      const way =
        section === '1(4)'
          ? 'lived here to the age that the law asks for'
          : onceYouSettle
            ? 'can be registered as soon as you are settled'
            : 'can be registered, as a parent is settled or British';
      return `${name} was born in the UK and ${way} (section ${section}). So ${name} needs no ILR first, and you save that fee.${
        onceYouSettle ? ` ${supposed}` : ''
      }`;
    },
  );
}

const supposed =
  'We take it that ILR is granted on the day your years are complete, or at once where they are. A decision takes longer: change the day when you know it.';

function afterIlr({ on }: PlannedStep, { citizenship, today }: KnownOfRecord): string {
  const months = lawOn(on === '' ? today : on).naturalisation.monthsSettled;
  return `${
    citizenship.spouseOfBritishCitizen
      ? 'Married to a British citizen, you can apply once ILR is granted.'
      : `You can apply ${months} months after ILR is granted.`
  } ${supposed}`;
}
