import { Notice } from '../../ui/Notice';

/** Why an answer was not stored; nothing while it was. */
export function NotStored({ message }: { message: string | null }) {
  if (message === null) return null;
  return (
    <Notice tone="over" role="alert">
      <p>{message}</p>
    </Notice>
  );
}
