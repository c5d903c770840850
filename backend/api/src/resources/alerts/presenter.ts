import type { AlertChoicesResponse } from '@settlewise/contract';
import { alertCatalogue, alertKinds, defaultAlertChoice, type AlertChoices } from '@settlewise/domain';
import { mayBeOff } from '@settlewise/domain/record';

/** Every kind of the catalogue, with what the person has chosen for it. */
export const presentChoices = (choices: AlertChoices): AlertChoicesResponse => ({
  kinds: alertKinds.map((kind) => {
    const { importance, title, about, leadDays, source } = alertCatalogue[kind];
    return {
      ...{ kind, importance, title, about, source, leadDays: [...leadDays] },
      choice: choices.get(kind) ?? defaultAlertChoice,
      mayBeOff: mayBeOff(kind),
    };
  }),
});
