/** The page's style sheet. The page's policy allows it by its hash. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: #fff;
  --raised: #f3f5f7;
  --text: #1b2530;
  --link: #0b5394;
  --line: #7a8794;
  font: 1rem/1.5 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #12181f;
    --raised: #1d2630;
    --text: #e8edf2;
    --link: #8ec5ff;
    --line: #7f8d9b;
  }
}
* { box-sizing: border-box; }
body {
  max-width: 64rem;
  margin: 0 auto;
  padding: 1rem;
  background: var(--ground);
  color: var(--text);
  overflow-wrap: anywhere;
}
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
main:focus { outline: none; }
.skip { position: absolute; left: -999rem; }
.skip:focus { position: static; }
h1 { font-size: 1.75rem; line-height: 1.25; }
h2 { margin-top: 2.5rem; font-size: 1.375rem; }
h3 { font-size: 1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
details { border-top: 1px solid var(--line); }
details[open] { padding-bottom: 1rem; }
summary { padding: 0.75rem 0; cursor: pointer; }
summary h3 { display: inline; font-weight: 400; }
.path { margin-right: 0.5rem; }
code, pre { font: 0.9375rem/1.5 ui-monospace, monospace; }
pre {
  margin: 0.25rem 0;
  padding: 0.75rem;
  border-radius: 0.25rem;
  background: var(--raised);
  white-space: pre-wrap;
}
details ul { padding-left: 1.25rem; }
.shape { scroll-margin-top: 1rem; }
`;
