try {
  const remembered = localStorage.getItem('settlewise.colourScheme');
  if (remembered === 'light' || remembered === 'dark') {
    document.documentElement.dataset.colourScheme = remembered;
  }
} catch {
  // Storage can be blocked; the page then follows the system's scheme.
}
