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

/** Where the build of the front end leaves what it drew; not served by itself. */
export const builtPagesFile = '/pages.json';

/** @param content of `pages.json`; without it pages are sent empty, for the browser to draw */
export const readBuiltPages = (content: Buffer | undefined): BuiltPages =>
  content === undefined ? { pages: {}, frames: [] } : builtPages.parse(JSON.parse(content.toString()));

export interface Asked {
  readonly path: string;
  readonly hasQuery: boolean;
  readonly hasSession: boolean;
}

/** What is put into the document that answers a request. */
interface Filling {
  /** The same for the same filling. */
  readonly name: string;
  readonly head: string;
  /** In place of the empty element of the page. */
  readonly root: string;
  /** Whether it can be read as it is sent: its scripts are then asked for after its words (`beforeStart.js`). */
  readonly hasWords: boolean;
}

/**
 * A public page as it was drawn for its path. Where a query may change it, and where the page is somebody's own, what
 * stands around it, with its heading where everybody's is the same.
 */
export function fillingFor({ pages, frames }: BuiltPages, { path, hasQuery, hasSession }: Asked): Filling {
  const page = hasQuery ? undefined : pages[path];
  const ofVisitor = hasSession ? '' : ' data-visitor';
  if (page !== undefined) {
    const html = hasSession ? page.withSession : page.visitor;
    return {
      name: `page ${path}${ofVisitor}`,
      head: page.head,
      root: `<div id="root" data-page="${path}" data-day="${page.day}"${ofVisitor}>${html}</div>`,
      hasWords: true,
    };
  }
  // Who has no account is led away from a page that needs one, to a page in the frame of all others.
  const frame = frames.find(({ under, onePage }) =>
    onePage ? hasSession && path === under : under === '/' || (hasSession && isBelow(path, under)),
  );
  if (frame === undefined) return { name: 'empty', head: '', root: emptyRoot, hasWords: false };
  return {
    name: `${frame.onePage ? 'shell' : 'frame'} ${frame.under}${ofVisitor}`,
    head: frame.head,
    root: `<div id="root">${hasSession ? frame.withSession : frame.visitor}</div>`,
    hasWords: false,
  };
}

const isBelow = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

const emptyRoot = '<div id="root"></div>';

/** The document that is sent. Whoever has no session is told so, so that the page need not ask. */
export function filled(document: string, { head, root, hasWords }: Filling, hasSession: boolean): string {
  // Functions, because a replacement text gives `$` a meaning.
  const withHead = document.replace('</head>', () => `${head}</head>`);
  const content = (hasWords ? scriptsLater(withHead) : withHead).replace(emptyRoot, () => root);
  return hasSession ? content : content.replace('<html', '<html data-visitor');
}

/** Names the scripts only, so that they do not take the line from the style sheets and the font. */
const scriptsLater = (document: string) =>
  document
    .replaceAll('<script type="module"', '<script type="later"')
    .replaceAll('<link rel="modulepreload"', '<link rel="later"');
