import { isPlainObject, type Plain, type PlainObject } from './plain';
import { hidden, isSecret, withoutSecrets } from './secrets';

/** The values of a field before and after; null if it did not exist. */
export interface FieldChange {
  /** The path of the field, outermost name first, joined by dots. */
  readonly path: string;
  readonly before: Plain;
  readonly after: Plain;
}

/** Compares two states field by field. Lists are compared as a whole, and secrets are hidden. */
export function changesBetween(before: PlainObject | null, after: PlainObject | null): FieldChange[] {
  return compareFields([], before ?? {}, after ?? {});
}

function compareFields(path: readonly string[], before: PlainObject, after: PlainObject): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    compareValues([...path, name], ownField(before, name), ownField(after, name)),
  );
}

function compareValues(path: readonly string[], before: Plain, after: Plain): FieldChange[] {
  if (hasFields(before, after) || hasFields(after, before)) {
    return compareFields(path, isPlainObject(before) ? before : {}, isPlainObject(after) ? after : {});
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [shownBefore, shownAfter] = path.some(isSecret)
    ? [hiddenUnlessAbsent(before), hiddenUnlessAbsent(after)]
    : [withoutSecrets(before), withoutSecrets(after)];
  return [{ path: path.join('.'), before: shownBefore, after: shownAfter }];
}

/** Whether two values can be compared field by field: `value` has fields, and `other` has fields or is missing. */
function hasFields(value: Plain, other: Plain): boolean {
  if (!isPlainObject(value) || Object.keys(value).length === 0) return false;
  return other === null || isPlainObject(other);
}

const ownField = (object: PlainObject, name: string): Plain =>
  Object.hasOwn(object, name) ? (object[name] ?? null) : null;

const hiddenUnlessAbsent = (value: Plain): Plain => (value === null ? null : hidden);
