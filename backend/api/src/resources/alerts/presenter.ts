import type { AlertChoicesResponse, AlertSourceResponse, ToldWhen } from '@settlewise/contract';
import {
  alertKindRow,
  alertKinds,
  choiceOf,
  type AlertChoices,
  type AlertKindRow,
  type AlertSource,
  type Ladder,
} from '@settlewise/domain';
import { mayBeOff } from '@settlewise/domain/record';

/** Every kind of the catalogue, with what the person has chosen for it. */
export const presentChoices = (choices: AlertChoices): AlertChoicesResponse => ({
  kinds: alertKinds.flatMap((kind) => {
    const row = alertKindRow(kind);
    if (row === null) return [];
    const { importance, title, about, source } = row;
    return {
      ...{ kind, importance, title, about, source: presentSource(source), told: toldOf(row) },
      choice: choiceOf(choices, kind),
      mayBeOff: mayBeOff(kind),
    };
  }),
});

const toldOf = ({ ladder, except }: AlertKindRow): ToldWhen[] => [
  whenOf(null, ladder),
  ...(except === undefined ? [] : [whenOf(except.of, except.ladder)]),
];

const whenOf = (of: string | null, { asSoonAsKnown, yearly, leads }: Ladder): ToldWhen => ({
  ...{ of, asSoonAsKnown, yearly: yearly === true },
  months: leads.flatMap(({ months }) => (months > 0 ? [months] : [])),
  days: leads.flatMap(({ months, days }) => (months > 0 ? [] : [days])),
});

export const presentSource = (source: AlertSource | null): AlertSourceResponse | null =>
  source === null ? null : { ...source, throughOthers: source.throughOthers === true };
