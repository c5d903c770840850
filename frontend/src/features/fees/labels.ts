import { labelOfVisaType } from '@settlewise/contract/visaTypeChoices';
import type { FeeItem, FeeLine } from '@settlewise/rules/fees';
import { isConfirmed, poundsOfPence } from '@settlewise/rules/parameters';
import { formatLongDate } from '../../ui/dates/formatDate';
import { hasRoute, you, type PlannedItem, type PlannedPerson, type PlannedStep } from './plan/plan';

export const itemLabels: Readonly<Record<PlannedItem, string>> = {
  visa: 'First visa',
  extension: 'Extension or change of visa',
  ilr: 'Settlement (ILR)',
  naturalisation: 'Naturalisation as a British citizen',
  registration_child: 'Registration of a child as British',
  registration_adult: 'Registration of an adult as British',
  first_passport: 'First British passport',
  eta: 'Electronic travel authorisation (ETA)',
  administrative_review: 'Administrative review of a refusal',
};

/** The width in which `Naturalisation as a British citizen` stands in one line. */
export const longestChoice = '21rem';

export const nameOfItem = (item: FeeItem | 'own'): string =>
  item === 'own' ? 'Own costs' : itemLabels[item];

/** `Settlement (ILR): Skilled Worker`: where who applies stands beside it. */
export const kindOfStep = ({ item, visaType }: Pick<PlannedStep, 'item' | 'visaType'>): string =>
  hasRoute(item) && visaType !== '' ? `${itemLabels[item]}: ${labelOfVisaType(visaType)}` : itemLabels[item];

/**
 * `First British passport (you and Chidi)`: several steps of a plan are of one kind. Nobody is named where everybody of the
 * plan applies.
 */
export function titleOfStep(
  step: Pick<PlannedStep, 'item' | 'visaType' | 'without'>,
  people: readonly PlannedPerson[],
): string {
  const names = people.flatMap((person, place) =>
    step.without.includes(person.id) ? [] : [nameInSentence(person, place)],
  );
  if (names.length === 0 || names.length === people.length) return kindOfStep(step);
  return `${kindOfStep(step)} (${namesInWords(names)})`;
}

const namesInWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Within a sentence, somebody is told of themselves in small letters. */
export const nameInSentence = (person: PlannedPerson, place: number): string =>
  person.id === you.id && person.name === you.name ? 'you' : nameOfPerson(person, place);

export const nameOfPerson = ({ name }: Pick<PlannedPerson, 'name'>, place: number): string =>
  name.trim() === '' ? `Person ${place + 1}` : name.trim();

/** What is known from others alone, or not for certain, says so. */
export const isSure = ({ confidence, standing, lowestPence, highestPence }: FeeLine): boolean =>
  standing !== 'not_confirmed' &&
  (confidence === null || isConfirmed(confidence)) &&
  lowestPence === highestPence;

export const editionInWords = ({ edition, kind }: FeeLine): string => {
  if (kind === 'own') return 'Your own figure';
  return edition === null ? 'No list known for this day' : `Fees from ${formatLongDate(edition)}`;
};

/** `£3,226`, or `£150 to £215`. */
export const rangeInWords = (lowest: number, highest: number): string =>
  lowest === highest ? poundsOfPence(lowest) : `${poundsOfPence(lowest)} to ${poundsOfPence(highest)}`;
