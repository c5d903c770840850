import { describe, expect, test } from 'vitest';
import { createBounceMail } from '../../testing/createBounceMail';
import { readBounce } from './bounce';

const address = 'https://settlewise.example/api/news/leave/a.b';
const returned = { From: 'no-reply@settlewise.example', 'List-Unsubscribe': `<${address}>` };

describe('A report that a mail could not be delivered', () => {
  test.each([
    ['with the whole mail', true],
    ['with its headers alone', false],
  ])('%s contains the unsubscribe address', async (_, includeBody) => {
    const bounce = await readBounce(createBounceMail({ returned, includeBody }));
    expect(bounce?.isPermanent).toBe(true);
    expect(bounce?.unsubscribe?.href).toBe(address);
  });

  test('may fold a long header, contain a second address, and use lower case', async () => {
    const header = `<mailto:leave@settlewise.example>,\r\n\t<${address}>`;
    const bounce = await readBounce(createBounceMail({ returned: { 'list-unsubscribe': header } }));
    expect(bounce?.unsubscribe?.href).toBe(address);
  });

  test.each([
    ['5.1.1', 'failed', true],
    ['5.2.1', 'failed', true],
    // Concerns the sender: every address would be refused.
    ['5.7.1', 'failed', false],
    ['5.7.26', 'failed', false],
    ['4.4.1', 'delayed', false],
    ['4.2.2', 'failed', false],
    ['5.1.1', 'delayed', false],
  ] as const)('%s, %s: permanent is %s', async (status, action, forGood) => {
    expect((await readBounce(createBounceMail({ status, action, returned })))?.isPermanent).toBe(forGood);
  });

  test('without the returned mail has no unsubscribe address', async () => {
    expect(await readBounce(createBounceMail({ returned: null }))).toEqual({
      isPermanent: true,
      unsubscribe: null,
    });
    // A header in the text of the mail does not count.
    const bounce = await readBounce(createBounceMail({ returned: { Subject: 'News' } }));
    expect(bounce?.unsubscribe).toBeNull();
  });

  test.each([
    ['a reply', 'From: ana@example.org\r\nSubject: Re: News\r\n\r\nNo longer here'],
    [
      'a mail that quotes a report',
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
