import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { useState } from 'react';
import { Disclosure } from './Disclosure';
import { useOneOpen } from './useOneOpen';

afterEach(cleanup);

/** Lines that open, of which more can be added. */
function Lines({ first }: { first: string | null }) {
  const [names, setNames] = useState(['One', 'Two']);
  const lines = useOneOpen(first);
  return (
    <>
      {names.map((name) => (
        <Disclosure
          key={name}
          summary={name}
          open={lines.isOpen(name)}
          onTurned={(isOpen) => lines.turned(name, isOpen)}
        >
          More of {name}
        </Disclosure>
      ))}
      <button
        onClick={() => {
          lines.open('Three');
          setNames([...names, 'Three']);
        }}
      >
        Add
      </button>
    </>
  );
}

const openNow = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('open'))
    .map((group) => group.querySelector('summary')?.textContent);

describe('Of several folds at most one is open', () => {
  it('the one that was asked for at first, then whichever somebody opens, and one that is added', async () => {
    const person = userEvent.setup();
    render(<Lines first="Two" />);
    expect(openNow()).toEqual(['Two']);
    await person.click(screen.getByText('One'));
    await expect.poll(openNow).toEqual(['One']);
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(openNow).toEqual(['Three']);
    await person.click(screen.getByText('Three'));
    await expect.poll(openNow).toEqual([]);
    await person.click(screen.getByText('Two'));
    await expect.poll(openNow).toEqual(['Two']);
  });
});
