import { streamKinds } from '@settlewise/domain/streams';
import { recordParts } from '@settlewise/domain/record';
import { describe, expect, it } from 'vitest';
import { readModels } from './index';
import { personStreamsProjection } from './personStreams';

/** Read models that are not part of the record, with reasons. */
const besideTheRecord: Readonly<Record<string, string>> = {
  audit_events: 'Metadata of all events, without what they hold.',
  law_desk: 'Notices about the law and readings of its sources: about nobody.',
  person_streams: 'Only where in the log the events of a person are.',
  reminder_people: 'When reminders have to be computed again; what comes of them is in the notifications.',
};

describe('the parts of the record', () => {
  it('name every read model that stores data of a person', () => {
    expect(
      [...recordParts.flatMap((part) => part.readModels), ...Object.keys(besideTheRecord)].toSorted(),
    ).toEqual(readModels.map(({ name }) => name).toSorted());
  });

  it('have streams that are named by the person, or that the read model of streams knows', () => {
    const known = Object.keys(personStreamsProjection.handlers).map(
      (type) => streamKinds.find(({ events }) => events.some((event) => event.type === type))?.name,
    );
    expect(known.toSorted()).toEqual(recordParts.flatMap(({ manyStreams }) => manyStreams).toSorted());
  });
});
