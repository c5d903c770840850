import { bankHolidays } from '../parameters/bankHolidays';
import {
  ceremonyWithin,
  decisionsInTime,
  decisionStandards,
  fasterDecisions,
  reportedTimes,
} from '../parameters/decisionTimes';
import type { Parameter } from '../parameters/parameter';
import { keyed, rowsOf, type CatalogueEntry } from './entry';

const entry = <T>(key: string, of: Parameter<T>): CatalogueEntry => ({
  key,
  area: 'Waiting',
  parameter: of.title,
  of,
  rows: rowsOf(of),
  ...(of.nature === undefined ? {} : { standing: of.nature }),
});

/** How long decisions take, what may be paid to have them sooner, and the days that are no working days. */
export const waitingEntries = (): readonly CatalogueEntry[] => [
  ...Object.entries(decisionStandards).map(([name, of]) => entry(`decision_${keyed(name)}`, of)),
  ...Object.entries(fasterDecisions).map(([name, of]) => entry(`decision_${keyed(name)}`, of)),
  ...Object.entries(decisionsInTime).map(([name, of]) => entry(`decisions_in_time_${keyed(name)}`, of)),
  entry('reported_time_settlement', reportedTimes.settlement),
  entry('reported_time_eu_settlement', reportedTimes.euSettlement),
  entry('ceremony_within', ceremonyWithin),
  entry('bank_holidays', bankHolidays),
];
