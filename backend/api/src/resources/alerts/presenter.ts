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

/** Every alert kind that is still sent, with the person's choice. */
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
      told: toldOf(row, leads.get(kind)),
      choice: choiceOf(choices, kind),
      leads: leadsOf(kind, row, leads.get(kind)),
      mayBeOff: mayBeOff(kind),
    };
  }),
});

const toldOf = ({ ladder, except }: AlertKindRow, leads: readonly LeadOption[] | undefined): ToldWhen[] => {
  const all = [
    whenOf(null, withLeads(ladder, leads)),
    ...(except === undefined ? [] : [whenOf(except.of, withLeads(except.ladder, leads))]),
  ];
  const [first, second] = all;
  // What is told at other times may be told at the same ones by what was chosen.
  const isSame = isDeepStrictEqual({ ...first, of: null }, { ...second, of: null });
  return isSame ? all.slice(0, 1) : all;
};

function leadsOf(
  kind: AlertKind,
  { ladder }: AlertKindRow,
  chosen: readonly LeadOption[] | undefined,
): AlertKindResponse['leads'] {
  if (!hasLeads(kind)) return null;
  const usual = [...leadsOfLadder(ladder)];
  return { now: chosen === undefined ? usual : [...chosen], usual, isChosen: chosen !== undefined };
}

const whenOf = (of: string | null, { asSoonAsKnown, yearly, leads }: Ladder): ToldWhen => ({
  of,
  asSoonAsKnown,
  yearly: yearly === true,
  months: leads.flatMap(({ months }) => (months > 0 ? [months] : [])),
  days: leads.flatMap(({ months, days }) => (months > 0 ? [] : [days])),
});

export const presentSource = (source: AlertSource | null): AlertSourceResponse | null =>
  source === null ? null : { ...source, throughOthers: source.throughOthers === true };
