import type { Choice } from '../fields';
import { DomainError } from '../kernel/domainError';
import { alertKindRow, type AlertKind } from './catalogue';

/** The channels of a kind of alert. */
export const alertChoiceOptions = [
  { value: 'app_and_email', label: 'App and email' },
  { value: 'app', label: 'App only' },
  { value: 'off', label: 'Off' },
] as const satisfies readonly Choice[];
export type AlertChoice = (typeof alertChoiceOptions)[number]['value'];

/** The person's choices, by the kind of alert. */
export type AlertChoices = ReadonlyMap<string, AlertChoice>;
export type ChosenKinds = Readonly<Partial<Record<AlertKind, AlertChoice>>>;

/** The default is all channels, or off for kinds on request. */
export const choiceOf = (choices: AlertChoices, kind: string): AlertChoice =>
  choices.get(kind) ?? (alertKindRow(kind)?.onRequest === true ? 'off' : 'app_and_email');

export const isOff = (choices: AlertChoices, kind: string): boolean => choiceOf(choices, kind) === 'off';
export const isMailed = (choices: AlertChoices, kind: string): boolean =>
  choiceOf(choices, kind) === 'app_and_email';

/** Deadlines are emailed immediately and separately, not in a digest. */
export const goesAtOnce = (kind: string): boolean => alertKindRow(kind)?.importance === 'act';

/** Deadlines are always shown in the app. Only their emails can be turned off. */
export const mayBeOff = (kind: string): boolean => alertKindRow(kind)?.importance !== 'act';

/** The kinds with a new choice. @throws DomainError if a deadline would be off */
export function findChangedChoices(
  choices: AlertChoices,
  chosen: ChosenKinds,
): Readonly<Record<string, AlertChoice>> {
  for (const [kind, choice] of Object.entries(chosen)) {
    if (choice !== 'off' || mayBeOff(kind)) continue;
    throw new DomainError(
      'invalid',
      'alert_always_shown',
      'Alerts about a deadline are always shown in the app. You can turn off their emails.',
      `choices.${kind}`,
    );
  }
  return Object.fromEntries(
    Object.entries(chosen).filter(([kind, choice]) => choice !== choiceOf(choices, kind)),
  );
}
