/** The style sheet of the page, for screens, phones, dark mode and print. */
export const indexStyles = `
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: #fff; color: #1c2024; --line: #c9ced6; --link: #1849a9; }
      @media (prefers-color-scheme: dark) { :root { background: #15181d; color: #eceef2; --line: #434a56; --link: #a6c1ff; } }
      body { margin: 0; }
      main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; overflow-wrap: anywhere; }
      a { color: var(--link); }
      h1 { font-size: 1.75rem; line-height: 1.25; }
      h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.375rem; }
      h3 { font-size: 1.0625rem; }
      .verdict { font-size: 1.25rem; font-weight: 600; }
      .data { font-size: 0.9375rem; }
      table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
      th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
      th { overflow-wrap: normal; }
      td { min-width: 4.5rem; }
      dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0.75rem 1.5rem; }
      dt { font-size: 0.9375rem; }
      dd { margin: 0; font-weight: 600; }
      li { margin-bottom: 0.375rem; }
      @media screen and (max-width: 45rem) {
        thead { display: none; }
        tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
        td { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: 0.75rem; min-width: 0; padding: 0.125rem 0; border: 0; }
        td:empty { display: none; }
        td::before { content: attr(data-name); font-size: 0.9375rem; }
      }
      @media print { main { max-width: none; padding: 0; } tr, dl div { break-inside: avoid; } }
    `;
