import type { Routes } from '../../../http/routes';
import type { AdminParts } from '../adminParts';

export function adminProofRoutes(_routes: Routes, _parts: AdminParts): void {}
