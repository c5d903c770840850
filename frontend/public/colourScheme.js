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
