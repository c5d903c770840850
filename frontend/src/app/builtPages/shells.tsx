import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { DashboardFrame } from '../dashboardFrame/DashboardFrame';
import { Frame } from '../frame/Frame';
import { Site } from '../Site';

/** What is sent in place of a page that is somebody's own, until this browser has it: the frame around it, and a shape. */
export const shells: RouteObject[] = [
  {
    Component: Site,
    children: [
      { Component: Frame, children: [{ path: '/', Component: PageSkeleton }] },
      { Component: DashboardFrame, children: [{ path: '/dashboard', Component: PageSkeleton }] },
    ],
  },
];
