/** How well a value is known: from the official text, a quotation of it, other sources, a calculation, or not at all. */
export const confidences = ['official', 'quoted', 'secondary', 'derived', 'unknown'] as const;
export type Confidence = (typeof confidences)[number];

/** `practice`: not law, but how the law is applied. `not_confirmed`: not known well enough to say. */
export const ruleStatuses = ['in_force', 'to_come', 'announced', 'practice', 'not_confirmed'] as const;
export type RuleStatus = (typeof ruleStatuses)[number];

/** Read in the official text, or in a quotation of it. Everything else is shown as not confirmed. */
export const isConfirmed = (confidence: Confidence): boolean =>
  confidence === 'official' || confidence === 'quoted';
