import { writtenDate } from '../../assessment/wording';
import { naturalisationRules } from '../../parameters/naturalisationRules';
import { inWordsOn } from '../../parameters/parameter';
import { warning, yesOr } from '../answers';
import { askedOfYou, fromRecord, type FormBlock, type FormCase } from '../question';

/** Only for applications by section 6(1), as decided by the engine. */
export const intentionBlock: FormBlock = {
  id: 'intention',
  title: 'What you mean to do',
  questions: [
    fromRecord('intentions', {
      id: 'intends_to_stay',
      text: 'You mean to go on living in the UK',
      format: 'yes_no',
      help: 'Your home stays here once you are a citizen. Journeys, and work for a UK employer abroad, do not speak against it.',
      spared: ({ residence, person }) =>
        (residence === null ? person.spouseOfBritishCitizen : !residence.citizenship.intentionAsked)
          ? 'As the husband, wife or civil partner of a British citizen you are not asked.'
          : null,
      answer({ person }) {
        const { answer, warnings } = yesOr(person.intendsToStay, 'Your record does not say it.');
        // Every record starts with a yes.
        return answer === null
          ? { answer, warnings }
          : {
              answer,
              warnings: [warning('not_confirmed', 'Your record says so from the start. Is it still right?')],
            };
      },
    }),
  ],
};

const laterDate = ({ residence, on }: FormCase): string => {
  const within = inWordsOn(naturalisationRules.laterDateWithin, on);
  const meaning = `With your consent the Home Office can take the application as made on a later day, within ${within}.`;
  const citizenship = residence?.citizenship;
  if (citizenship === undefined || citizenship.presentOnFirstDay)
    return `${meaning} It helps if you were not in the UK on the first day of the years.`;
  const { qualifyingFrom, firstGoodDate } = citizenship;
  const good = firstGoodDate === null ? '' : ` The first good day is ${writtenDate(firstGoodDate)}.`;
  return `${meaning} You were not in the UK on ${writtenDate(qualifyingFrom)}.${good}`;
};

export const laterDateBlock: FormBlock = {
  id: 'later_date',
  title: 'A later day of application',
  questions: [
    askedOfYou({
      id: 'later_date',
      text: 'You agree that it is taken as made later',
      format: 'yes_no',
      help: laterDate,
    }),
  ],
};
