import { Readable } from 'node:stream';
import { UsageError } from '@settlewise/infra/commandLine';
import { expect, test } from 'vitest';
import { readMailFrom } from './readMailFrom';

test('a mail is read whole, in however many pieces it comes', async () => {
  const pieces = Readable.from([Buffer.from('Subject: '), Buffer.from('a\r\n\r\nb')]);
  expect((await readMailFrom(pieces)).toString()).toBe('Subject: a\r\n\r\nb');
});

test('nothing, and more than a report can hold, is refused with how to write it', async () => {
  await expect(readMailFrom(Readable.from([]))).rejects.toBeInstanceOf(UsageError);
  const large = Buffer.alloc(1024 * 1024);
  await expect(readMailFrom(Readable.from(Array.from({ length: 6 }, () => large)))).rejects.toThrow(
    'larger than 5 MB',
  );
});
