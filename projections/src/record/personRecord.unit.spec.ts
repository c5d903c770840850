import { expect, it } from 'vitest';
import { readModels } from '../readModels';
import { alertParts, dashboardParts, formParts, readModelsOf } from './personRecord';

it('a part of a record waits for read models that there are', () => {
  const names = readModels.map(({ name }) => name);
  const waitedFor = readModelsOf([...alertParts, ...dashboardParts, ...formParts]);
  expect(waitedFor.filter((name) => !names.includes(name))).toEqual([]);
  expect(readModelsOf(['grants', 'documents'])).toEqual(['legal_access', 'accounts', 'documents']);
});
