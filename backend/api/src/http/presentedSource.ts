import type { Source } from '@settlewise/rules/parameters';

/** A source as the open calls write it: `checkedOn` is the day on which its text was last read. */
export const sourceOf = ({ title, url, retrievedOn, laterVersion }: Source) => ({
  title,
  url,
  checkedOn: retrievedOn,
  ...(laterVersion === undefined ? {} : { laterVersion }),
});
