import { titleOfTab } from '@settlewise/contract/pages';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { announcePage } from './pageAnnouncement';

interface PageTitleProps {
  /** What the browser's tab says, before the name of the product; left out on the home page. */
  documentTitle?: string;
  children: ReactNode;
  className?: string | undefined;
  sx?: TypographyProps['sx'];
}

/**
 * The page's one h1. It names the browser's tab, and after a move from another page it takes the focus and is
 * announced, so that keyboard and screen reader start where the eye does.
 */
export function PageTitle({ documentTitle, children, className, sx }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // The browser itself announces the first page; only later ones are ours to announce.
  const arrivedFromPage = useRef(key !== 'default');

  // Before the page is painted: who presses something on it at once keeps the focus there.
  useLayoutEffect(() => {
    document.title = titleOfTab(documentTitle);
    if (!arrivedFromPage.current) return;
    arrivedFromPage.current = false;
    heading.current?.focus({ preventScroll: true });
    announcePage(document.title);
  }, [documentTitle]);

  return (
    <Typography
      ref={heading}
      variant="h1"
      component="h1"
      tabIndex={-1}
      className={className}
      {...(sx !== undefined && { sx })}
    >
      {children}
    </Typography>
  );
}
