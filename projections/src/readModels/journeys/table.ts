import type { IslandsAnswer } from '../../record/recordedTrip';
import { defineTable } from '../../runner/table';

export interface JourneyRow {
  readonly journey_id: string;
  readonly user_id: string;
  readonly departure_date: string;
  readonly return_date: string;
  readonly days: number;
  readonly destination: string;
  readonly reason: string;
  readonly notes: string | null;
  readonly crown_dependency: IslandsAnswer;
  readonly recorded_at: string;
  readonly changed_at: string;
}

/** One row a journey that is in force. */
export const journeysTable = defineTable<JourneyRow>()({
  key: ['journey_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('journey_id').primary();
      table.uuid('user_id').notNullable();
      table.date('departure_date').notNullable();
      table.date('return_date').notNullable();
      table.integer('days').notNullable();
      table.text('destination').notNullable();
      table.text('reason').notNullable();
      table.text('notes').nullable();
      table.text('crown_dependency').nullable();
      table.timestamp('recorded_at').notNullable();
      table.timestamp('changed_at').notNullable();
      table.index(['user_id', 'departure_date']);
    });
  },
});
