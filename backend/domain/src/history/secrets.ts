import { isPlainObject, type Plain } from './plain';

/** Fields whose values could help an attacker to sign in or to open a link. They are never shown. */
export const secretFields = ['passwordHash', 'linkHash', 'secretHash', 'totpSecret', 'codeHash'] as const;

/** The text that replaces them. */
export const hidden = '(hidden)';

const names: ReadonlySet<string> = new Set(secretFields);

export function isSecret(field: string): boolean {
  return names.has(field);
}

/** The same with every secret hidden, at any depth. */
export function withoutSecrets(value: Plain): Plain {
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isSecret(name) ? hidden : withoutSecrets(each)]),
    );
  }
  return Array.isArray(value) ? value.map(withoutSecrets) : value;
}
