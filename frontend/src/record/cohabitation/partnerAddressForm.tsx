import type { cohabitation } from '@settlewise/contract/collections';
import { useWatch } from 'react-hook-form';
import type { CollectionForm } from '../collections/CollectionDialog';
import { FieldInForm, type FieldInFormProps } from '../collections/FieldInForm';

/** Asked only where the partner lived somewhere else. */
function OfAnotherAddress(props: FieldInFormProps) {
  const isElsewhere = useWatch({ control: props.control, name: 'sameAsMine' }) === 'no';
  return isElsewhere ? <FieldInForm {...props} /> : null;
}

/** The same for what an address cannot do without. */
const NeededOfAnotherAddress = (props: FieldInFormProps) => (
  <OfAnotherAddress {...props} field={{ ...props.field, optional: false }} />
);

const nothing = { line1: null, line2: null, town: null, postcode: null };

/** How an address of the partner is asked for. */
export const partnerAddressForm: CollectionForm<typeof cohabitation.fields> = {
  rows: [['sameAsMine'], ['line1'], ['line2'], ['town'], ['postcode'], ['from', 'to']],
  controls: {
    line1: NeededOfAnotherAddress,
    line2: OfAnotherAddress,
    town: NeededOfAnotherAddress,
    postcode: OfAnotherAddress,
  },
  hints: {
    sameAsMine: 'Yes: wherever you lived on these days, if you moved too.',
    to: 'Leave it empty if it is so today.',
  },
  notBefore: { to: 'from' },
  // What was typed before somebody chose “yes” is not sent.
  derive: ({ sameAsMine }) => (sameAsMine === true ? nothing : {}),
};
