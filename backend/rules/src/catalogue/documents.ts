import { checklistRows } from '../documentChecklist/rows';
import { formContents } from '../forms/forms';
import { addressRules } from '../parameters/addressRules';
import { bankHolidays } from '../parameters/bankHolidays';
import {
  ceremonyWithin,
  decisionsInTime,
  decisionStandards,
  fasterDecisions,
  reportedTimes,
} from '../parameters/decisionTimes';
import { documentRules } from '../parameters/documentRules';
import { formRules } from '../parameters/formRules';
import type { Parameter } from '../parameters/parameter';
import { refereeProfessions } from '../parameters/professions';
import { entry, listEntries, type CatalogueEntry } from './entry';

/** `SET(M)` as part of a key: `set_m_`. */
const keyedForm = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

const documentTable = (prefix: string, table: Readonly<Record<string, Parameter<unknown>>>) =>
  Object.entries(table).map(([name, of]) => documentEntry(`${prefix}${keyedForm(name)}`, of));

const documentEntry = (key: string, of: Parameter<unknown>): CatalogueEntry => ({
  ...(of.rows.every(({ confidence }) => confidence === 'unknown') && { standing: 'not_confirmed' }),
  ...entry('Documents', key, of),
});

/** The figures of documents, the address periods of forms, and each requirement of the checklists with its days. */
export const documentEntries = (): readonly CatalogueEntry[] => [
  ...documentTable('documents_', documentRules),
  ...documentTable('addresses_', addressRules),
  ...documentTable('forms_', formRules),
  ...documentTable('form_', formContents),
  documentEntry('referee_professions', refereeProfessions),
  ...checklistRows.map((row) => ({
    ...documentEntry(`checklist_${keyedForm(row.key)}`, row),
    parameter: `Checklist ${row.id}: ${row.title}`,
  })),
];

/** Decision times, fees for faster decisions, and non-working days. */
export const waitingEntries = (): readonly CatalogueEntry[] => [
  ...listEntries('Waiting', { ...decisionStandards, ...fasterDecisions }, 'decision_'),
  ...listEntries('Waiting', decisionsInTime, 'decisions_in_time_'),
  ...listEntries('Waiting', reportedTimes, 'reported_time_'),
  ...listEntries('Waiting', { ceremonyWithin, bankHolidays }),
];
