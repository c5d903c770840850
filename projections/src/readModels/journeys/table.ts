import { journeyFields } from '@settlewise/domain/journeys';
import { storedShape } from '@settlewise/domain/fields';
import { addColumns, columnsFor } from '../../collections/columns';
import { defineTable } from '../../runner/table';

interface JourneyRow extends Readonly<Record<string, unknown>> {
  readonly journey_id: string;
  readonly user_id: string;
  readonly recorded_at: string;
  readonly changed_at: string;
}

/** The fields of a journey in the events. */
export const journeyColumns = columnsFor(storedShape(journeyFields));

/** One row for each journey that is not removed. */
export const journeysTable = defineTable<JourneyRow>()({
  key: ['journey_id'],
  async create(transaction, name) {
    await transaction.schema.createTable(name, (table) => {
      table.uuid('journey_id').primary();
      table.uuid('user_id').notNullable();
      addColumns(table, journeyColumns);
      table.timestamp('recorded_at').notNullable();
      table.timestamp('changed_at').notNullable();
      table.index(['user_id', 'departure_date']);
    });
  },
});
