import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField } from './DateField';

afterEach(cleanup);

/** A form with the field alone; `kept` is what it holds. */
function Form({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField
        id="entry"
        label="Entry"
        value={value}
        onChange={setValue}
        years={[2025, 2024]}
        error={error}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('2024-05-01')}>
        Fill in
      </button>
    </>
  );
}

const kept = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
const typing = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Type it' });
const part = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('A date in parts', () => {
  it('is chosen as day, month and year, and then stands in the field to type in', async () => {
    render(<Form />);
    const person = userEvent.setup();
    await person.selectOptions(part('Day'), '3');
    await person.selectOptions(part('Month'), 'April');
    expect(kept()).toBe('-04-03');
    await person.selectOptions(part('Year'), '2025');
    expect(kept()).toBe('2025-04-03');
    expect(typing().value).toBe('03 Apr 2025');
    expect(screen.getByText('Thursday 3 April 2025')).toBeTruthy();
  });

  it('is typed as people write it, and then stands in the parts, whatever its year', async () => {
    render(<Form />);
    const person = userEvent.setup();
    await person.type(typing(), '3 apr 1999');
    expect(kept()).toBe('1999-04-03');
    await person.tab();
    expect(typing().value).toBe('03 Apr 1999');
    expect([part('Day').value, part('Month').value, part('Year').value]).toEqual(['3', '4', '1999']);
  });

  it('refuses a day that does not exist, chosen or typed, in words beside it', async () => {
    render(<Form />);
    const person = userEvent.setup();
    await person.selectOptions(part('Year'), '2025');
    await person.selectOptions(part('Month'), 'February');
    expect(screen.queryByText(/has no day/)).toBeNull();
    await person.selectOptions(part('Day'), '31');
    expect(screen.getByText('February 2025 has no day 31')).toBeTruthy();
    expect(screen.getByText(/^The last day of February 2025 is Friday 28/)).toBeTruthy();
    expect(part('Day').getAttribute('aria-invalid')).toBe('true');
    await person.selectOptions(part('Day'), '28');
    expect(screen.queryByText(/has no day/)).toBeNull();

    await person.clear(typing());
    await person.type(typing(), '30/2/2024');
    expect(screen.queryByText(/has no day/)).toBeNull();
    await person.tab();
    expect(screen.getByText('February 2024 has no day 30')).toBeTruthy();
    const described = (typing().getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'For example 13/4/2025 (day/month/year)',
      'February 2024 has no day 30',
      'The last day of February 2024 is Thursday 29 February 2024. Please check the day.',
    ]);
  });

  it('says which part is missing once it is left, not before', async () => {
    render(<Form />);
    const person = userEvent.setup();
    await person.selectOptions(part('Month'), 'May');
    expect(screen.queryByText(/Choose/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Fill in' }));
    // The form has set a date of its own meanwhile: nothing is wrong any more.
    expect(kept()).toBe('2024-05-01');
    await person.selectOptions(part('Day'), 'Day');
    expect(screen.queryByText(/Choose/)).toBeNull();
    part('Year').focus();
    await person.tab();
    expect(screen.getByText('Choose the day too')).toBeTruthy();
  });

  it('offers days 1 to 31 and the years it is given, and shows the error of the form', () => {
    render(<Form error="Please enter a date" />);
    const optionsOf = (name: string) => [...part(name).options].map(({ text }) => text);
    expect(optionsOf('Day')).toHaveLength(32);
    expect(optionsOf('Year')).toEqual(['Year', '2025', '2024']);
    expect(screen.getByText('Please enter a date')).toBeTruthy();
  });

  it('has the calendar of every date, which offers the years that can be chosen', async () => {
    render(<Form />);
    const person = userEvent.setup();
    await person.click(screen.getByRole('button', { name: 'Open calendar' }));
    const calendar = within(await screen.findByRole('dialog', { name: 'Entry: calendar' }));
    const years = calendar.getByRole<HTMLSelectElement>('combobox', { name: 'Year' });
    expect([...years.options].map(({ text }) => text)).toEqual(['2024', '2025']);
    await person.selectOptions(years, '2024');
    await person.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'May');
    await person.click(calendar.getByRole('button', { name: 'Thursday 2 May 2024' }));
    expect(kept()).toBe('2024-05-02');
    expect([part('Day').value, part('Month').value, part('Year').value]).toEqual(['2', '5', '2024']);
    expect(typing().value).toBe('02 May 2024');
    expect(screen.queryByText(/Choose/)).toBeNull();
  });
});
