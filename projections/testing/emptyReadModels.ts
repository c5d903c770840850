import { createDatabase } from '@settlewise/infra/database';
import type { Template } from '../../infra/testing/database';
import { readModels } from '../src/readModels';
import { ensureTableVersion } from '../src/runner/versionedTables';

/** The empty tables of all read models, as the first start creates them. */
export const emptyReadModels: Template = {
  name: 'read_models',
  async prepare(url) {
    const database = createDatabase(url);
    try {
      for (const projection of readModels) await ensureTableVersion(database, projection);
    } finally {
      await database.destroy();
    }
  },
};
