import { z } from 'zod';
import { createListEvents } from '../collections/events';
import { defineEvent, type EventOf } from '../kernel/eventDefinition';
import { dependantShape, firstDependantShape, secondDependantShape } from './dependantFields';
import { profileShapes } from './profileFields';
import { visaHistoryList } from './visaHistoryFields';

/** These events hold the changed fields, and null for a cleared field. */
export const personalDetailsChanged = defineEvent(
  'PersonalDetailsChanged',
  z.strictObject(profileShapes.personal).partial(),
);
export const visaDetailsChanged = defineEvent(
  'VisaDetailsChanged',
  z.strictObject(profileShapes.visa).partial(),
  { version: 5, upcasters: { 1: unchanged, 2: unchanged, 3: unchanged, 4: unchanged } },
);
export const declarationsChanged = defineEvent(
  'DeclarationsChanged',
  z.strictObject(profileShapes.declarations).partial(),
  { version: 4, upcasters: { 1: unchanged, 2: unchanged, 3: unchanged } },
);

/**
 * New versions only add optional fields, so older data is valid as it is. Version 2 adds the kind of settlement, the day of
 * an application and the level of English. Version 3 of visa details adds the day of entry; version 3 of declarations adds
 * the day and the reference of the Life in the UK test. Version 4 of visa details adds the endorsement, the age at the first
 * grant and the excuse for a gap before the visa. Version 5 adds the discharge from HM Armed Forces.
 */
function unchanged(data: unknown): unknown {
  return data;
}

const dependantId = z.int().positive();
const dependant = z.strictObject({ dependantId, ...dependantShape });
/** Version 2 adds the dependant's own qualifying period, version 3 a child's other parent. */
const dependantVersions = {
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
export const dependantAdded = defineEvent('DependantAdded', dependant, dependantVersions);
/** Holds the whole dependant after the change. */
export const dependantChanged = defineEvent('DependantChanged', dependant, dependantVersions);
export const dependantRemoved = defineEvent('DependantRemoved', z.strictObject({ dependantId }));

export const immigrationProfileEvents = [
  personalDetailsChanged,
  visaDetailsChanged,
  declarationsChanged,
  ...createListEvents(visaHistoryList),
  dependantAdded,
  dependantChanged,
  dependantRemoved,
] as const;
export type ImmigrationProfileEvent = EventOf<(typeof immigrationProfileEvents)[number]>;
