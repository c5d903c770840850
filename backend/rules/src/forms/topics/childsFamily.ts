import { ageOn } from '../../calendar/age';
import { valueOn } from '../../parameters/parameter';
import { registrationRules } from '../../parameters/registrationRules';
import { missing, textAnswer, warning } from '../answers';
import { formDate, formName } from '../formats';
import { askedOfYou, fromRecord, type FormBlock, type FormCase } from '../question';
import { characterBlock } from './character';
import { parentsBlock } from './family';

/** The status of the record's owner, who is a parent of most children in it. */
function ownerStatus({ record, person }: FormCase) {
  const { profile, status } = record;
  if (person.key === 'you') return missing('The record has no status of your parents.');
  const name = formName(`${profile.firstName} ${profile.lastName}`);
  const parentWarning = warning('not_confirmed', 'It is an answer only if you are a parent of this child.');
  if (status.britishSince !== null)
    return textAnswer(`${name}: British citizen since ${formDate(status.britishSince)}`, [parentWarning]);
  if (profile.nationality === 'united_kingdom')
    return textAnswer(`${name}: British citizen`, [parentWarning]);
  return status.ilrGrantDate === null
    ? missing('Your record does not say since when you are settled.')
    : textAnswer(`${name}: settled since ${formDate(status.ilrGrantDate)}`, [parentWarning]);
}

/** Both parents, their status and whether they are married, which decide a child's registration. */
export const childsParentsBlock: FormBlock = {
  ...parentsBlock,
  title: 'Both parents',
  questions: [
    ...parentsBlock.questions,
    fromRecord('immigration_profile', {
      id: 'parents_status',
      text: 'Status of each parent in the UK',
      format: 'text',
      help: 'British, settled, or on a visa, and since when. On the day of the birth and today.',
      answer: ownerStatus,
    }),
    askedOfYou({
      id: 'parents_married',
      text: 'Day and place of the parents’ marriage',
      format: 'text',
      help: 'Before or after the birth. Parents who are not married say so.',
    }),
  ],
};

export const consentBlock: FormBlock = {
  id: 'consent',
  title: 'Consent',
  questions: [
    askedOfYou({
      id: 'consent',
      text: 'Everybody with parental responsibility agrees',
      format: 'yes_no',
      help: 'Each of them signs. Say why where somebody cannot, and ask an adviser where somebody does not want to.',
    }),
  ],
};

/** Good character is required of children from an age on. */
export const childsCharacterBlock: FormBlock = {
  ...characterBlock,
  questions: characterBlock.questions.map((question) => ({
    ...question,
    spared({ person, on }: FormCase) {
      const from = valueOn(registrationRules.goodCharacterFrom, on);
      const isBelow = person.dateOfBirth !== null && ageOn(person.dateOfBirth, on) < from;
      return isBelow ? 'The child is too young to be asked.' : null;
    },
  })),
};
