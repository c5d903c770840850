import type { EventRegistry } from '../../codec';

/** An event of every type is any object, kept in clear or under the key of its person. */
export const anyEvents = (confidentiality: 'none' | 'person'): EventRegistry => ({
  definitionOf: (type) => ({
    type,
    version: 1,
    parse: (data) => {
      if (typeof data !== 'object' || data === null) throw new TypeError('Not an object');
      return data;
    },
    upcasters: {},
    confidentiality,
  }),
});
