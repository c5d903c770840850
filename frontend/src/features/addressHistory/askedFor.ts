import type { DependantResponse } from '@settlewise/contract/dependants';
import { findRegistrationForm } from '@settlewise/rules/addressHistory';
import { isCivilDate } from '@settlewise/rules/calendar';
import type { Asked, Chosen } from './FormAsked';

/**
 * What the addresses are checked for: what the person chose, and for the rest what the record leads to. A child who can be
 * registered as British begins with the form of their registration.
 */
export function askedFor(next: Asked, chosen: Chosen, dependants: readonly DependantResponse[]): Asked {
  // Citizenship comes after ILR: the day of ILR is not the one of its form.
  const after = chosen.form === 'AN' && next.afterIlr !== null ? { applicationOn: next.afterIlr } : {};
  const asked = { ...next, ...after, ...chosen };
  const child = dependants.find(({ id }) => id === asked.whose);
  if (child === undefined || chosen.form !== undefined || !isCivilDate(asked.applicationOn)) return asked;
  const { dateOfBirth, bornInUk, british, settledSince } = child;
  if (dateOfBirth === null || british === true) return asked;
  const isSettled = settledSince !== null && settledSince <= asked.applicationOn;
  const form = findRegistrationForm({ dateOfBirth, bornInUk, isSettled }, asked.applicationOn);
  return form === null ? asked : { ...asked, form };
}
