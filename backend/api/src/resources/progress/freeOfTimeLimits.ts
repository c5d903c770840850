import type { ImmigrationRecord } from './record';

/** Irish citizens and people with the right of abode: nothing has to be granted to them, and nothing can lapse. */
export const needsNoIlr = ({ details: { settledAs, hasILR } }: Pick<ImmigrationRecord, 'details'>): boolean =>
  !hasILR && (settledAs === 'irish' || settledAs === 'right_of_abode');
