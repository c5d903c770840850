import { type PublicPage, publicPages, titleOfTab } from '@settlewise/contract/pages';
import { escapeHtml } from './escapeHtml';

/** The image in previews of a link, 1,200 by 630 pixels. */
const previewImage = '/preview.png';

/**
 * The built page with the head of each public page, by path. Search engines and link previews read title, description and image
 * there without running scripts.
 * @param index the built index.html, which has a title and a description
 */
export function addPublicHeads(index: string, publicUrl: URL): ReadonlyMap<string, string> {
  return new Map(publicPages.map((page) => [page.path, addHead(index, page, publicUrl)]));
}

function addHead(index: string, { path, title, description }: PublicPage, publicUrl: URL): string {
  const address = escapeHtml(new URL(path, publicUrl).href);
  const [tabTitle, pageTitle] = [titleOfTab(title), title ?? titleOfTab(title)].map(escapeHtml);
  const text = escapeHtml(description);
  const head = [
    `<title>${tabTitle}</title>`,
    `<meta name="description" content="${text}" />`,
    `<link rel="canonical" href="${address}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Settlewise" />`,
    `<meta property="og:title" content="${pageTitle}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${escapeHtml(new URL(previewImage, publicUrl).href)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join('\n    ');
  // A function, because `$` has a meaning in a replacement text.
  return index
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head);
}

/** Asks robots to skip the pages of signed-in people and the API. */
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
    ...publicPages.map(({ path }) => `  <url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
