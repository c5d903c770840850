import { readFile } from 'node:fs/promises';
import { readModels } from '@settlewise/projections/readModels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aJourney } from '../testing/aJourney';
import { aPerson } from '../testing/aPerson';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { Visitor } from '../testing/visitor';

let api: TestApi;
let page: string;
beforeAll(async () => {
  page = await readFile(new URL('../../../OPERATIONS.md', import.meta.url), 'utf8');
  api = await startTestApi({ metrics: 'open' });
});
afterAll(() => api.stop());

test('the page for operators names every metric and no other', async () => {
  const text = (await new Visitor(api.address).get('/metrics')).bytes.toString();
  const told = [...text.matchAll(/^# TYPE (settlewise_\w+)/gm)].map(([, name]) => name);
  const named = [...page.matchAll(/`(settlewise_\w+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(told));
});

test('the page names every fact of /readyz', async () => {
  const { json } = await new Visitor(api.address).get('/readyz');
  expect(json).toMatchObject({
    facts: ['database', 'eventStore', 'files', 'readModels'].map((name) => ({ name })),
  });
  for (const name of ['database', 'eventStore', 'files', 'readModels']) expect(page).toContain(`\`${name}\``);
});

test('its statement deletes all read models, which are then rebuilt from the log', async () => {
  const [, statement = ''] = /```sql\n(.*?)```/s.exec(page) ?? [];
  const { visitor, user } = await aPerson().signsUpAt(api.address);
  await visitor.post('/api/absences', aJourney().to('Malta').typed());
  await api.whenCaughtUp();
  await api.stopProjecting();
  // As after a restore of an older log, they are past its end.
  await api.database('projection_generations').update({ commit_position: '9000000000000000' });

  await api.database.raw(statement);
  const left = await api.database('pg_class').whereIn('relname', ['journeys', 'journeys_v1', 'accounts']);
  expect(left).toEqual([]);
  await api.project();
  await api.whenCaughtUp();
  expect((await visitor.get('/api/absences')).json).toMatchObject([{ destination: 'Malta' }]);
  expect((await visitor.get('/api/user')).json).toMatchObject({ id: user.id });
  const filled = await api.database('projection_generations').select('name');
  expect(filled).toHaveLength(readModels.length);
});
