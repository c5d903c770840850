/** What a file’s name says as a title: without its extension, and with spaces for underscores and hyphens. */
export function titleOfFile(name: string): string {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  return stem.replace(/[_-]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** Words that cameras, scanners and phones give a file, whatever is on it. */
const saysNothing =
  /\b(?:img|image|dsc|dscn|pxl|photo|picture|pic|scan|scanned|scanner|screenshot|screen|shot|whatsapp|document|doc|file|untitled|copy|new|at|am|pm)\b/gi;

/** Whether a title is nothing but numbers and such words: `IMG 2034`, `scan 2026.04.01`. */
export const isNameless = (title: string): boolean =>
  title.replace(saysNothing, '').replace(/[^\p{Letter}]/gu, '').length < 3;
