import { randomBytes } from 'node:crypto';
import { documentResponse } from '@settlewise/contract/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clearRedis, readRedis } from '../../../infra/testing/redisData';
import { workerRedisUrl } from '../../../infra/testing/workerServers';
import { aDocument } from '../testing/aDocument';
import { aFailedJob } from '../testing/aFailedJob';
import { anAdministrator } from '../testing/anAdministrator';
import { aPerson } from '../testing/aPerson';
import { readToken } from '../testing/collectingMailer';
import { startTestApi, type TestApi } from '../testing/startTestApi';
import { PlantedWords } from './plantedWords';

// leaks.int.spec.ts tests the jobs in PostgreSQL after a request to every route.

const redisUrl = workerRedisUrl() ?? undefined;
const stores = [
  { store: 'PostgreSQL', absent: false, redis: undefined },
  { store: 'Redis (named by TEST_REDIS_URL)', absent: redisUrl === undefined, redis: redisUrl },
];

describe.each(stores)('jobs stored in $store', ({ absent, redis }) => {
  describe.skipIf(absent)('contain no personal data', () => {
    const planted = new PlantedWords();
    let api: TestApi;
    beforeAll(async () => {
      if (redis !== undefined) await clearRedis(redis);
      api = await startTestApi({ redisUrl: redis });
    });
    afterAll(async () => {
      await api.stop();
      if (redis !== undefined) await clearRedis(redis);
    });

    /** Everything that is stored, by its location. */
    async function everythingStored(): Promise<ReadonlyMap<string, string>> {
      if (redis !== undefined) return readRedis(redis);
      const names = await api
        .database('pg_tables')
        .where({ schemaname: 'bullmq' })
        .pluck<string[]>('tablename');
      const rows = names.map(async (name) => {
        const found: unknown = await api.database.withSchema('bullmq').table(name).select('*');
        return [name, JSON.stringify(found)] as const;
      });
      return new Map(await Promise.all(rows));
    }

    async function somebody() {
      const word = randomBytes(5).toString('hex');
      const person = await aPerson()
        .called(planted.plant(`username ${word}`, `name${word}`))
        .reachedAt(planted.plant(`address ${word}`, `address${word}@example.org`))
        .named(planted.plant(`first name ${word}`, `First${word}`), 'Person')
        .withPassword(planted.plant(`password ${word}`, `Horse ${word} battery`))
        .signsUpAt(api.address);
      for (const [name, value] of person.visitor.cookies)
        if (/session|\.sig$/.test(name)) planted.plant(`${name} ${word}`, value);
      return person;
    }

    test('contain no secret or personal word, whether they are done, waiting or failed', async () => {
      const { visitor, user, credentials } = await somebody();
      planted.plant('link', readToken(await api.mailer.mailTo(user.email)).split('.')[1] ?? '');
      await visitor.post('/api/password/forgot', { email: user.email });
      planted.plant('second link', readToken(await api.mailer.mailTo(user.email, 2)).split('.')[1] ?? '');
      const nobody = planted.plant(
        'address of nobody',
        `nobody-${randomBytes(5).toString('hex')}@example.org`,
      );
      await visitor.post('/api/password/forgot', { email: nobody });

      const title = planted.plant('title', `Titled ${randomBytes(5).toString('hex')}`);
      const form = aDocument().titled(title).form();
      const { id } = documentResponse.parse(
        (await visitor.send('POST', '/api/documents/upload', { form })).json,
      );
      await visitor.delete(`/api/documents/${id}`);
      await (await anAdministrator(api)).visitor.post('/api/admin/proof/checks');
      await aFailedJob({ ...api, redisUrl: redis });

      // The mail server's error, which ends the job, contains the recipient.
      const refused = await somebody();
      await api.mailer.mailTo(refused.user.email);
      api.mailer.refusal = `550 5.1.1 <${refused.user.email}>: no such user`;
      await refused.visitor.post('/api/verify-email/resend');
      await expect
        .poll(async () => [...(await everythingStored()).values()].join(''))
        .toContain('could not be sent');
      await visitor.send('DELETE', '/api/account', { json: { password: credentials.password } });

      const found = await everythingStored();
      expect([...found.values()].join('').length).toBeGreaterThan(3_000);
      expect(planted.count).toBeGreaterThan(10);
      for (const [where, content] of found) {
        expect([where, planted.foundIn(where), planted.foundIn(content)]).toEqual([where, [], []]);
      }
    });
  });
});
