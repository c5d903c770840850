import { describe, expect, it } from 'vitest';
import { findStreamKind, holdsPersonalData, streamKindOf, streamKinds } from '../streams';
import { recordParts } from './index';

describe('the parts of the record', () => {
  const streams = recordParts.flatMap(({ ownStreams, manyStreams }) => [...ownStreams, ...manyStreams]);
  const kinds = [...new Set(streams.map(streamKindOf))];

  it.each(streamKinds.filter(holdsPersonalData).map(({ name }) => name))(
    'include the stream %s, which holds personal data',
    (name) => expect(kinds).toContain(name),
  );
  it.each(kinds)('name the stream %s, which exists', (kind) => expect(findStreamKind(kind)).not.toBeNull());
  it('have unique names, streams, read models and files', () => {
    for (const names of [
      recordParts.map(({ part }) => part),
      streams,
      recordParts.flatMap(({ readModels }) => readModels),
      recordParts.flatMap(({ files }) => files),
    ]) {
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
