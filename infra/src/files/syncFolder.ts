import { open } from 'node:fs/promises';

/** Returns when the names in a folder are on the disk, as its files may be already. Windows opens no folders, and needs none of this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
