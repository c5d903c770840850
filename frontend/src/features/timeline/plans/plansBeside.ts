/** Plans beside each other, as far as the window is wide enough. */
export const plansBeside = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
  gap: 2,
  alignItems: 'start',
} as const;
