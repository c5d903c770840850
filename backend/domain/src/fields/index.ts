export { civilDate } from './civilDate';
export { countries, countryNamed, countryValues, type Country } from './countries';
export * as field from './field';
export { clearable, type Field, type FieldKind } from './field';
export {
  changed,
  changeShape,
  namesOf,
  sameItem,
  storedShape,
  typedShape,
  wholeItem,
  wholeOf,
} from './fieldSet';
export type { ChangeOf, FieldSet, ItemOf, TypedOf } from './fieldSet';
export { allOfOneAlphabet, oneAlphabetOnly, wordsOfOneAlphabet } from './oneAlphabet';
export { line, paragraph, passwordText, visibleLine } from './text';
