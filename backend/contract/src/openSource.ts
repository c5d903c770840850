import { z } from 'zod';

/** A source as the open calls write it. `checkedOn` is the day on which its text was last read. */
export const openSource = z.object({
  title: z.string(),
  url: z.string(),
  checkedOn: z.iso.date(),
  /** The day of a newer version that nobody has read, where one is known. */
  laterVersion: z.iso.date().optional(),
});
