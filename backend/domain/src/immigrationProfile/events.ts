import { z } from 'zod';
import { storedShape } from '../fields';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { identifier } from '../kernel/values';
import { dependantShape, firstDependantShape, secondDependantShape } from './dependantFields';
import { profileShapes } from './profileFields';
import { visaHistoryFields } from './visaHistoryFields';

/** Each carries the fields that changed, and null for one that was emptied. */
export const personalDetailsChanged = defineEvent(
  'PersonalDetailsChanged',
  z.strictObject(profileShapes.personal).partial(),
);
export const visaDetailsChanged = defineEvent(
  'VisaDetailsChanged',
  z.strictObject(profileShapes.visa).partial(),
  {
    version: 5,
    upcasters: {
      1: saysNothingOfWhatWasNotAsked,
      2: saysNothingOfWhatWasNotAsked,
      3: saysNothingOfWhatWasNotAsked,
      4: saysNothingOfWhatWasNotAsked,
    },
  },
);
export const declarationsChanged = defineEvent(
  'DeclarationsChanged',
  z.strictObject(profileShapes.declarations).partial(),
  {
    version: 4,
    upcasters: {
      1: saysNothingOfWhatWasNotAsked,
      2: saysNothingOfWhatWasNotAsked,
      3: saysNothingOfWhatWasNotAsked,
    },
  },
);

/**
 * Version 2 asks more: the kind of settlement, the day of an application, the level of English. Version 3 asks for the
 * day of entry: what was typed as the start of a visa before stays that. Version 3 of declarations asks for the day and the
 * reference of the Life in the UK test. Version 4 of visa details asks for the endorsement, for
 * the age at the first grant, and for what excuses days without a visa before it. Version 5 asks for the discharge from HM
 * Armed Forces.
 */
function saysNothingOfWhatWasNotAsked(data: unknown): unknown {
  return data;
}

const visaHistoryEntry = z.strictObject({ entryId: identifier, ...storedShape(visaHistoryFields) });
/** Version 1 asks nothing of the application; version 2 not what excuses days without a visa before it. */
const withoutApplication = {
  version: 3,
  upcasters: {
    1: (data: unknown) => ({ ...z.looseObject({}).parse(data), appliedOn: null, appliedInTime: null }),
    2: (data: unknown) => ({ ...z.looseObject({}).parse(data), gapBefore: null }),
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

const dependantId = z.int().positive();
const dependant = z.strictObject({ dependantId, ...dependantShape });
/** Version 1 knew nothing of a clock of their own, and version 2 nothing of a child's other parent. */
const ownClock = {
  version: 3,
  upcasters: {
    1: (data: unknown) => ({
      ...z.strictObject({ dependantId, ...firstDependantShape }).parse(data),
      bornInUk: null,
      british: null,
      settledSince: null,
      ukEntryDate: null,
      visaHeldSince: null,
      travelsWith: null,
      ownJourneys: [],
    }),
    2: (data: unknown) => ({
      ...z.strictObject({ dependantId, ...secondDependantShape }).parse(data),
      otherParentStatus: null,
      otherParentSince: null,
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
