/** What a file’s name says as a title: without its extension, and with spaces for underscores and hyphens. */
export function titleOfFile(name: string): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return stem.replace(/[_-]/g, ' ').replace(/\s+/g, ' ').trim();
}
