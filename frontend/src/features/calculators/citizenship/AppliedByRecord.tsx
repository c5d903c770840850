import { VerdictCard } from '../results/VerdictCard';

/** Where the record says that citizenship was applied for, nobody is told to apply again. @param said as the progress page has it */
export const afterApplying = (said: string): string => `${said} There is nothing to apply for again.`;

/** In the place of the verdict: the answers below are those of the form, and no application is left to make. */
export function AppliedByRecord({ said }: { said: string }) {
  return (
    <VerdictCard
      tone="within"
      status="By your record"
      headline={said}
      why="There is nothing to apply for again. What stands below only checks the answers of this form."
    />
  );
}
