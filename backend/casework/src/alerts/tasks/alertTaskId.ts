import type { AlertChain } from '@settlewise/domain/notifications';

/**
 * The id of the task of an alert: however often, from however many devices it is asked for, it is one task, and the steps
 * of one alert share it. @param round another one after each that the person removed
 */
export const alertTaskId = (
  derivedIdentifier: (...parts: readonly string[]) => string,
  userId: string,
  { kind, about, date }: AlertChain,
  round = 0,
): string => derivedIdentifier('task of an alert', userId, kind, about, date ?? '', String(round));
