import type { EventDefinition } from './types';

/** Data of an older version, step by step, in the shape written today, and checked. @throws when a step is missing */
export function upcast(definition: EventDefinition, data: unknown, version: number): object {
  if (version > definition.version) {
    throw new Error(`${definition.type} version ${version} was written by a newer program`);
  }
  let current = data;
  for (let step = version; step < definition.version; step += 1) {
    const upcaster = definition.upcasters[step];
    if (upcaster === undefined) throw new Error(`${definition.type} has no upcaster from version ${step}`);
    current = upcaster(current);
  }
  return definition.parse(current);
}
