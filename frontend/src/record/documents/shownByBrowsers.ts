/** Kinds of files that a browser shows; the others can only be saved. */
export const shownByBrowsers: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);
