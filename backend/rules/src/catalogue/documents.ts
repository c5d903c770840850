import { checklistRows } from '../documentChecklist/rows';
import { formContents } from '../forms/forms';
import { addressRules } from '../parameters/addressRules';
import { documentRules } from '../parameters/documentRules';
import { formRules } from '../parameters/formRules';
import { refereeProfessions } from '../parameters/professions';
import type { Parameter } from '../parameters/parameter';
import { rowsOf, type CatalogueEntry } from './entry';

const keyed = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

const entry = <T>(key: string, parameter: string, of: Parameter<T>): CatalogueEntry => ({
  key,
  area: 'Documents',
  parameter,
  of,
  rows: rowsOf(of),
  ...standingOf(of),
});

/** A parameter of which nothing was confirmed says so itself. */
function standingOf<T>({ nature, rows }: Parameter<T>): Pick<CatalogueEntry, 'standing'> {
  if (nature !== undefined) return { standing: nature };
  return rows.every(({ confidence }) => confidence === 'unknown') ? { standing: 'not_confirmed' } : {};
}

/** The figures of documents, how far back forms ask for addresses, and each requirement of the checklists with its days. */
export const documentEntries = (): readonly CatalogueEntry[] => [
  ...Object.entries(documentRules).map(([name, of]) => entry(`documents_${keyed(name)}`, of.title, of)),
  ...Object.entries(addressRules).map(([form, of]) => entry(`addresses_${keyed(form)}`, of.title, of)),
  ...Object.entries(formRules).map(([name, of]) => entry(`forms_${keyed(name)}`, of.title, of)),
  ...Object.entries(formContents).map(([form, of]) => entry(`form_${keyed(form)}`, of.title, of)),
  entry('referee_professions', refereeProfessions.title, refereeProfessions),
  ...checklistRows.map((row) =>
    entry(`checklist_${keyed(row.key)}`, `Checklist ${row.id}: ${row.title}`, row),
  ),
];
