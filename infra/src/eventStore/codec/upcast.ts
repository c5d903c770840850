import type { EventDefinition } from './types';

/**
 * Converts data of an earlier version to the current one, version by version, and validates it.
 * @throws RangeError when the version is newer than this program or a step is missing · errors of the validation
 */
export function upcast(definition: EventDefinition, version: number, data: unknown): object {
  if (version > definition.version) {
    throw new RangeError(
      `version ${version} was written by a newer program; this one knows ${definition.version}`,
    );
  }
  let upcasted = data;
  for (let from = version; from < definition.version; from += 1) {
    const step = definition.upcasters[from];
    if (step === undefined) throw new RangeError(`there is no way from version ${from} to ${from + 1}`);
    upcasted = step(upcasted);
  }
  return definition.parse(upcasted);
}
