import { describe, expect, test } from 'vitest';
import { bounceMail } from '../../testing/bounceMail';
import { readBounce } from './bounce';

const address = 'https://settlewise.example/api/news/leave/a.b';
const returned = { From: 'no-reply@settlewise.example', 'List-Unsubscribe': `<${address}>` };

describe('A report that a mail could not be delivered', () => {
  test.each([
    ['with the whole mail', true],
    ['with its headers alone', false],
  ])('%s names the address that ends what was sent', async (_, whole) => {
    const bounce = await readBounce(bounceMail({ returned, whole }));
    expect(bounce?.forGood).toBe(true);
    expect(bounce?.unsubscribe?.href).toBe(address);
  });

  test('may have broken a long header, name one more address in it, and write it in small letters', async () => {
    const header = `<mailto:leave@settlewise.example>,\r\n\t<${address}>`;
    const bounce = await readBounce(bounceMail({ returned: { 'list-unsubscribe': header } }));
    expect(bounce?.unsubscribe?.href).toBe(address);
  });

  test.each([
    ['5.1.1', 'failed', true],
    ['5.2.1', 'failed', true],
    // About the sender: every address would be refused.
    ['5.7.1', 'failed', false],
    ['5.7.26', 'failed', false],
    ['4.4.1', 'delayed', false],
    ['4.2.2', 'failed', false],
    ['5.1.1', 'delayed', false],
  ] as const)('of %s, %s: for good is %s', async (status, action, forGood) => {
    expect((await readBounce(bounceMail({ status, action, returned })))?.forGood).toBe(forGood);
  });

  test('without the mail says of nobody that they end anything', async () => {
    expect(await readBounce(bounceMail({ returned: null }))).toEqual({ forGood: true, unsubscribe: null });
    // What only looks like a header of the mail, in its text, is none.
    const bounce = await readBounce(bounceMail({ returned: { Subject: 'News' } }));
    expect(bounce?.unsubscribe).toBeNull();
  });

  test.each([
    ['an answer of a person', 'From: ana@example.org\r\nSubject: Re: News\r\n\r\nNo longer here'],
    [
      'one that speaks of a report only',
      'Content-Type: text/plain\r\n\r\nContent-Type: multipart/report\r\n\r\nAction: failed\r\nStatus: 5.1.1',
    ],
    ['bytes that are no mail', Buffer.from([0, 255, 254, 13, 10, 13, 10, 0]).toString('latin1')],
    [
      'a report of another kind',
      'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\n\r\nread\r\n--b--',
    ],
  ])('is not %s', async (_, mail) => {
    expect(await readBounce(Buffer.from(mail, 'latin1'))).toBeNull();
  });
});
