const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

/** `512 bytes` below 1 KB, `1.5 KB` below 1 MB, `2.3 MB` from there on. @param bytes how many */
export function formatFileSize(bytes: number): string {
  if (bytes < kilobyte) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  if (bytes < megabyte) return `${(bytes / kilobyte).toFixed(1)} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

/** A limit as the server writes it: `10 MB`, `0.3 MB`. @param bytes how many */
export const inMegabytes = (bytes: number): string => `${Number((bytes / megabyte).toFixed(1))} MB`;
