import type { Choice } from '../fields';
import { DomainError } from '../kernel/domainError';
import { alertKindRow, type AlertKind } from './catalogue';

/** Where somebody is told of a kind of alert. */
export const alertChoiceOptions = [
  { value: 'app_and_email', label: 'App and email' },
  { value: 'app', label: 'App only' },
  { value: 'off', label: 'Off' },
] as const satisfies readonly Choice[];
export type AlertChoice = (typeof alertChoiceOptions)[number]['value'];

/** What a person has chosen, by the kind of alert. */
export type AlertChoices = ReadonlyMap<string, AlertChoice>;
export type ChosenKinds = Readonly<Partial<Record<AlertKind, AlertChoice>>>;

/** Whoever has chosen nothing is told everything everywhere, but what has to be asked for. */
export const choiceOf = (choices: AlertChoices, kind: string): AlertChoice =>
  choices.get(kind) ?? (alertKindRow(kind)?.onRequest === true ? 'off' : 'app_and_email');

export const isOff = (choices: AlertChoices, kind: string): boolean => choiceOf(choices, kind) === 'off';
export const isMailed = (choices: AlertChoices, kind: string): boolean =>
  choiceOf(choices, kind) === 'app_and_email';

/** A deadline is mailed by itself, at once, and waits for no digest. */
export const goesAtOnce = (kind: string): boolean => alertKindRow(kind)?.importance === 'act';

/** A deadline can be silenced in mails, and is always shown. */
export const mayBeOff = (kind: string): boolean => alertKindRow(kind)?.importance !== 'act';

/** The kinds for which something else is chosen than before. @throws DomainError where a deadline would be off */
export function changedChoices(
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
