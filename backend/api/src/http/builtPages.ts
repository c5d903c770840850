import { z } from 'zod';

const builtPages = z.object({
  pages: z.record(
    z.string(),
    z.object({ day: z.string(), head: z.string(), visitor: z.string(), withSession: z.string() }),
  ),
  frames: z.array(
    z.object({
      under: z.string(),
      onePage: z.boolean(),
      head: z.string(),
      visitor: z.string(),
      withSession: z.string(),
    }),
  ),
});
export type BuiltPages = z.infer<typeof builtPages>;

/** The build of the front end writes the rendered pages to this file. It is not served as a file. */
export const builtPagesFile = '/pages.json';

/** @param content of `pages.json`; if it is missing, pages are sent empty and the browser renders them */
export const readBuiltPages = (content: Buffer | undefined): BuiltPages =>
  content === undefined ? { pages: {}, frames: [] } : builtPages.parse(JSON.parse(content.toString()));

export interface PageRequest {
  readonly path: string;
  readonly hasQuery: boolean;
  readonly hasSession: boolean;
}

/** The content that is inserted into the document. */
interface PageContent {
  /** Equal for equal content. */
  readonly name: string;
  readonly head: string;
  /** Replaces the empty root element of the page. */
  readonly root: string;
  /** Whether the page is readable without scripts. Its scripts are then loaded later (`beforeStart.js`). */
  readonly hasWords: boolean;
}

/**
 * The built page of a path. If a query may change the page, or it shows a person's own data, only its frame is used, with the
 * heading if that is the same for everybody.
 */
export function findPageContent(
  { pages, frames }: BuiltPages,
  { path, hasQuery, hasSession }: PageRequest,
): PageContent {
  const page = hasQuery ? undefined : pages[path];
  const visitorAttribute = hasSession ? '' : ' data-visitor';
  if (page !== undefined) {
    const html = hasSession ? page.withSession : page.visitor;
    return {
      name: `page ${path}${visitorAttribute}`,
      head: page.head,
      root: `<div id="root" data-page="${path}" data-day="${page.day}"${visitorAttribute}>${html}</div>`,
      hasWords: true,
    };
  }
  // Visitors are redirected from a page that needs an account, to one that has the common frame.
  const frame = frames.find(({ under, onePage }) =>
    onePage ? hasSession && path === under : under === '/' || (hasSession && isInside(path, under)),
  );
  if (frame === undefined) return { name: 'empty', head: '', root: emptyRoot, hasWords: false };
  return {
    name: `${frame.onePage ? 'shell' : 'frame'} ${frame.under}${visitorAttribute}`,
    head: frame.head,
    root: `<div id="root">${hasSession ? frame.withSession : frame.visitor}</div>`,
    hasWords: false,
  };
}

const isInside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const emptyRoot = '<div id="root"></div>';

/** Inserts the content into the document. `data-visitor` tells the page that there is no session, so it need not ask. */
export function fillDocument(
  document: string,
  { head, root, hasWords }: PageContent,
  hasSession: boolean,
): string {
  // Functions, because `$` has a meaning in a replacement text.
  const withHead = document.replace('</head>', () => `${head}</head>`);
  const content = (hasWords ? deferScripts(withHead) : withHead).replace(emptyRoot, () => root);
  return hasSession ? content : content.replace('<html', '<html data-visitor');
}

/** Keeps scripts from competing with style sheets and fonts for the connection. */
const deferScripts = (document: string) =>
  document
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"');
