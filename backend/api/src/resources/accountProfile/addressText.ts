import { countryNamed } from '@settlewise/contract/countries';
import { addressFields, type DetailsChange } from '@settlewise/domain/immigrationProfile';
import { DomainError } from '@settlewise/domain/kernel';
import { namesOf, wholeItem, type ItemOf } from '@settlewise/domain/fields';

type AddressField = keyof typeof addressFields;
type Address = ItemOf<typeof addressFields>;

const noAddress: Address = wholeItem(addressFields, {});

/** Which fields a number of lines fill, from the top, when there is nothing to compare with. */
const fieldsByLines: readonly (readonly AddressField[])[] = [
  [],
  ['addressLine1'],
  ['addressLine1', 'addressLine2'],
  ['addressLine1', 'addressLine2', 'city'],
  ['addressLine1', 'addressLine2', 'city', 'postalCode'],
  ['addressLine1', 'addressLine2', 'city', 'state', 'postalCode'],
];

/** The lines of an address, as they stand on an envelope; null when there are none. */
export function addressText(address: Address): string | null {
  const lines = shownFields(address).map((field) => shownLine(address, field));
  return lines.length === 0 ? null : lines.join('\n');
}

/**
 * The address that a text stands for. Lines that were shown and edited in place go back to their fields; otherwise
 * they fill the fields from the top, and a country in the last line is the country.
 * @param text null for no address; undefined leaves it as it is
 * @throws DomainError invalid when there are more lines than an address has
 */
export function addressOf(text: string | null | undefined, before: Address): DetailsChange {
  const lines = linesOf(text ?? '');
  if (text === undefined || lines.join('\n') === (addressText(before) ?? '')) return {};
  const last = countryNamed(lines.at(-1) ?? '');
  const filled = shownFields(before);
  const inPlace = filled.length === lines.length && (!filled.includes('country') || last !== null);
  if (inPlace) return fill(filled, lines);
  if (last !== null && lines.length > 1) return fill([...fieldsFor(lines.length - 1), 'country'], lines);
  return fill(fieldsFor(lines.length), lines);
}

function shownFields(address: Address): readonly AddressField[] {
  return namesOf(addressFields).filter((field) => address[field] !== null);
}

function shownLine(address: Address, field: AddressField): string {
  const value = address[field] ?? '';
  return field === 'country' ? (countryNamed(value)?.label ?? value) : value;
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '');
}

function fieldsFor(lines: number): readonly AddressField[] {
  const filled = fieldsByLines[lines];
  if (filled === undefined) throw tooManyLines();
  return filled;
}

function fill(filled: readonly AddressField[], lines: readonly string[]): Address {
  if (lines.some((line) => line.length > 200)) throw lineTooLong();
  const values = filled.map((field, index) => {
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
