import type { Routes } from '../../../http/routes';
import type { AdminParts } from '../adminParts';

export function adminRulesRoutes(_routes: Routes, _parts: AdminParts): void {}
