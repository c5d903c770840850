import { periodOfForm } from '../../addressHistory/forms';
import type { AddressForm } from '../../addressHistory/question';
import { presentHomeOf } from '../../addressHistory/presentHome';
import { dateOr, missing, textAnswer } from '../answers';
import { addressInOneLine, addressList } from '../lists';
import { fromRecord, type FormBlock, type FormCase } from '../question';
import { contactQuestions } from './identity';

const findHome = ({ person, on, record }: FormCase) =>
  presentHomeOf(person.addresses, on < record.today ? on : record.today);

/**
 * Contact, the current address and earlier ones.
 * @param form the form in the address history
 */
export const contactBlock = (form: AddressForm): FormBlock => ({
  id: 'contact',
  title: 'Contact and addresses',
  questions: [
    ...contactQuestions,
    fromRecord('addresses', {
      id: 'present_address',
      text: 'Present address',
      format: 'text',
      help: 'Where you live, not where post goes.',
      answer(one) {
        const home = findHome(one);
        return home === null
          ? missing('The address history has no address for today.')
          : textAnswer(addressInOneLine(home, one));
      },
    }),
    fromRecord('addresses', {
      id: 'present_address_since',
      text: 'Living there since',
      format: 'date',
      help: 'The day on which you moved in.',
      answer: (one) => dateOr(findHome(one)?.from ?? null, 'The address history does not say since when.'),
    }),
    fromRecord('addresses', {
      id: 'addresses',
      text: 'Earlier addresses',
      format: 'list',
      help: 'The newest first, without a gap. Addresses abroad belong to it.',
      answer: (one) => addressList(one, periodOfForm(form, one.on, one.person.dateOfBirth)),
    }),
  ],
});
