import { Readable } from 'node:stream';
import { UsageError } from '@settlewise/infra/commandLine';
import { expect, test } from 'vitest';
import { readMailFrom } from './readMailFrom';

test('an email is read completely from any number of chunks', async () => {
  const pieces = Readable.from([Buffer.from('Subject: '), Buffer.from('a\r\n\r\nb')]);
  expect((await readMailFrom(pieces)).toString()).toBe('Subject: a\r\n\r\nb');
});

test('an empty or too large email is refused with the usage', async () => {
  await expect(readMailFrom(Readable.from([]))).rejects.toBeInstanceOf(UsageError);
  const large = Buffer.alloc(1024 * 1024);
  await expect(readMailFrom(Readable.from(Array.from({ length: 6 }, () => large)))).rejects.toThrow(
    'larger than 5 MB',
  );
});
