import { isDeepStrictEqual } from 'node:util';
import type {
  AlertChoicesResponse,
  AlertKindResponse,
  AlertSourceResponse,
  ToldWhen,
} from '@settlewise/contract/alerts';
import {
  type AlertChoices,
  type AlertKind,
  alertKindRow,
  type AlertKindRow,
  alertKinds,
  type AlertSource,
  choiceOf,
  type ChosenLeads,
  hasLeads,
  type Ladder,
  type LeadOption,
  leadsOfLadder,
  withLeads,
} from '@settlewise/domain/notifications';
import { mayBeOff } from '@settlewise/domain/record';

/** Presents all active alert kinds with the person's choices. */
export const presentChoices = (choices: AlertChoices, leads: ChosenLeads): AlertChoicesResponse => ({
  kinds: alertKinds.flatMap((kind) => {
    const row = alertKindRow(kind);
    if (row === null || row.ended === true) return [];
    const { importance, title, about, source } = row;
    return {
      kind,
      importance,
      title,
      about,
      source: presentSource(source),
      told: presentTimes(row, leads.get(kind)),
      choice: choiceOf(choices, kind),
      leads: presentLeads(kind, row, leads.get(kind)),
      mayBeOff: mayBeOff(kind),
    };
  }),
});

const presentTimes = (
  { ladder, except }: AlertKindRow,
  leads: readonly LeadOption[] | undefined,
): ToldWhen[] => {
  const times = [
    toToldWhen(null, withLeads(ladder, leads)),
    ...(except === undefined ? [] : [toToldWhen(except.of, withLeads(except.ladder, leads))]),
  ];
  const [first, second] = times;
  // The exception may have the same times after a choice of lead times.
  const isSame = isDeepStrictEqual({ ...first, of: null }, { ...second, of: null });
  return isSame ? times.slice(0, 1) : times;
};

function presentLeads(
  kind: AlertKind,
  { ladder }: AlertKindRow,
  chosen: readonly LeadOption[] | undefined,
): AlertKindResponse['leads'] {
  if (!hasLeads(kind)) return null;
  const usual = [...leadsOfLadder(ladder)];
  return { now: chosen === undefined ? usual : [...chosen], usual, isChosen: chosen !== undefined };
}

const toToldWhen = (of: string | null, { asSoonAsKnown, yearly, leads }: Ladder): ToldWhen => ({
  of,
  asSoonAsKnown,
  yearly: yearly === true,
  months: leads.flatMap(({ months }) => (months > 0 ? [months] : [])),
  days: leads.flatMap(({ months, days }) => (months > 0 ? [] : [days])),
});

export const presentSource = (source: AlertSource | null): AlertSourceResponse | null =>
  source === null ? null : { ...source, throughOthers: source.throughOthers === true };
