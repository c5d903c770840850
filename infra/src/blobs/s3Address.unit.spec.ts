import { expect, test } from 'vitest';
import { readS3Address } from './s3Address';

test('an S3-compatible store has its own address, with the bucket first in the path', () => {
  expect(readS3Address('https://AKIA:s%2Fcret@files.example:9000/vault/a/b?region=eu-central-1')).toEqual({
    endpoint: 'https://files.example:9000',
    region: 'eu-central-1',
    bucket: 'vault',
    prefix: 'a/b/',
    credentials: { accessKeyId: 'AKIA', secretAccessKey: 's/cret' },
  });
});

test('Amazon’s store is named by the bucket; without a key the machine’s role is used', () => {
  expect(readS3Address('s3://vault')).toEqual({
    endpoint: undefined,
    region: 'eu-west-2',
    bucket: 'vault',
    prefix: '',
    credentials: undefined,
  });
  expect(readS3Address('s3://vault/documents')).toMatchObject({ bucket: 'vault', prefix: 'documents/' });
});

test.each([
  ['https://files.example', 'must name a bucket'],
  ['https://key@files.example/vault', 'must have both key and secret'],
])('%s is refused', (address, reason) => {
  expect(() => readS3Address(address)).toThrow(reason);
});
