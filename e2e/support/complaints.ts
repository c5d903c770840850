import type { Page } from 'playwright/test';

/** Browser reports of refused calls are ignored, because visitors and "not found" pages make such calls. */
const refusedCall = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** @returns a list to which each error and warning of the page and its browser is added from now on */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !refusedCall.test(message.text());
    if (isComplaint) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
