/** Some browsers read the file only after the click was handled; they are given a minute for it. */
const readWithinMs = 60_000;

/** Has the browser save a file that was made in the page: nothing of it leaves the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
