import { checklistRows } from '../documentChecklist/rows';
import { documentRules } from '../parameters/documentRules';
import type { Parameter } from '../parameters/parameter';
import { rowsOf, type CatalogueEntry } from './entry';

const keyed = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

const entry = <T>(key: string, parameter: string, of: Parameter<T>): CatalogueEntry => ({
  ...{ key, area: 'Documents', parameter, of, rows: rowsOf(of) },
  ...(of.nature === undefined ? {} : { standing: of.nature }),
});

/** The figures of documents, and each requirement of the checklists with its days. */
export const documentEntries = (): readonly CatalogueEntry[] => [
  ...Object.entries(documentRules).map(([name, of]) => entry(`documents_${keyed(name)}`, of.title, of)),
  ...checklistRows.map((row) =>
    entry(`checklist_${keyed(row.key)}`, `Checklist ${row.id}: ${row.title}`, row),
  ),
];
