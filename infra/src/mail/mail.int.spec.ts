import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailer, eraseFromOutbox, MailError } from './index';
import { createSmtpMailer } from './smtpMailer';

const from = 'Settlewise <no-reply@settlewise.example>';
const mail = {
  to: 'ada@example.org',
  subject: 'Check your address – Überprüfung',
  text: 'Open https://settlewise.example/verify-email?token=abc',
  html: '<p>Open <a href="https://settlewise.example/verify-email?token=abc">the link</a></p>',
  about: { id: 'a', kind: 'verification', userId: '00000000-0000-4000-8000-000000000001' },
};

describe('the outbox', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await mkdtemp(path.join(tmpdir(), 'settlewise-mail-')), 'outbox');
  });
  afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

  test('writes each mail as one complete file with its recipient', async () => {
    const mailer = createMailer({ kind: 'outbox', folder }, from);
    await Promise.all([mailer.send(mail), mailer.send(mail)]);
    const names = await readdir(folder);
    expect(names).toHaveLength(2);
    for (const name of names) expect(name).toMatch(/^\d{4}-.*Z-ada-at-example\.org-[0-9a-f]{8}\.eml$/);
    const content = await readFile(path.join(folder, names[0] ?? ''), 'utf8');
    expect(content).toContain('To: ada@example.org');
    expect(content).toContain(`From: ${from}`);
    expect(content).toContain('https://settlewise.example/verify-email?token=');
    // Mail programs show the last part that they support.
    expect(content.match(/^Content-Type: (?:text|multipart)\/\w+/gm)).toEqual([
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
    expect(content).toContain('Auto-Submitted: auto-generated');
  });

  test('writes additional headers and the message id', async () => {
    const mailer = createMailer({ kind: 'outbox', folder }, from);
    const unsubscribe = '<https://settlewise.example/dashboard/notification-settings>';
    await mailer.send({
      ...mail,
      headers: { 'List-Unsubscribe': unsubscribe },
      messageId: 'digest-7@settlewise.example',
    });
    const [name = ''] = await readdir(folder);
    const content = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n ', ' ');
    expect(content).toContain(`List-Unsubscribe: ${unsubscribe}`);
    expect(content).toContain('Message-ID: <digest-7@settlewise.example>');
  });

  test('erases the mails about a person or to one of their addresses, including drafts, and no others', async () => {
    const mailer = createMailer({ kind: 'outbox', folder }, from);
    const other = { ...mail.about, userId: '00000000-0000-4000-8000-000000000002' };
    await mailer.send(mail);
    await mailer.send({ ...mail, to: 'lawyer@example.org' });
    await mailer.send({ ...mail, to: 'Ada.Former@example.org', about: other });
    await mailer.send({ ...mail, to: 'bob@example.org', about: other });
    await writeFile(path.join(folder, '.2026-03-01T09-30-00.000Z-ada-at-example.org-5f3c9a1e.eml.draft'), '');
    await eraseFromOutbox(folder, {
      userId: mail.about.userId,
      addresses: ['ada@example.org', 'ada.former@example.org'],
    });
    expect(await readdir(folder)).toEqual([expect.stringContaining('-bob-at-example.org-')]);
  });

  test('keeps the mails to similar addresses', async () => {
    const mailer = createMailer({ kind: 'outbox', folder }, from);
    const about = { ...mail.about, userId: '00000000-0000-4000-8000-000000000002' };
    const otherAddresses = ['john-smith@example.org', 'o#brien@example.org'];
    for (const to of otherAddresses) await mailer.send({ ...mail, to, about });
    const earlier = '2026-03-01T09-30-00.000Z-john-smith-at-example.org-5f3c9a1e.eml';
    await writeFile(path.join(folder, earlier), 'Subject: kept by an earlier version\r\n\r\n');
    const files = await readdir(folder);
    await eraseFromOutbox(folder, {
      userId: mail.about.userId,
      addresses: ['smith@example.org', 'o!brien@example.org'],
    });
    expect(await readdir(folder)).toEqual(files);
    await eraseFromOutbox(folder, { userId: mail.about.userId, addresses: ['John-Smith@example.org'] });
    expect(await readdir(folder)).toEqual([expect.stringContaining('-o_brien-at-example.org-')]);
  });

  test('has nothing to erase before the first mail', async () => {
    const recipient = { userId: mail.about.userId, addresses: ['ada@example.org'] };
    await expect(eraseFromOutbox(folder, recipient)).resolves.toBeUndefined();
  });

  test('an address cannot choose where its file is written', async () => {
    const mailer = createMailer({ kind: 'outbox', folder }, from);
    await mailer.send({ ...mail, to: '"../../x/y"@example.org' });
    const [name] = await readdir(folder);
    expect(name).toMatch(/example\.org/);
    expect(await readdir(path.dirname(folder))).toEqual(['outbox']);
  });

  test('a folder that cannot be written to is a mail error', async () => {
    const mailer = createMailer({ kind: 'outbox', folder: '/dev/null/outbox' }, from);
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailError);
  });
});

