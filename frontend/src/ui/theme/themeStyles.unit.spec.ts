import { expect, test } from 'vitest';
import { themeStyles } from './themeStyles';
import { tokens } from './tokens';

const [light = '', dark = ''] = themeStyles().split('\n');

test.each(Object.keys(tokens.light))('%s has a colour in both schemes', (name) => {
  expect(light).toContain(`--${name}:`);
  expect(dark).toContain(`--${name}:`);
});

test('the component library has the colours of the tokens, in both schemes', () => {
  expect(light).toContain(`--mui-palette-primary-main:${tokens.light.action};`);
  expect(dark).toContain(`--mui-palette-primary-main:${tokens.dark.action};`);
  expect(light).toContain(`--mui-palette-background-paper:${tokens.light.surface};`);
  expect(dark).toContain(`--mui-palette-background-paper:${tokens.dark.surface};`);
});

test('the dark scheme is for screens: paper stays white', () => {
  expect(light.startsWith(':root{')).toBe(true);
  expect(dark.startsWith("@media screen{:root[data-colour-scheme='dark']{")).toBe(true);
});
