import { createJobs } from '@settlewise/infra/jobs';
import { createLogger } from '@settlewise/infra/telemetry';
import type { Template } from '../../../infra/testing/database';
import { emptyReadModels } from '../../../projections/testing/emptyReadModels';

/** All tables of the program, empty. They are copied, because creating them takes longer than most tests. */
export const emptyTables: Template = {
  name: 'started',
  async prepare(databaseUrl) {
    await emptyReadModels.prepare(databaseUrl);
    const jobs = await createJobs({ databaseUrl, log: createLogger({ level: 'warn', name: 'template' }) });
    await jobs.close();
  },
};
