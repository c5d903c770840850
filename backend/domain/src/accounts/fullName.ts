export interface NameParts {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Both parts in one line; null when there is no name. */
export function fullNameOf({ firstName, lastName }: NameParts): string | null {
  const parts = [firstName, lastName].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

/** The last word is the last name, the rest the first name; a single word is the first name. */
export function splitFullName(fullName: string): NameParts {
  const words = fullName.split(/\s+/u).filter((word) => word !== '');
  const lastName = words.length > 1 ? (words.pop() ?? null) : null;
  return { firstName: words.length === 0 ? null : words.join(' '), lastName };
}
