import { useLocation, type RouteObject } from 'react-router-dom';
import { headingOfOwnPage, ownPages } from '../../record/account/ownPages';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { DashboardFrame } from '../dashboardFrame/DashboardFrame';
import { Frame } from '../frame/Frame';
import { Site } from '../Site';

interface Shell {
  /** Where it is drawn. */
  readonly place: string;
  /** The page that it is sent for, or, where it is not one page alone, the path that all of them are below. */
  readonly under: string;
  readonly onePage: boolean;
}

/** The shells in the order in which one is looked for. */
export const shellPlaces: readonly Shell[] = [
  ...Object.keys(ownPages).map((path) => ({ place: path, under: path, onePage: true })),
  { place: '/dashboard/any', under: '/dashboard', onePage: false },
  { place: '/', under: '/', onePage: false },
];

const Shape = () => <PageSkeleton title={headingOfOwnPage(useLocation().pathname)} />;

/**
 * What is sent in place of a page that is somebody's own, until this browser has it: the frame around it with its
 * navigation, its heading where that is the same for everybody, and a shape.
 */
export const shells: RouteObject[] = [
  {
    Component: Site,
    children: [
      { Component: Frame, children: [{ path: '/', Component: Shape }] },
      { Component: DashboardFrame, children: [{ path: '/dashboard/*', Component: Shape }] },
    ],
  },
];
