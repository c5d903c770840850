import { isPlainObject, type Plain } from './plain';

/** Fields that could help an attacker to sign in or to open a link. Their values are never shown. */
export const secretFields = ['passwordHash', 'linkHash', 'secretHash', 'totpSecret', 'codeHash'] as const;

/** The text that replaces a secret. */
export const hidden = '(hidden)';

const names: ReadonlySet<string> = new Set(secretFields);

export function isSecret(field: string): boolean {
  return names.has(field);
}

/** Hides all secrets at any depth. */
export function withoutSecrets(value: Plain): Plain {
  if (isPlainObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, isSecret(name) ? hidden : withoutSecrets(each)]),
    );
  }
  return Array.isArray(value) ? value.map(withoutSecrets) : value;
}
