import { z } from 'zod';

const earliest = '1900-01-01';
const latest = '2199-12-31';

/** Dates as text sort like dates; a missing date breaks no rule. */
export const notBefore = (earlier: string | null | undefined, later: string | null | undefined): boolean =>
  typeof earlier !== 'string' || typeof later !== 'string' || later >= earlier;

/** An existing calendar day, `yyyy-MM-dd`, from 1900 to 2199. @param message said of everything else */
export const civilDate = (message: string) =>
  z
    .string({ error: message })
    .pipe(
      z.iso
        .date({ error: message, abort: true })
        .refine((date) => date >= earliest && date <= latest, message),
    );
