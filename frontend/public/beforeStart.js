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
  // form is sent by the browser itself: that would put what was typed into the address.
  const kinds = ['mousedown', 'mouseup', 'click'];
  const pressed = [];
  const keep = ({ type, target }) => {
    const control =
      target instanceof Element ? target.closest('button, [role="tab"], [role="combobox"]') : null;
    if (control !== null) pressed.push({ type, control });
  };
  const stay = (event) => event.preventDefault();
  for (const kind of kinds) addEventListener(kind, keep, true);
  addEventListener('submit', stay, true);
  globalThis.pressedBeforeStart = () => {
    for (const kind of kinds) removeEventListener(kind, keep, true);
    removeEventListener('submit', stay, true);
    return pressed;
  };
}
