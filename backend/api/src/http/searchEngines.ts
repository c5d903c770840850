import { type PublicPage, publicPages, titleOfTab } from '@settlewise/contract/pages';
import { escapedHtml } from './escapedHtml';

/** 1,200 by 630 pixels: what previews of a link show beside title and description. */
const picture = '/preview.png';

/**
 * The built page with the head of each public page, by its path: search engines and previews of a link read title,
 * description and picture there, without running the page.
 * @param index content of the built index.html, which has a title and a description
 */
export function withPublicHeads(index: string, publicUrl: URL): ReadonlyMap<string, string> {
  return new Map(publicPages.map((page) => [page.path, withHead(index, page, publicUrl)]));
}

function withHead(index: string, { path, title, description }: PublicPage, publicUrl: URL): string {
  const address = escapedHtml(new URL(path, publicUrl).href);
  const [ofTab, ofPage] = [titleOfTab(title), title ?? titleOfTab(title)].map(escapedHtml);
  const text = escapedHtml(description);
  const head = [
    `<title>${ofTab}</title>`,
    `<meta name="description" content="${text}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Settlewise" />`,
    `<meta property="og:title" content="${ofPage}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${escapedHtml(new URL(picture, publicUrl).href)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join('\n    ');
  // A function, because a replacement text gives `$` a meaning.
  return index
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
}

/** Robots are asked to leave out the pages of people with an account, and the answers of the API. */
export const robotsText = (publicUrl: URL): string =>
  [
    'User-agent: *',
    ...['/api/', '/dashboard', '/admin'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');

export const siteMap = (publicUrl: URL): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPages.map(({ path }) => `  <url><loc>${escapedHtml(new URL(path, publicUrl).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
