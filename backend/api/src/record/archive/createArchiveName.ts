const maxNameLength = 120;

/**
 * Creates a file name that every operating system can unpack. The number in front makes it unique, and prevents
 * reserved device names.
 */
export function createArchiveName(number: number, name: string): string {
  const safeName = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, '_').replace(/[. ]+$/, '');
  const dot = safeName.lastIndexOf('.');
  const extension = dot > 0 ? safeName.slice(dot).slice(0, 20) : '';
  const stem = (dot > 0 ? safeName.slice(0, dot) : safeName).slice(0, maxNameLength);
  return `${String(number).padStart(3, '0')} ${stem}${extension}`;
}
