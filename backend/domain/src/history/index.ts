export { changesBetween, type FieldChange } from './changes';
export type { StreamFold } from './fold';
export { asPlain, type Plain, type PlainObject } from './plain';
export { hidden, isSecret, secretFields, withoutSecrets } from './secrets';
