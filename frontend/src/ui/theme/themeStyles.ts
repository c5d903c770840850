// With their endings, also in what they import: vite.config.ts loads these files as they are.
import { theme } from './theme';
import { tokens, type ColourScheme } from './tokens';

type Declarations = Readonly<Record<string, string | number>>;

const tokensOf = (scheme: ColourScheme): Declarations => ({
  colorScheme: scheme,
  ...Object.fromEntries(Object.entries(tokens[scheme]).map(([name, colour]) => [`--${name}`, colour])),
});

function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(
    ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`,
  );
  return `${selector}{${lines.join(';')}}`;
}

/** The library's custom properties of both schemes, or what is different in the dark one. */
function libraryOf(scheme: ColourScheme): Declarations {
  const sheets: readonly Readonly<Record<string, Declarations>>[] = theme.generateStyleSheets();
  const rules = sheets.flatMap((sheet) => Object.entries(sheet));
  return Object.fromEntries(
    rules
      .filter(([selector]) => selector.includes('dark') === (scheme === 'dark'))
      .flatMap(([, declarations]) => Object.entries(declarations)),
  );
}

/**
 * The tokens and the library's own custom properties as a style sheet: written once, at build time, so that the page has
 * its colours before the first script, and a switch of the scheme draws nothing anew.
 */
export function themeStyles(): string {
  const declarations = (scheme: ColourScheme) => ({ ...libraryOf(scheme), ...tokensOf(scheme) });
  return [
    rule(':root', declarations('light')),
    // Paper is always white: a print of the dark scheme uses the light tokens.
    `@media screen{${rule(":root[data-colour-scheme='dark']", declarations('dark'))}}`,
  ].join('\n');
}
