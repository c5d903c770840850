import { storedShape } from '@settlewise/domain/fields';
import { addresses, mostDocuments } from '@settlewise/domain/record';
import { z } from 'zod';
import {
  addressCheckRequest,
  addressCheckResponse,
  addressId,
  listOfAddresses,
  startsFirst,
} from '../addressHistory';

const { withWhom: _withWhom, dependants: _dependants, ...place } = storedShape(addresses.fields);
const country = addresses.fields.country.typed;
const role: z.ZodType<string, string> = addresses.fields.role.typed;
const name = z.string().max(100);
const day = addressCheckRequest.shape.applicationOn;
const period = z.object({ from: z.iso.date(), to: z.iso.date() });

/** An address check as it was asked for: the addresses of the record on that day, and what proved them. */
export const savedAddressCheck = addressCheckRequest.extend({
  /** The dependant whose addresses they are; null for one's own. */
  whose: z.strictObject({ firstName: name, lastName: name }).nullable(),
  /** When the person came to the UK; null where the record does not say. */
  cameOn: day.nullable(),
  addresses: listOfAddresses(
    z.strictObject({ ...place, country, role, id: addressId }).refine(...startsFirst),
  ),
  proofs: z
    .array(
      z.strictObject({
        id: z.string().max(100),
        title: z.string().max(200),
        documentType: z.string().max(50),
        /** Addresses, by their ids. */
        proves: z.array(addressId).max(100),
        /** The days that it covers; null if it names none. */
        days: z
          .strictObject({ from: day, to: day })
          .refine(({ from, to }) => from <= to)
          .nullable(),
      }),
    )
    .max(mostDocuments, `Give at most ${mostDocuments} documents.`),
});
export type SavedAddressCheck = z.infer<typeof savedAddressCheck>;

/** What was answered: the open call's answer, and what is looked at in a record alone. */
export const savedAddressAnswer = addressCheckResponse.extend({
  /** The last day that was looked at. */
  checkedTo: z.iso.date(),
  /** Overlaps and journeys that cannot be right. */
  contradictions: z.int(),
  /** For each home that needs a proof, by its id: which of its days had one. */
  proven: z.array(
    z.object({
      address: z.string(),
      proven: z.array(period),
      missing: z.array(period),
      toCome: z.array(period),
    }),
  ),
});
export type SavedAddressAnswer = z.infer<typeof savedAddressAnswer>;

/** The summary of an address check in the list of saved results. */
export const coveredThen = {
  /** Its form, which is not all that was asked. */
  application: addressCheckRequest.shape.form,
  applicationOn: z.string(),
  /** The first name of the dependant whose addresses they were; null for one's own. */
  name: z.string().nullable(),
  missingDays: z.int(),
  contradictions: z.int(),
};
