/** `npm run bounces < mail`: processes a bounced email. Exit code 0 also if there was nothing to do, 1 if it must be retried. */
import { runCommandLine, UsageError } from '@settlewise/infra/commandLine';
import { readSharedConfig } from '@settlewise/infra/config';
import { checkKeys, createKeyed, createPersonKeys } from '@settlewise/infra/crypto';
import { createDatabase, openCommandDatabase, migrate } from '@settlewise/infra/database';
import { createNewsSubscribers } from './tables';
import { Shutdown } from '@settlewise/infra/process';
import { openTreeHeads } from '@settlewise/infra/proof';
import { createLogger } from '@settlewise/infra/telemetry';
import { readMailFrom } from './process/readMailFrom';
import { endBounced, type EndedBounced } from './ruleNotices';

const messages: Readonly<Record<EndedBounced, string>> = {
  ended: 'The address gets no more news, and is erased.',
  'not for good': 'The mailbox may take mails again: nothing was changed.',
  'nobody of ours': 'It is about no subscriber of the news, or no longer: nothing was changed.',
  'no report': 'It is no report of a mail server: nothing was changed.',
};

await runCommandLine(async ({ args, print }) => {
  if (args.length > 0) throw new UsageError('Use: npm run bounces < mail');
  const mail = await readMailFrom(process.stdin);
  const config = readSharedConfig();
  const log = createLogger({ level: 'fatal', name: 'settlewise bounces' });
  const shutdown = new Shutdown(log);
  try {
    const server = await openCommandDatabase({ ...config, log });
    await shutdown.add('database server', () => server.stop());
    const database = createDatabase(server.url, { applicationName: 'settlewise bounces', log });
    await shutdown.add('database', () => database.destroy());
    if (server.startedHere) await migrate(database);
    await checkKeys({ ...config, database });
    const treeHeads = openTreeHeads(config.treeHeads, config.lookupKey, database);
    await shutdown.add('erased people', () => treeHeads.close());
    const news = createNewsSubscribers({
      database,
      personKeys: createPersonKeys({ ...config, database }),
      keyed: createKeyed(config.lookupKey),
      erasedPeople: treeHeads.erasedPeople,
    });
    print(messages[await endBounced(mail, news)]);
    return true;
  } finally {
    await shutdown.close();
  }
});
