/** Closes the open lines of a part of the plan: the browser keeps the one that was open, not one that is added open. */
export function closeParts(oneOf: string): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>(`details[name="${oneOf}"][open]`)) {
    open.open = false;
  }
}
