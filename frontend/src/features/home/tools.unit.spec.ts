import { describe, expect, it } from 'vitest';
import { tools } from './tools';

describe('The registry of tools', () => {
  it('has ten tools, each with a title, a path and a colour of its own', () => {
    expect(tools).toHaveLength(10);
    for (const trait of ['title', 'path', 'colour', 'icon'] as const) {
      expect(new Set(tools.map((tool) => tool[trait])).size, trait).toBe(10);
    }
  });

  it('tells the tools that work from those to come', () => {
    const withStatus = (status: string) =>
      tools.filter((tool) => tool.status === status).map((tool) => tool.path);
    expect(withStatus('available')).toEqual([
      '/citizenship',
      '/ilr',
      '/absence',
      '/documents',
      '/fees',
      '/timeline',
      '/address',
      '/test',
      '/forms',
      '/alerts',
    ]);
    expect(withStatus('coming_soon')).toEqual([]);
  });
});