describe('SMTP', () => {
  test('sends the mail with the account in the address', async () => {
    const received: { user: unknown; to: string[]; content: string }[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authMethods: ['PLAIN'],
      onAuth: ({ username, password }, _session, callback) => {
        if (username === 'app' && password === 's€cret') callback(null, { user: username });
        else callback(new Error('Invalid username or password'));
      },
      onData: (stream, session, callback) => {
        let content = '';
        stream.on('data', (chunk: Buffer) => (content += chunk.toString()));
        stream.on('end', () => {
          received.push({
            user: session.user,
            to: session.envelope.rcptTo.map(({ address }) => address),
            content,
          });
          callback();
        });
      },
    });
    const port = await listen(server.server);
    try {
      const url = `smtp://app:${encodeURIComponent('s€cret')}@127.0.0.1:${port}`;
      const mailer = createMailer({ kind: 'smtp', url }, from);
      await mailer.send(mail);
      expect(received).toHaveLength(1);
      expect(received[0]).toMatchObject({ user: 'app', to: ['ada@example.org'] });
      expect(received[0]?.content).toContain('Subject: =?UTF-8?');

      const wrongAccount = createMailer({ kind: 'smtp', url: `smtp://app:wrong@127.0.0.1:${port}` }, from);
      await expect(wrongAccount.send(mail)).rejects.toBeInstanceOf(MailError);
      expect(received).toHaveLength(1);
    } finally {
      await new Promise<void>((resolve) => server.close(resolve));
    }
  });

  test.each([
    ['the sender', undefined, 'no-reply@settlewise.example'],
    ['the configured mailbox', 'bounces@settlewise.example', 'bounces@settlewise.example'],
  ])('bounces go to %s', async (_, bounceAddress, sender) => {
    const senders: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onMailFrom: ({ address }, _session, callback) => {
        senders.push(address);
        callback();
      },
      onData: (stream, _session, callback) => {
        stream.resume().on('end', callback);
      },
    });
    const port = await listen(server.server);
    const url = `smtp://127.0.0.1:${port}`;
    const settings = { kind: 'smtp', url, ...(bounceAddress !== undefined && { bounceAddress }) } as const;
    await createMailer(settings, from).send(mail);
    expect(senders).toEqual([sender]);
    await new Promise<void>((resolve) => server.close(resolve));
  });

  test('a server that accepts but never answers times out', async () => {
    const sockets = new Set<{ destroy(): void }>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    const port = await listen(silent);
    const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}` }, from, {
      connectMs: 100,
      silenceMs: 100,
    });
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailError);
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });
});

async function listen(server: {
  listen(port: number, host: string, listening: () => void): unknown;
  address(): AddressInfo | string | null;
}): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}
