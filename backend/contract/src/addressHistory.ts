import { civilDate, field, findCountry, notBefore } from '@settlewise/domain/fields';
import { addresses } from '@settlewise/domain/record';
import { addressForms } from '@settlewise/rules/addressHistory/question';
import { z } from 'zod';
import { mostTrips } from './assessments/answer';
import { rule } from './fields';
import { ruleFields } from './openSource';

const day = civilDate('Enter a day that exists, as yyyy-MM-dd.');
const dayOrMonth = field.dayOrMonth('Day or month', {
  wrong: 'Enter a day or a month that exists, as yyyy-MM-dd or yyyy-MM.',
}).typed;

/** The largest number of addresses in a request: as many as a record holds. */
export const mostCheckedAddresses = addresses.most;

/** As in the record: the same words for how somebody lived there. */
const role = z.enum(
  addresses.fields.role.kind.options.map(({ value }) => value),
  { error: 'This role is not known.' },
);

/** A day is compared with a month by its month. */
const sharedPart = (date: string | null, other: string | null) => date?.slice(0, other?.length) ?? null;

/** For `refine`: an address is not left before it is moved into. */
export const startsFirst = [
  ({ from, to }: { readonly from: string; readonly to: string | null }) =>
    notBefore(sharedPart(from, to), sharedPart(to, from)),
  rule('to', 'The last day is before the first.'),
] as const;

export const addressId = z
  .string('Give each address an id of its own.')
  .min(1, 'Give each address an id of its own.')
  .max(100);

const noCountry =
  'Enter a country as two capital letters, for example GB, or as a word, for example united_kingdom.';

/** A country by its ISO 3166 code, to which a value or a name of `countries` is changed. */
const country = z.preprocess(
  (sent) => (typeof sent === 'string' ? (findCountry(sent)?.code ?? sent) : sent),
  z.string(noCountry).regex(/^[A-Z]{2}$/, noCountry),
);

const address = z
  .strictObject({
    id: addressId,
    from: dayOrMonth,
    /** Null while the person lives there. */
    to: dayOrMonth.nullable(),
    country,
    role,
  })
  .refine(...startsFirst);

/** Addresses of which each has an id of its own. */
export const listOfAddresses = <Item extends z.ZodType<{ readonly id: string }>>(item: Item) =>
  z
    .array(item)
    .max(mostCheckedAddresses, `Give at most ${mostCheckedAddresses} addresses.`)
    .superRefine((list, context) => {
      const known = new Set<string>();
      for (const [position, { id }] of list.entries()) {
        if (known.has(id))
          context.addIssue({
            code: 'custom',
            path: [position, 'id'],
            message: 'Another address has this id.',
            params: { rule: true },
          });
        known.add(id);
      }
    });

const journey = z
  .strictObject({ departureDate: day, returnDate: day.nullable() })
  .refine(
    ({ departureDate, returnDate }) => notBefore(departureDate, returnDate),
    rule('returnDate', 'The return is before the departure.'),
  );

/** POST /api/address-history/check. Unknown fields are refused. */
export const addressCheckRequest = z.strictObject({
  form: z.enum(addressForms, { error: 'This form is not known.' }),
  /** The last day that the form asks about. */
  applicationOn: day,
  /** Nobody lived anywhere before. Form T asks for the first ten years from this day on. */
  dateOfBirth: day.nullable().default(null),
  /** Whether the person is the spouse of a British citizen. Form AN then counts three years. */
  spouse: z.boolean('Enter true or false.').default(false),
  addresses: listOfAddresses(address),
  journeys: z.array(journey).max(mostTrips, 'Give at most 2,000 journeys.').default([]),
});
export type AddressCheckRequest = z.infer<typeof addressCheckRequest>;

const period = { from: z.iso.date(), to: z.iso.date() };

export const addressCheckResponse = z.object({
  /** The days that the form asks about, both included. */
  period: z.object(period),
  /** What the form asks for, and how that is known. */
  asks: z.object({ text: z.string(), ...ruleFields }),
  /** For AN: the days that count in law, three years for the spouse of a British citizen. Null for other forms. */
  periodInLaw: z.object({ ...period, ...ruleFields }).nullable(),
  /** Whether no day is missing that no journey explains. */
  covered: z.boolean(),
  missingDays: z.int(),
  gaps: z.array(
    z.object({
      ...period,
      days: z.int(),
      /** The journey that holds the whole gap, both its days of travel included. */
      explainedBy: z.object({ departureDate: z.iso.date(), returnDate: z.iso.date().nullable() }).nullable(),
    }),
  ),
  /** `a` and `b` are ids; allowed where one of the two is temporary or abroad, or the day of the move is not known. */
  overlaps: z.array(z.object({ a: z.string(), b: z.string(), ...period, allowed: z.boolean() })),
  /** Addresses that contradict the journeys, by their ids. */
  conflicts: z.array(z.object({ address: z.string(), ...period, days: z.int(), message: z.string() })),
});
export type AddressCheckResponse = z.infer<typeof addressCheckResponse>;
