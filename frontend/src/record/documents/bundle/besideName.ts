/** `03 Employer letter.docx`: a name that every system can store, in the order of the index. */
export function besideName(number: number, { title, fileName }: { title: string; fileName: string }): string {
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(fileName)?.[0] ?? '';
  const name = title
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return `${String(number).padStart(2, '0')} ${name === '' ? 'Document' : name}${ending}`;
}
