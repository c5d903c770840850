import { NewsLinkPage } from './NewsLinkPage';

/** Opened by the link of the first mail: from one press on the address gets the news. */
export const ConfirmNewsPage = () => (
  <NewsLinkPage
    does="confirm"
    words={{
      title: 'Confirm your address',
      asks: 'Press the button, and we send news of rule changes to the address that got this link.',
      act: 'Send me the news',
      busy: 'Confirming…',
      failed: 'Your address is not confirmed',
      done: {
        title: 'Your address is confirmed',
        says: 'You get one email whenever we report a change of the rules. Each has a link that ends them.',
      },
    }}
  />
);

/** Opened by the link of each news mail: one press ends them, without an account. */
export const LeaveNewsPage = () => (
  <NewsLinkPage
    does="leave"
    words={{
      title: 'Stop the news',
      asks: 'Press the button, and we send no more news of rule changes to your address. We erase it at once.',
      act: 'Stop the news',
      busy: 'Stopping…',
      failed: 'The news have not stopped',
      done: {
        title: 'The news have stopped',
        says: 'Your address is erased. You get no more of these emails.',
      },
    }}
  />
);
