import { defineTable } from '../../runner/table';

export interface DocumentRow {
  readonly document_id: string;
  readonly user_id: string;
  readonly title: string;
  readonly description: string | null;
  readonly category: string;
  readonly document_type: string;
  readonly stage: string;
  readonly chosen_status: string;
  readonly expiry_date: string | null;
  readonly file_key: string;
  readonly file_name: string;
  readonly file_type: string;
  readonly file_size: number;
  readonly file_sha256: string;
  readonly uploaded_at: string;
  readonly changed_at: string;
}

/** One row a document that is in its owner's vault. */
export const documentsTable = defineTable<DocumentRow>()({
  key: ['document_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('document_id').primary();
      table.uuid('user_id').notNullable();
      table.text('title').notNullable();
      table.text('description').nullable();
      table.text('category').notNullable();
      table.text('document_type').notNullable();
      table.text('stage').notNullable();
      table.text('chosen_status').notNullable();
      table.date('expiry_date').nullable();
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
