import { describe, expect, it } from 'vitest';
import { RowChanges } from './rowChanges';

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly title: string;
}
const changes = () => new RowChanges<Row, 'id'>(['id']);
const row = (id: string, userId: string): Row => ({ id, user_id: userId, title: id });

describe('the rows of an erased person', () => {
  it('are deleted, also those of the same batch, and no others', () => {
    const rows = changes();
    rows.put(row('1', 'ana'));
    rows.put(row('2', 'ben'));
    rows.removeAllOf('ana');
    expect(rows.people()).toEqual(['ana']);
    expect(rows.all()).toEqual([{ kind: 'put', row: row('2', 'ben') }]);
  });

  it('that come after the erasure stay, because the log has that order', () => {
    const rows = changes();
    rows.removeAllOf('ana');
    rows.put(row('1', 'ana'));
    expect(rows.all()).toEqual([{ kind: 'put', row: row('1', 'ana') }]);
  });
});
