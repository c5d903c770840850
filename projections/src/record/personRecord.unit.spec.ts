import { expect, it } from 'vitest';
import { readModels } from '../readModels';
import { alertParts, dashboardParts, formParts, readModelsOf } from './personRecord';

it('the read models of each part of a record exist', () => {
  const names = readModels.map(({ name }) => name);
  const waitedFor = readModelsOf([...alertParts, ...dashboardParts, ...formParts]);
  expect(waitedFor.filter((name) => !names.includes(name))).toEqual([]);
  expect(readModelsOf(['grants', 'documents'])).toEqual(['legal_access', 'accounts', 'documents']);
});
