import { expect, it } from 'vitest';
import { createArchiveName } from './createArchiveName';

it.each([
  ['passport.pdf', '001 passport.pdf'],
  ['../../etc/passwd', '001 .._.._etc_passwd'],
  ['C:\\secret\\a.pdf', '001 C__secret_a.pdf'],
  ['con\u0000trol\u202E.pdf', '001 con_trol_.pdf'],
  ['no ending', '001 no ending'],
  ['dots... ', '001 dots'],
  [`${'x'.repeat(300)}.pdf`, `001 ${'x'.repeat(120)}.pdf`],
  ['паспорт.pdf', '001 паспорт.pdf'],
])('a document called %j becomes a file that every operating system can unpack', (name, unpacked) => {
  expect(createArchiveName(1, name)).toBe(unpacked);
});
