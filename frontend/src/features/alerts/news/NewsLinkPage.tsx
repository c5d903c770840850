import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messageFor } from '../../../api/errors';
import { useNewsLink } from '../../../record/alerts/newsQueries';
import { Button, ButtonLink } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Page';

export interface NewsLinkWords {
  readonly title: string;
  readonly asks: string;
  readonly act: string;
  readonly busy: string;
  readonly failed: string;
  readonly done: { readonly title: string; readonly says: string };
}

/** Opened by the link of a mail. Nothing happens before the button is pressed: programs that look through mails open links too. */
export function NewsLinkPage({ does, words }: { does: 'confirm' | 'leave'; words: NewsLinkWords }) {
  const token = useLocation().hash.slice(1);
  const press = useNewsLink(does);
  const { isSuccess } = press;
  // The button that had the focus is gone.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSuccess) end.current?.focus({ preventScroll: true });
  }, [isSuccess]);
  return (
    <Page title={words.title} width="reading">
      {token === '' ? (
        <Notice tone="over" role="alert" title="This link is not complete">
          <p>Copy the whole link from the email, with the part after #, and open it again.</p>
        </Notice>
      ) : isSuccess ? (
        <Notice
          ref={end}
          tone="within"
          role="status"
          title={words.done.title}
          actions={<ButtonLink to="/alerts">Go to the alerts</ButtonLink>}
        >
          <p>{words.done.says}</p>
        </Notice>
      ) : (
        <>
          <p>{words.asks}</p>
          {press.error !== null && !press.isPending && (
            <Notice tone="over" role="alert" title={words.failed}>
              <p>
                {messageFor(press.error, 'Something went wrong on our side. Please try again in a moment.')}
              </p>
            </Notice>
          )}
          <div>
            <Button busy={press.isPending} onClick={() => press.mutate({ token })}>
              {press.isPending ? words.busy : words.act}
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}
