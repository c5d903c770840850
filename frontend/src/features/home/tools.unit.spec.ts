import { describe, expect, it } from 'vitest';
import { tools } from './tools';

describe('The registry of tools', () => {
  it('has ten tools, each with a title, a path and a colour of its own', () => {
    expect(tools).toHaveLength(10);
    for (const trait of ['title', 'path', 'colour', 'icon'] as const) {
      expect(new Set(tools.map((tool) => tool[trait])).size, trait).toBe(10);
    }
  });

  it('has the two calculators and the tracker available, the other seven coming soon', () => {
    const available = tools.filter((tool) => tool.status === 'available').map((tool) => tool.path);
    expect(available).toEqual(['/citizenship', '/ilr', '/absence']);
    expect(tools.filter((tool) => tool.status === 'coming_soon')).toHaveLength(7);
  });
});
