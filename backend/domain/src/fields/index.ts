export { civilDate, notBefore } from './civilDate';
export { countries, countryNamed, findCountry, type Country } from './countries';
export * as field from './field';
export type { Choice, Field, FieldKind } from './field';
export {
  answeredShape,
  changed,
  changeShape,
  fieldsBeside,
  namesOf,
  sameItem,
  storedChangeShape,
  storedShape,
  typedShape,
  findChanges,
  wholeItem,
  wholeOf,
  type ChangeOf,
  type FieldSet,
  type ItemOf,
  type TypedOf,
} from './fieldSet';
export { allOfOneAlphabet, oneAlphabetOnly, wordsOfOneAlphabet } from './oneAlphabet';
export { line, paragraph, passwordText, visibleLine } from './text';
export { clearable, oneOf, optionalDate, optionalLine, requiredDate } from './typed';
