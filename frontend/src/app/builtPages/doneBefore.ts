type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(control) ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;
};

/** What is written in it, or whether it is ticked. */
const saidBy = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

interface Press {
  readonly type: string;
  readonly control: Element;
}

declare global {
  /** Of `beforeStart.js`: what was pressed so far. From then on the page hears of presses itself. Gone once that is so. */
  var pressedBeforeStart: (() => readonly Press[]) | undefined;
}

/** What was pressed so far; the page hears of what follows. */
export function takePressed(): readonly Press[] {
  const pressed = globalThis.pressedBeforeStart?.() ?? [];
  globalThis.pressedBeforeStart = undefined;
  return pressed;
}

/**
 * What somebody types, ticks and presses on a built page before it has come to life. Taking it over happens in pieces, and
 * what is done between them counts as well.
 * @returns hands it to the page, as if it were done now; to be called once the page is alive
 */
export function doneBefore(root: HTMLElement): () => void {
  const controls = [...root.querySelectorAll<Control>('input, textarea, select')];
  const said = new Map(controls.filter(isChanged).map((control) => [control, saidBy(control)]));
  const keep = (event: Event) => {
    event.stopPropagation();
    const control = controls.find((each) => each === event.target);
    if (control !== undefined) said.set(control, saidBy(control));
  };
  window.addEventListener('input', keep, true);
  return () => {
    window.removeEventListener('input', keep, true);
    const pressed = takePressed();
    for (const [control, value] of said) {
      if (typeof value === 'string') typeAgain(control, value);
      else if (value && isBox(control)) tickAgain(control);
    }
    for (const { type, control } of pressed)
      control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1 }));
  };
}

function tickAgain(box: HTMLInputElement): void {
  box.checked = false;
  box.click();
}

/** React hears of a value only where it differs from the last one that it knows. */
function typeAgain(control: Control, value: string): void {
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
  // Whoever went on to the next field has left this one.
  if (control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
