import { z } from 'zod';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier, recordedDate } from '../kernel/values';
import { declarations, openAnswer, personalDetails, visaDetails } from './details';

/** Each carries the fields that changed, and null for one that was emptied. */
export const personalDetailsChanged = defineEvent('PersonalDetailsChanged', personalDetails.partial());
export const visaDetailsChanged = defineEvent('VisaDetailsChanged', visaDetails.partial(), {
  version: 2,
  upcasters: { 1: saysNothingOfWhatWasNotAsked },
});
export const declarationsChanged = defineEvent('DeclarationsChanged', declarations.partial(), {
  version: 2,
  upcasters: { 1: saysNothingOfWhatWasNotAsked },
});

/** Version 2 asks more: the kind of settlement, the day of an application, the level of English. */
function saysNothingOfWhatWasNotAsked(data: unknown): unknown {
  return data;
}

const visaType = z.string().regex(/^[a-z0-9_]{1,60}$/);

const visaHistoryEntry = z.strictObject({
  entryId: identifier,
  visaType,
  startDate: recordedDate,
  endDate: recordedDate,
  /** The day of the application for it; null where nobody said. */
  appliedOn: recordedDate.nullable(),
  /** Whether that was before the visa before it ended; null is what was never asked. */
  appliedInTime: openAnswer.nullable(),
});
const withoutApplication = {
  version: 2,
  upcasters: {
    1: (data: unknown) => ({ ...z.looseObject({}).parse(data), appliedOn: null, appliedInTime: null }),
  },
};
export const visaHistoryEntryAdded = defineEvent(
  'VisaHistoryEntryAdded',
  visaHistoryEntry,
  withoutApplication,
);
/** Carries the whole entry as it now is. */
export const visaHistoryEntryChanged = defineEvent(
  'VisaHistoryEntryChanged',
  visaHistoryEntry,
  withoutApplication,
);
export const visaHistoryEntryRemoved = defineEvent(
  'VisaHistoryEntryRemoved',
  z.strictObject({ entryId: identifier }),
);

const text = z.string().min(1).max(200);
const dependantId = z.int().positive();
const asFirstKept = {
  dependantId,
  firstName: text,
  lastName: text,
  dateOfBirth: recordedDate,
  relationship: z.enum(['spouse', 'partner', 'child', 'dependent_parent', 'other']),
  nationality: text,
  passportNumber: text.nullable(),
  currentVisaType: visaType.nullable(),
  visaStartDate: recordedDate.nullable(),
  visaExpiryDate: recordedDate.nullable(),
  brpNumber: text.nullable(),
  notes: z.string().min(1).max(2_000).nullable(),
};
export const mostOwnJourneys = 500;
/** Null wherever nobody has said. */
const dependant = z.strictObject({
  ...asFirstKept,
  bornInUk: z.boolean().nullable(),
  british: z.boolean().nullable(),
  settledSince: recordedDate.nullable(),
  ukEntryDate: recordedDate.nullable(),
  /** The first day of the visas of this kind that led to the one of now without a gap. */
  visaHeldSince: recordedDate.nullable(),
  /** `me`: the person's journeys are theirs as well. `own`: theirs are those below. */
  travelsWith: z.enum(['me', 'own']).nullable(),
  ownJourneys: z
    .array(
      z.strictObject({
        departureDate: recordedDate,
        returnDate: recordedDate,
        destination: z.string().min(1).max(100).nullable(),
      }),
    )
    .max(mostOwnJourneys),
});
/** Version 1 knew nothing of a clock of their own. */
const ownClock = {
  version: 2,
  upcasters: {
    1: (data: unknown) => ({
      ...z.strictObject(asFirstKept).parse(data),
      ...{ bornInUk: null, british: null, settledSince: null, ukEntryDate: null, visaHeldSince: null },
      ...{ travelsWith: null, ownJourneys: [] },
    }),
  },
};
export const dependantAdded = defineEvent('DependantAdded', dependant, ownClock);
/** Carries the whole dependant as they now are. */
export const dependantChanged = defineEvent('DependantChanged', dependant, ownClock);
export const dependantRemoved = defineEvent('DependantRemoved', z.strictObject({ dependantId }));

export const immigrationProfileEvents = [
  personalDetailsChanged,
  visaDetailsChanged,
  declarationsChanged,
  visaHistoryEntryAdded,
  visaHistoryEntryChanged,
  visaHistoryEntryRemoved,
  dependantAdded,
  dependantChanged,
  dependantRemoved,
] as const;
export type ImmigrationProfileEvent = EventOf<(typeof immigrationProfileEvents)[number]>;

const { entryId: _entryId, ...visaHistoryFields } = visaHistoryEntry.shape;
const { dependantId: _dependantId, ...dependantFields } = dependant.shape;
/** What events hold of an earlier visa and of a dependant, beside their ids. */
export { visaHistoryFields, dependantFields };

/** A permission that somebody had before. */
export type VisaHistoryEntry = Readonly<Omit<z.infer<typeof visaHistoryEntry>, 'entryId'>>;
/** Somebody whose stay hangs on the person’s. */
export type Dependant = Readonly<Omit<z.infer<typeof dependant>, 'dependantId'>>;
