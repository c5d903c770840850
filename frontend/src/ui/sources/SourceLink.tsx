import type { Source } from '@settlewise/rules/parameters';

/** The page on which something is written; it opens beside this one. */
export function SourceLink({ title, url }: Pick<Source, 'title' | 'url'>) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="visuallyHidden"> (opens in a new tab)</span>
    </a>
  );
}
