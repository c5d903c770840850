import type { BrowserContext, Page } from 'playwright/test';

export const controls = 'a[href], button, input, select, textarea';

/** Keeps the toasts of all pages open until they are closed, because a slow test would miss them. */
export async function keepToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Radix keeps a toast open after this event, which it sends itself while a pointer is over the toast.
    window.setInterval(() => {
      document
        .querySelector('li[data-state=open]')
        ?.parentElement?.dispatchEvent(new CustomEvent('toast.viewportPause'));
    }, 500);
    window.addEventListener('toast.viewportResume', (event) => event.stopImmediatePropagation(), true);
  });
}

/**
 * The names of the titles and controls that the open toast covers completely or partly.
 * @param meant the selector of elements that it must not cover
 */
export const coveredByToast = (page: Page, meant = `h1, h2, ${controls}`): Promise<(string | null)[]> =>
  page.evaluate((selector) => {
    const toast = document.querySelector('li[data-state=open]')?.getBoundingClientRect();
    if (toast === undefined) return ['there is no toast'];
    const modal = document.querySelector('[role=dialog], [role=alertdialog]');
    const shown = (modal ?? document).querySelectorAll(selector);
    return (
      [...shown]
        .filter((element) => element.closest('li[data-state=open]') === null)
        // Elements that move away from the toast are not covered.
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => {
          const box = element.getBoundingClientRect();
          const isOutside =
            box.right <= toast.left ||
            box.left >= toast.right ||
            box.bottom <= toast.top ||
            box.top >= toast.bottom;
          return box.height > 1 && !isOutside;
        })
        .map((element) => element.getAttribute('aria-label') ?? element.textContent)
    );
  }, meant);
