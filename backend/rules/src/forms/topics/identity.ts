import { nameOr, dateOr, missing, textAnswer, textOr } from '../answers';
import { askedOfYou, fromRecord, type FormBlock, type FormCase } from '../question';

const profileName = ({ person }: FormCase) => (person.key === 'you' ? 'your profile' : 'their page');

/** The applicant: every form asks about them in similar words. */
export const identityBlock: FormBlock = {
  id: 'identity',
  title: 'Names, birth and nationality',
  questions: [
    fromRecord('profile', {
      id: 'surname',
      text: 'Surname',
      format: 'name',
      help: 'In capitals, letter for letter as in the passport. Somebody with one name alone writes it here.',
      answer: (one) => nameOr(one.person.lastName, `The surname is missing in ${profileName(one)}.`),
    }),
    fromRecord('profile', {
      id: 'given_names',
      text: 'Given names',
      format: 'name',
      help: 'All of them, in the order of the passport. Your record may have fewer than the passport.',
      answer: (one) => nameOr(one.person.firstName, `The given names are missing in ${profileName(one)}.`),
    }),
    askedOfYou({
      id: 'other_names',
      text: 'Other names that you have or had',
      format: 'list',
      help: 'The name at birth, names before a marriage, other spellings, and names that people call you by. With the days from and to which you used each.',
    }),
    askedOfYou({ id: 'sex', text: 'Sex', help: 'As in the passport.', format: 'text' }),
    fromRecord('profile', {
      id: 'date_of_birth',
      text: 'Date of birth',
      format: 'date',
      help: 'Day, month, year. Somebody who knows the year alone says so.',
      answer: (one) => dateOr(one.person.dateOfBirth, `The date of birth is missing in ${profileName(one)}.`),
    }),
    askedOfYou({
      id: 'town_of_birth',
      text: 'Town or village of birth',
      format: 'text',
      help: 'As in the passport or the birth certificate.',
    }),
    fromRecord('profile', {
      id: 'country_of_birth',
      text: 'Country of birth',
      format: 'text',
      help: 'The name that the country had then, where the form asks for that.',
      answer: (one) =>
        one.person.countryOfBirth === null
          ? missing(`The country of birth is missing in ${profileName(one)}.`)
          : textAnswer(one.words.country(one.person.countryOfBirth)),
    }),
    fromRecord('profile', {
      id: 'nationality',
      text: 'Nationality',
      format: 'text',
      help: 'That of the passport with which you apply. Every other one belongs in the next question.',
      answer: (one) =>
        one.person.nationality === null
          ? missing(`The nationality is missing in ${profileName(one)}.`)
          : textAnswer(one.words.nationality(one.person.nationality)),
    }),
    askedOfYou({
      id: 'other_nationalities',
      text: 'Other nationalities, now or before',
      format: 'list',
      help: 'Those that you gave up or lost as well, with the days.',
    }),
    askedOfYou({
      id: 'ni_number',
      text: 'National Insurance number',
      format: 'text',
      help: 'On payslips, letters on tax and in the HMRC app. This program does not keep it.',
    }),
  ],
};

/**
 * The applicant's contact details.
 * @param addresses the list that the form asks for
 */
export const contactQuestions = [
  fromRecord('profile', {
    id: 'email',
    text: 'Email address',
    format: 'text',
    help: 'The Home Office writes to it. It has to be one that you will keep until the decision.',
    answer: ({ person }) =>
      person.email === null
        ? missing('Your record has no email address of theirs.')
        : textAnswer(person.email),
  }),
  fromRecord('profile', {
    id: 'phone',
    text: 'Phone number',
    format: 'text',
    help: 'With the code of the country, where it is not one of the UK.',
    answer: ({ person }) => textOr(person.phone, 'Your record has no phone number.'),
  }),
] as const;
