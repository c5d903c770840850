import { useEffect, useState } from 'react';

/**
 * Has this browser keep /test for a time without a connection, once the page has all that it needs.
 * @returns whether it is kept; false where the browser cannot, or has not yet
 */
export function useKeptOffline(isWhole: boolean): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    // A page that is not served securely has none.
    if (!isWhole || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent) => {
      if (data === 'kept') setIsKept(true);
    };
    serviceWorker.addEventListener('message', listen);
    serviceWorker
      .register('/testOffline.js', { scope: '/test' })
      .then(async () => (await serviceWorker.ready).active?.postMessage('keep'))
      // Where it may not be installed, or there is no connection, the page goes on with what it has.
      .catch(() => setIsKept(false));
    return () => serviceWorker.removeEventListener('message', listen);
  }, [isWhole]);
  return isKept;
}
