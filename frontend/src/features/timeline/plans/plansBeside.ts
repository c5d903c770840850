/** Plans beside each other, as far as the window is wide enough. */
export const plansBeside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 2,
  alignItems: 'start',
} as const;

/** One of them. */
export const onePlan = { p: 2, border: '1px solid var(--line)', borderRadius: '8px', minWidth: 0 } as const;
