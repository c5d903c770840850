import { Button } from './Button';

interface LoadMoreProps {
  busy: boolean;
  onLoad: () => void;
  /** What the button brings: `Show earlier`. */
  children: string;
}

/** Brings the next stretch of a long list, below what is there. */
export function LoadMore({ busy, onLoad, children }: LoadMoreProps) {
  return (
    <div>
      <Button look="quiet" icon="chevronDown" busy={busy} onClick={onLoad}>
        {busy ? 'Loading…' : children}
      </Button>
    </div>
  );
}
