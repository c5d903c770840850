type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

const isChanged = (control: Control): boolean => {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return isBox(control) ? control.checked && !control.defaultChecked : control.value !== control.defaultValue;
};

interface Press {
  readonly type: string;
  readonly control: Element;
}

declare global {
  /** Of `beforeStart.js`: what was pressed so far. From then on the page listens itself. */
  var pressedBeforeStart: (() => readonly Press[]) | undefined;
}

/**
 * What somebody typed, ticked and pressed on a built page before it came to life.
 * @returns hands it to the page, as if it were done now; to be called once the page is alive
 */
export function doneBefore(root: HTMLElement): () => void {
  const pressed = globalThis.pressedBeforeStart?.() ?? [];
  const controls = [...root.querySelectorAll<Control>('input, textarea, select')].filter(isChanged);
  const typed = controls.map((control) => ({ control, value: control.value }));
  return () => {
    for (const { control, value } of typed) {
      if (isBox(control)) tickAgain(control);
      else typeAgain(control, value);
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
}
