/** What is said of an act that got no answer. */
interface SaidOffline {
  readonly title: string;
  readonly description: string;
}

const notDone: SaidOffline = {
  title: 'Not done: you are offline',
  description: 'Your record is as it was. Press it again once you are connected.',
};

/** It may have reached us. */
const notKnown: SaidOffline = {
  title: 'You are offline',
  description:
    'The connection was lost before an answer came. Once you are connected, look whether it was done before you press it again.',
};

/**
 * What became of something that was pressed while the browser is offline, as far as anybody can know; null where it is not
 * offline. @param begunOnline whether it was online when that was pressed
 */
export function saidOffline(begunOnline: boolean): SaidOffline | null {
  if (navigator.onLine) return null;
  return begunOnline ? notKnown : notDone;
}
