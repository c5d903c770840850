import type { addresses } from '@settlewise/contract';
import { countryChoices } from '../../ui/countries/countryChoices';
import { CountryInForm } from '../../ui/countries/CountryInForm';
import { DependantsInForm } from '../dependants/DependantsInForm';
import type { CollectionForm } from '../collections/CollectionDialog';

const isMonth = (date: unknown) => typeof date === 'string' && /^\d{4}-\d{2}$/.test(date);

/** How an address is asked for. */
export const addressForm: CollectionForm<typeof addresses.fields> = {
  rows: [
    ['line1'],
    ['line2'],
    ['town', 'postcode'],
    ['country', 'role'],
    ['from', 'to'],
    ['withWhom'],
    ['dependants'],
  ],
  controls: {
    country: ({ name, control, tie, field }) => (
      <CountryInForm
        control={control}
        name={name}
        id={tie.id}
        error={tie.error}
        label={field.label}
        choices={countryChoices}
      />
    ),
    dependants: ({ name, control, tie, field }) => (
      <DependantsInForm control={control} name={name} id={tie.id} error={tie.error} label={field.label} />
    ),
  },
  hints: {
    to: 'Leave it empty if you still live there.',
    withWhom: 'For example your partner’s name',
  },
  notBefore: { to: 'from' },
  // How exact the dates are shows in how they were typed.
  derive: ({ from, to }) => ({ precision: isMonth(from) || isMonth(to) ? 'month' : 'day' }),
};
