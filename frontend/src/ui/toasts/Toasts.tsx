import { lazy, Suspense, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { useToast } from './toastStore';

const loaded = (): LazyExoticComponent<ComponentType> =>
  lazy<ComponentType>(() =>
    import('./Toaster').then(
      (module) => ({ default: module.Toaster }),
      (error: unknown) => {
        // The page itself is worth more than its toasts. The next one asks for them again.
        reportError(error);
        Toaster = loaded();
        return { default: () => null };
      },
    ),
  );

let Toaster = loaded();

const firstTouch = ['pointerdown', 'keydown'] as const;

/**
 * Where toasts appear. What draws them is loaded when somebody first touches the page, so that it is there before the
 * connection can be lost, and not before: a toast answers something that a person does. Should one come without a touch,
 * it is loaded for that.
 */
export function Toasts() {
  const touched = useTouched();
  const toast = useToast();
  if (!touched && (toast === null || toast.stays)) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}

function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return undefined;
    const touch = () => setTouched(true);
    for (const type of firstTouch) document.addEventListener(type, touch, { capture: true, passive: true });
    return () => {
      for (const type of firstTouch) document.removeEventListener(type, touch, { capture: true });
    };
  }, [touched]);
  return touched;
}
