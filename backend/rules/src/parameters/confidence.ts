/**
 * How well a value is known: its official text was read, or a quotation of it; others say so; it was worked out; or
 * nobody is sure.
 */
export type Confidence = 'official' | 'quoted' | 'secondary' | 'derived' | 'unknown';

/** Whether a value is law, will be, is only announced, is how it is done, or is not known well enough to say. */
export type RuleStatus = 'in_force' | 'to_come' | 'announced' | 'practice' | 'not_confirmed';

/** What was read in the official text, or in a quotation of it. Everything else is shown as not confirmed. */
export const isConfirmed = (confidence: Confidence): boolean =>
  confidence === 'official' || confidence === 'quoted';
