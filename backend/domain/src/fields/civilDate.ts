import { z } from 'zod';

const earliest = '1900-01-01';
const latest = '2199-12-31';

/** ISO dates sort as text. A missing date is never out of order. */
export const notBefore = (earlier: string | null | undefined, later: string | null | undefined): boolean =>
  typeof earlier !== 'string' || typeof later !== 'string' || later >= earlier;

/** An existing calendar day, `yyyy-MM-dd`, from 1900 to 2199. @param message the error for any other value */
export const civilDate = (message: string) =>
  z
    .string({ error: message })
    .pipe(
      z.iso
        .date({ error: message, abort: true })
        .refine((date) => date >= earliest && date <= latest, message),
    );
