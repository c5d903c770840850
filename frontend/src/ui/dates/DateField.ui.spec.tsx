import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DateField } from './DateField';
import { formatDate, formatWithWeekday } from './formatDate';

afterEach(cleanup);

type Given = Partial<Omit<ComponentProps<typeof DateField>, 'value' | 'onChange'>>;

/** A form with the field alone; `kept` is what it holds. */
function Form({ begin = '', ...given }: Given & { begin?: string }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <DateField id="return" label="Return" value={value} onChange={setValue} {...given} />
      <output>{value}</output>
    </>
  );
}

const kept = () => document.querySelector('output')?.textContent;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Return/ });
const calendarButton = () => screen.getByRole('button', { name: 'Open calendar' });
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

async function openCalendar(person: ReturnType<typeof userEvent.setup>) {
  calendarButton().focus();
  await person.keyboard('{Enter}');
  return within(await screen.findByRole('dialog', { name: 'Return: calendar' }));
}

describe('A date that is typed', () => {
  it('is read while it is typed, and tidied when it is left', async () => {
    render(<Form why="For the record." />);
    const person = userEvent.setup();
    expect(described()).toEqual(['For the record. For example 13/4/2025 (day/month/year)']);
    await person.type(field(), '13.4.2025');
    expect(kept()).toBe('2025-04-13');
    expect(described()).toContain('Sunday 13 April 2025');
    await person.tab();
    expect(field().value).toBe('13 Apr 2025');
  });

  it('can be pasted, and asks a phone for digits', async () => {
    render(<Form />);
    const person = userEvent.setup();
    expect(field().inputMode).toBe('decimal');
    await person.click(field());
    await person.paste(' Sunday, 13th April 2025\n');
    expect(kept()).toBe('2025-04-13');
  });

  it.each([
    ['31/2/2025', 'February 2025 has no day 31'],
    ['4/13/2025', 'There is no month 13. Type the day first: 13/4/2025'],
    ['13/4', 'Add the year, like 13/4/2025 or 13 Apr 2025'],
    ['soon', 'Type a date with day, month and year, like 13/4/2025 or 13 Apr 2025'],
  ])('is refused once it is left, in words that say what to do: %s', async (typed, message) => {
    render(<Form />);
    const person = userEvent.setup();
    await person.type(field(), typed);
    expect(screen.queryByText(message)).toBeNull();
    await person.tab();
    expect(described()).toContain(message);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(kept()).toBe(typed);
    await person.clear(field());
    await person.type(field(), '13/4/2025');
    expect(screen.queryByText(message)).toBeNull();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('names the last day of a month that has none so late', async () => {
    render(<Form />);
    const person = userEvent.setup();
    await person.type(field(), '31/2/2025');
    await person.tab();
    expect(described()).toEqual([
      'For example 13/4/2025 (day/month/year)',
      'February 2025 has no day 31',
      'The last day of February 2025 is Friday 28 February 2025. Please check the day.',
    ]);
  });

  it('says what to do beside the words that the form has for it', async () => {
    render(<Form notADate="Please enter a valid date." />);
    const person = userEvent.setup();
    await person.type(field(), '31/2/2025');
    await person.tab();
    expect(described()).toEqual([
      'For example 13/4/2025 (day/month/year)',
      'Please enter a valid date.',
      'February 2025 has no day 31',
    ]);
  });

  it('is taken but remarked on outside of the days that make sense, unless the form says more', () => {
    const remark = 'This day is before 13 April 2025. Please check it.';
    const { rerender } = render(<Form begin="2025-04-12" earliest="2025-04-13" />);
    expect(screen.getByText(remark)).toBeTruthy();
    expect(kept()).toBe('2025-04-12');
    rerender(<Form begin="2025-04-12" earliest="2025-04-13" error="End date must be after start date" />);
    expect(screen.queryByText(remark)).toBeNull();
    expect(described()).toContain('End date must be after start date');
  });
});

describe('A date of which the month is enough', () => {
  it.each(['January 2022', '1/2022', '1.2022', '2022-01'])('is read as a month: %s', async (typed) => {
    render(<Form monthIsEnough />);
    const person = userEvent.setup();
    await person.type(field(), typed);
    await person.tab();
    expect(kept()).toBe(typed);
    expect(described()).toEqual([
      'For example 13/4/2025 (day/month/year), or 4/2025 if you do not know the day',
      'January 2022, without a day',
    ]);
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('is read to the day where one is typed, and says how to type either', async () => {
    render(<Form monthIsEnough />);
    const person = userEvent.setup();
    await person.type(field(), '15/1/2022');
    expect(kept()).toBe('2022-01-15');
    await person.clear(field());
    await person.type(field(), 'last year');
    await person.tab();
    expect(screen.getByText('Type a day like 15/1/2022, or a month like 1/2022')).toBeTruthy();
  });
});

describe('The calendar of a date', () => {
  it('opens on the date, is walked with the arrows, and gives the focus back to its button', async () => {
    render(<Form begin="2025-04-13" />);
    const person = userEvent.setup();
    await openCalendar(person);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sunday 13 April 2025, chosen' }));
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 21 April 2025');
    await person.keyboard('{PageDown}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Monday 19 May 2025');
    await person.keyboard('{Enter}');
    expect(kept()).toBe('2025-05-19');
    expect(field().value).toBe('19 May 2025');
    await waitFor(() => expect(document.activeElement).toBe(calendarButton()));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left with Escape, and nothing has changed', async () => {
    render(<Form begin="2025-04-13" />);
    const person = userEvent.setup();
    await openCalendar(person);
    await person.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(calendarButton()));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(kept()).toBe('2025-04-13');
  });

  it('greys out the days that make no sense, and goes past none of them', async () => {
    render(<Form begin="2025-04-13" earliest="2025-04-11" latest="2025-05-02" />);
    const person = userEvent.setup();
    const calendar = await openCalendar(person);
    const offered = (month: string) =>
      calendar
        .getAllByRole<HTMLButtonElement>('button', { name: new RegExp(` ${month} 2025`) })
        .filter((day) => !day.disabled)
        .map(({ textContent }) => Number(textContent));
    expect(offered('April')).toEqual([11, 12, 13, ...Array.from({ length: 17 }, (_, index) => 14 + index)]);
    expect(calendar.getByRole('button', { name: 'Month before' }).getAttribute('aria-disabled')).toBe('true');
    await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Friday 11 April 2025');
    await person.click(calendar.getByRole('button', { name: 'Month after' }));
    expect(offered('May')).toEqual([1, 2]);
    await person.click(calendar.getByRole('button', { name: 'Saturday 3 May 2025' }));
    expect(kept()).toBe('2025-04-13');
  });

  it('goes to any month and year, and picks the same day again', async () => {
    render(<Form begin="2025-04-13" />);
    const person = userEvent.setup();
    const calendar = await openCalendar(person);
    await person.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '1992');
    await person.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'February');
    expect(calendar.getByRole('button', { name: 'Saturday 29 February 1992' })).toBeTruthy();
    await person.selectOptions(calendar.getByRole('combobox', { name: 'Year' }), '2025');
    await person.selectOptions(calendar.getByRole('combobox', { name: 'Month' }), 'April');
    await person.click(calendar.getByRole('button', { name: 'Sunday 13 April 2025, chosen' }));
    expect(kept()).toBe('2025-04-13');
  });

  it('asks for the year first where it lies far back', async () => {
    render(<Form latest="2026-11-25" opensAt="year" />);
    const calendar = await openCalendar(userEvent.setup());
    await waitFor(() =>
      expect(document.activeElement).toBe(calendar.getByRole('combobox', { name: 'Year' })),
    );
  });

  it('opens in the month of today, which it names', async () => {
    render(<Form />);
    const calendar = await openCalendar(userEvent.setup());
    const today = calendar.getByRole('button', { name: /^Today, / });
    const shown = today.getAttribute('aria-label')?.replace('Today, ', '') ?? '';
    expect(document.activeElement).toBe(today);
    await userEvent.setup().keyboard('{Enter}');
    const chosen = kept() ?? '';
    expect(formatWithWeekday(chosen)).toBe(shown);
    expect(field().value).toBe(formatDate(chosen));
  });
});
