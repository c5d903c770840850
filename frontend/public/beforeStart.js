{
  // What the page is shown in before the first paint; ui/colourScheme.ts goes on from here.
  let shown = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    const remembered = localStorage.getItem('settlewise.colourScheme');
    if (remembered === 'light' || remembered === 'dark') shown = remembered;
  } catch {
    // Storage can be blocked; the page then follows the system's scheme.
  }
  document.documentElement.dataset.colourScheme = shown;
}
{
  // Words are on show before anything listens. What is pressed meanwhile is kept for app/builtPages/doneBefore.ts, and no
  // form is sent by the browser itself: that would put what was typed into the address. The page hears of neither while it
  // comes to life, because it would answer them twice.
  const kinds = ['mousedown', 'mouseup', 'click'];
  const pressed = [];
  const keep = (event) => {
    const { type, target } = event;
    const control =
      target instanceof Element
        ? target.closest('button, [role="tab"], [role="combobox"], [data-built] > summary')
        : null;
    if (control === null) return;
    event.stopPropagation();
    // Its details are open already, with what is in them hidden (ui/FoldsOnPhone.tsx).
    if (type === 'click' && control.localName === 'summary') event.preventDefault();
    pressed.push({ type, control });
  };
  const stay = (event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener('submit', stay, true);
  globalThis.pressedBeforeStart = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    removeEventListener('submit', stay, true);
    return pressed;
  };
}
{
  // A page that can be read as it is sent names its scripts as `later` (backend/api/src/http/builtPages.ts): they are asked
  // for after the first paint, so that they do not take the line from the style sheets and the font.
  let asked = false;
  const askForScripts = () => {
    if (asked) return;
    asked = true;
    for (const link of document.querySelectorAll('link[rel="later"]')) link.rel = 'modulepreload';
    for (const { src } of document.querySelectorAll('script[type="later"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = src;
      document.head.append(script);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    // A page in the background is not painted.
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) askForScripts();
    else new PerformanceObserver(askForScripts).observe({ type: 'paint', buffered: true });
  });
  // Where a browser tells of no paint.
  addEventListener('load', () => setTimeout(askForScripts, 1_000));
}
