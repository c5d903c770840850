import { z } from 'zod';
import { permittedReason } from './assessments/answer';
import { crownDependencyAnswerKeys, journeyFields } from './journeys';

/** GET /api/absences/export?format=… */
export const journeyExportFormat = z.enum(['csv', 'form']);
export type JourneyExportFormat = z.infer<typeof journeyExportFormat>;

/** The largest number of rows in an import. */
export const mostImportedRows = 2_000;

/** POST /api/absences/import. `text`: a CSV file's content, or a table as it was copied from elsewhere. */
export const importJourneysRequest = z.object({
  text: z
    .string({ error: 'Please paste your journeys or choose a file' })
    .refine((text) => text.trim() !== '', 'Please paste your journeys or choose a file'),
});
export type ImportJourneysRequest = z.infer<typeof importJourneysRequest>;

export const importedFields = [
  'departureDate',
  'returnDate',
  'destination',
  'reason',
  'notes',
  'crownDependency',
  'permittedReason',
  'approximate',
] as const;
export type ImportedField = (typeof importedFields)[number];

/** The result of importing one row, with its errors. */
export const importedRow = z.object({
  /** The row's number as in a spreadsheet: the first line of the file, heading or not, is row 1. */
  row: z.number(),
  /**
   * `new`: it is, or would be, added · `ends_open`: the open journey of the record gets this return date · `already_there`: an
   * equal journey is in the record or in another row · `refused`
   */
  outcome: z.enum(['new', 'ends_open', 'already_there', 'refused']),
  /** A doubt about a row that is added all the same; null for the most. */
  warning: z.string().nullable().default(null),
  /** Each field as it was understood; null for one that was not. */
  journey: z.object({
    departureDate: z.string().nullable(),
    /** Null also where the row says that the person is still away. */
    returnDate: z.string().nullable(),
    stillAway: z.boolean().default(false),
    /** Both travel days counted. */
    days: z.number().nullable(),
    destination: z.string().nullable(),
    reason: z.string().nullable(),
    notes: z.string().nullable(),
    crownDependency: z.enum(crownDependencyAnswerKeys).nullable().default(null),
    permittedReason: permittedReason.nullable().default(null),
    approximate: journeyFields.approximate.said.nullable().default(null),
  }),
  /** The row's cells as they were typed, in their order. */
  typed: z.array(z.string()),
  /** `field` is null for what is wrong with the row as a whole. */
  problems: z.array(z.object({ field: z.enum(importedFields).nullable(), message: z.string() })),
});
export type ImportedRow = z.infer<typeof importedRow>;

/** Answer of POST /api/absences/import, with `dryRun=1` before anything is recorded. */
export const importJourneysResponse = z.object({
  dryRun: z.boolean(),
  /** Whether the first row was understood as a heading. */
  heading: z.boolean(),
  added: z.number(),
  /** Open journeys of the record that get their return date: 0 or 1. */
  ended: z.number().default(0),
  alreadyThere: z.number(),
  refused: z.number(),
  rows: z.array(importedRow),
});
export type ImportJourneysResponse = z.infer<typeof importJourneysResponse>;
