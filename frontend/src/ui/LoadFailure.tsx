import { Button } from './Button';
import type { IconName } from './Icon';
import { Notice } from './Notice';

interface LoadFailureProps {
  /** Empty where the page's own title says it already. */
  title?: string;
  /** What the button does, in words. */
  act?: string;
  icon?: IconName;
  /** `primary` where asking again is all there is to do on the page. */
  look?: 'quiet' | 'primary';
  onRetry: () => void;
  /** What could not be loaded, or why, as a sentence. */
  children?: string;
}

/** Says that something did not come, and asks for it again. */
export function LoadFailure({
  title = 'Error Loading Data',
  act = 'Try Again',
  icon,
  look = 'quiet',
  onRetry,
  children,
}: LoadFailureProps) {
  return (
    <Notice
      tone="over"
      role="alert"
      title={title}
      actions={
        <Button look={look} {...(icon !== undefined && { icon })} onClick={onRetry}>
          {act}
        </Button>
      }
    >
      {children !== undefined && <p>{children}</p>}
    </Notice>
  );
}
