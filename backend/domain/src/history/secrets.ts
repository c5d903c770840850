import { isPlainObject, type Plain } from './plain';

/** Fields by whose value somebody could try to get in, or at what opens something. Nobody is shown them. */
export const secretFields = ['passwordHash', 'linkHash', 'secretHash', 'totpSecret', 'codeHash'] as const;

/** What stands in their place. */
export const hidden = '(hidden)';

const names: ReadonlySet<string> = new Set(secretFields);

export function isSecret(field: string): boolean {
  return names.has(field);
}

/** The same with every secret hidden, however deep it stands. */
export function withoutSecrets(value: Plain): Plain {
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isSecret(name) ? hidden : withoutSecrets(each)]),
    );
  }
  return Array.isArray(value) ? value.map(withoutSecrets) : value;
}
