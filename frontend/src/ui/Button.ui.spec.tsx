import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './Button';
import { DateField } from './dates/DateField';

afterEach(cleanup);

/** A form with a date, which says what is wrong with it once it is left, and the button that sends it. */
function Form() {
  const [value, setValue] = useState('');
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <DateField label="Due date" value={value} onChange={setValue} />
      <Button type="submit">Save</Button>
      <Button>Show the calendar</Button>
      <output>{sent}</output>
    </form>
  );
}

const date = () => screen.getByRole('textbox', { name: 'Due date' });
const sent = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;

async function typeADayThatDoesNotExist() {
  render(<Form />);
  const person = userEvent.setup();
  await person.type(date(), '30/2/2024');
  return person;
}

describe('A button that sends a form', () => {
  it('leaves the focus in the field while it is pressed, so that no message moves it from under the pointer', async () => {
    const person = await typeADayThatDoesNotExist();
    const save = screen.getByRole('button', { name: 'Save' });
    await person.pointer({ target: save, keys: '[MouseLeft>]' });
    expect(document.activeElement).toBe(date());
    expect(screen.queryByText('February 2024 has no day 30')).toBeNull();
    await person.pointer({ target: save, keys: '[/MouseLeft]' });
    expect(sent()).toBe('1');
  });

  it('is reached and pressed with the keyboard as ever', async () => {
    const person = await typeADayThatDoesNotExist();
    const save = screen.getByRole('button', { name: 'Save' });
    while (document.activeElement !== save) await person.tab();
    expect(screen.getByText('February 2024 has no day 30')).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(sent()).toBe('1');
  });
});

describe('Any other button', () => {
  it('takes the focus when it is pressed', async () => {
    const person = await typeADayThatDoesNotExist();
    await person.click(screen.getByRole('button', { name: 'Show the calendar' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show the calendar' }));
    expect(screen.getByText('February 2024 has no day 30')).toBeTruthy();
  });
});
