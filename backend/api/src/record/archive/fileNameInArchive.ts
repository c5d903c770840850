const longestName = 120;

/**
 * A document's file name as every computer can unpack it: no folders, no names that mean a device, none twice. The
 * number comes first, so that the letters after it cannot matter.
 */
export function fileNameInArchive(number: number, name: string): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/[. ]+$/, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot).slice(0, 20) : '';
  const beginning = (dot > 0 ? plain.slice(0, dot) : plain).slice(0, longestName);
  return `${String(number).padStart(3, '0')} ${beginning}${ending}`;
}
