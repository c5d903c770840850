/** The mark: a house whose door is a tick. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" fill="none">
      <g stroke="var(--action)" strokeWidth={2.6} strokeLinecap="round" strokeLinejoin="round">
        <path d="M3.5 13.5 14 4.5l10.5 9V23.5h-6" />
        <path d="M3.5 13.5v10h5" />
        <path d="m8.5 16.5 4.3 4.5 7-8" />
      </g>
    </svg>
  );
}
