import { describe, expect, test } from 'vitest';
import { formatFileSize } from './fileSize';

describe('A file’s size', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1.0 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1024.0 KB'],
    [1024 * 1024, '1.0 MB'],
    [2_411_725, '2.3 MB'],
  ])('%i bytes read %s', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});
