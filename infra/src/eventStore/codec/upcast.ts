import type { EventDefinition } from './types';

/**
 * Brings data of an earlier version to today's shape, one version at a time, and checks it.
 * @throws RangeError when the version is newer than this program or a step is missing · whatever the check throws
 */
export function upcast(definition: EventDefinition, version: number, data: unknown): object {
  if (version > definition.version) {
    throw new RangeError(
      `version ${version} was written by a newer program; this one knows ${definition.version}`,
    );
  }
  let brought = data;
  for (let from = version; from < definition.version; from += 1) {
    const step = definition.upcasters[from];
    if (step === undefined) throw new RangeError(`there is no way from version ${from} to ${from + 1}`);
    brought = step(brought);
  }
  return definition.parse(brought);
}
