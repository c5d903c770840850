import { vi } from 'vitest';
import { routes } from '../app/routes';
import { showRoutes } from './showPiece';

/** Opens the whole site at an address, as a browser does, and gives back the hands of a person in front of it. */
export function openPage(address: string) {
  // jsdom has no scrolling.
  vi.stubGlobal('scrollTo', () => undefined);
  return showRoutes(routes, address);
}
