import type { Page } from 'playwright/test';

/** 20 widths from the narrowest phone to a wide screen, including those where the layout changes. */
const widths = [
  320, 340, 360, 390, 430, 480, 560, 640, 700, 768, 769, 820, 889, 904, 919, 1024, 1064, 1079, 1280, 1920,
];

/** Wide enough for a row of links instead of the menu. */
const desktopFrom = 1_024;

/**
 * Finds layout errors of the open page at 20 widths: it scrolls sideways, or its header is higher than 64 px on a
 * desktop.
 */
export async function widthFindings(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const { tooWide, header } = await page.evaluate(async () => {
      // The layout needs two frames after a change of the window.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      await frame();
      const { scrollWidth, clientWidth } = document.documentElement;
      const bar = document.querySelector('header')?.getBoundingClientRect();
      // The dashboard's header is at the side.
      const isOnTop = bar !== undefined && bar.width > clientWidth / 2;
      return { tooWide: scrollWidth - clientWidth, header: isOnTop ? bar.height : 0 };
    });
    if (tooWide > 0) found.push(`${width} px: ${tooWide} px too wide`);
    if (width >= desktopFrom && header > 64) found.push(`${width} px: the header has ${header} px`);
  }
  return found;
}
