import { expect, it } from 'vitest';
import { readModels } from '../readModels';
import { alertParts, dashboardParts, formParts, listReadModels } from './personRecord';

it('the read models of each part of a record exist', () => {
  const names = readModels.map(({ name }) => name);
  const waitedFor = listReadModels([...alertParts, ...dashboardParts, ...formParts]);
  expect(waitedFor.filter((name) => !names.includes(name))).toEqual([]);
  expect(listReadModels(['grants', 'documents'])).toEqual(['legal_access', 'accounts', 'documents']);
});
