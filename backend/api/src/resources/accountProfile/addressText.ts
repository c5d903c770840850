import { countryNamed } from '@settlewise/contract/countries';
import { addressFields, type DetailsChange } from '@settlewise/domain/immigrationProfile';
import { DomainError } from '@settlewise/domain/kernel';
import { namesOf, wholeItem, type ItemOf } from '@settlewise/domain/fields';

type AddressField = keyof typeof addressFields;
type Address = ItemOf<typeof addressFields>;

const noAddress: Address = wholeItem(addressFields, {});

/** The fields for a number of lines, from the top. */
const fieldsByLines: readonly (readonly AddressField[])[] = [
  [],
  ['addressLine1'],
  ['addressLine1', 'addressLine2'],
  ['addressLine1', 'addressLine2', 'city'],
  ['addressLine1', 'addressLine2', 'city', 'postalCode'],
  ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode'],
];

/** Formats an address as on an envelope. @returns null for an empty address */
export function formatAddress(address: Address): string | null {
  const lines = shownFields(address).map((field) => shownLine(address, field));
  return lines.length === 0 ? null : lines.join('\n');
}

/**
 * Parses the text of an address. Lines that were edited in place keep their fields. Otherwise lines fill the fields
 * from the top, and a country in the last line fills the country.
 * @param text null removes the address; undefined leaves it unchanged
 * @throws DomainError invalid for too many lines
 */
export function parseAddressText(text: string | null | undefined, before: Address): DetailsChange {
  const lines = splitLines(text ?? '');
  if (text === undefined || lines.join('\n') === (formatAddress(before) ?? '')) return {};
  const country = countryNamed(lines.at(-1) ?? '');
  const fields = shownFields(before);
  const isEditedInPlace = fields.length === lines.length && (!fields.includes('country') || country !== null);
  if (isEditedInPlace) return fillFields(fields, lines);
  if (country !== null && lines.length > 1)
    return fillFields([...fieldsForLines(lines.length - 1), 'country'], lines);
  return fillFields(fieldsForLines(lines.length), lines);
}

function shownFields(address: Address): readonly AddressField[] {
  return namesOf(addressFields).filter((field) => address[field] !== null);
}

function shownLine(address: Address, field: AddressField): string {
  const value = address[field] ?? '';
  return field === 'country' ? (countryNamed(value)?.label ?? value) : value;
}

function splitLines(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '');
}

function fieldsForLines(lines: number): readonly AddressField[] {
  const fields = fieldsByLines[lines];
  if (fields === undefined) throw tooManyLines();
  return fields;
}

function fillFields(fields: readonly AddressField[], lines: readonly string[]): Address {
  if (lines.some((line) => line.length > 200)) throw lineTooLong();
  const values = fields.map((field, index) => {
    const line = lines[index] ?? '';
    return [field, field === 'country' ? (countryNamed(line)?.value ?? null) : line] as const;
  });
  return { ...noAddress, ...Object.fromEntries(values) };
}

function tooManyLines(): DomainError {
  return new DomainError(
    'invalid',
    'too_many_address_lines',
    'Please write the address in at most five lines, and the country below them',
    'address',
  );
}

function lineTooLong(): DomainError {
  return new DomainError(
    'invalid',
    'address_line_too_long',
    'Each line of the address can have at most 200 characters',
    'address',
  );
}
