import { vi } from 'vitest';
import { routes } from '../app/routes';
import { showRoutes } from './showPiece';

/** Opens the whole site at an address, as a browser does, and returns a user who can click and type. */
export function openPage(address: string) {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  return showRoutes(routes, address);
}
