import { documentFields } from '@settlewise/domain/documents';
import { storedShape } from '@settlewise/domain/fields';
import { addColumns, columnsFor } from '../../collections/columns';
import { defineTable } from '../../runner/table';

interface DocumentRow extends Readonly<Record<string, unknown>> {
  readonly document_id: string;
  readonly user_id: string;
  readonly chosen_status: string;
  readonly file_key: string;
  readonly file_name: string;
  readonly file_type: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly uploaded_at: string;
  readonly changed_at: string;
}

const { status: _status, ...besideStatus } = documentFields;

/** The fields of a document in the events; the chosen status has another column name. */
export const documentColumns = columnsFor(storedShape(besideStatus));

/** One row for each document in its owner's vault. */
export const documentsTable = defineTable<DocumentRow>()({
  key: ['document_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('document_id').primary();
      table.uuid('user_id').notNullable();
      addColumns(table, documentColumns);
      // The chosen status. It does not show whether the document has expired.
      table.text('chosen_status').notNullable();
      table.text('file_key').notNullable();
      table.text('file_name').notNullable();
      table.text('file_type').notNullable();
      table.integer('file_size').notNullable();
      table.text('file_sha256').notNullable();
      table.timestamp('uploaded_at').notNullable();
      table.timestamp('changed_at').notNullable();
      table.index(['user_id', 'uploaded_at']);
    });
  },
});
