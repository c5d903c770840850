import { addresses, collections } from '@settlewise/domain/record';
import type { Routing } from '../http/routes';
import { collectionRoutes } from '../record/collectionRoutes';
import type { Quotas } from '../record/quotas/createQuotas';
import { absenceRoutes } from '../resources/absences/routes';
import { createChangeEmailAddress } from '../resources/accountProfile/changeEmailAddress';
import { accountProfileRoutes } from '../resources/accountProfile/routes';
import { alertRoutes } from '../resources/alerts/routes';
import { createAssessmentCommands } from '../resources/assessments/commands';
import { assessmentRoutes } from '../resources/assessments/routes';
import { createDatesFile } from '../resources/calendar/datesFile';
import { calendarRoutes } from '../resources/calendar/routes';
import { dashboardRoutes } from '../resources/dashboard/routes';
import { createDependantCommands } from '../resources/dependants/commands';
import { dependantRoutes } from '../resources/dependants/routes';
import { ownFeesRoutes } from '../resources/fees/ownRoutes';
import { formRoutes } from '../resources/forms/routes';
import { createFreeProfileAddress } from '../record/person/freeProfileAddress';
import { createPersonReader } from '../record/person/person';
import { immigrationProfileRoutes } from '../resources/immigrationProfile/routes';
import { createSavePerson } from '../record/person/savePerson';
import { createVisaHistoryCommands } from '../resources/immigrationProfile/visaHistory';
import { createJourneyCommands } from '../record/journeys/commands';
import { journeyRoutes } from '../resources/journeys/routes';
import { createImportJourneys } from '../resources/journeyTransfer/importJourneys';
import { journeyTransferRoutes } from '../resources/journeyTransfer/routes';
import { notificationRoutes } from '../resources/notifications/routes';
import { onboardingRoutes } from '../resources/onboarding/routes';
import { progressRoutes } from '../resources/progress/routes';
import { createTaskCommands } from '../resources/tasks/commands';
import { ownTimelineRoutes } from '../resources/timeline/ownRoutes';
import { taskRoutes } from '../resources/tasks/routes';
import type { ContextDependencies } from './contextDependencies';

/** What a person keeps with us, and what is told of it. */
export function recordContext(
  { group }: Pick<Routing, 'group'>,
  dependencies: ContextDependencies & { readonly quotas: Quotas },
): void {
  const routes = group('Record');
  const { config, limiter, commands, quotas } = dependencies;
  const tasking = { ...dependencies, quota: quotas.tasks };
  taskRoutes(routes, { ...tasking, tasks: createTaskCommands(tasking) });
  const travelling = { ...dependencies, journeys: createJourneyCommands(dependencies) };
  journeyRoutes(routes, travelling);
  absenceRoutes(routes, travelling);
  journeyTransferRoutes(routes, { ...dependencies, importJourneys: createImportJourneys(dependencies) });
  const person = {
    ...dependencies,
    persons: createPersonReader(dependencies),
    savePerson: createSavePerson(commands),
  };
  immigrationProfileRoutes(routes, { ...person, visaHistory: createVisaHistoryCommands(dependencies) });
  onboardingRoutes(routes, person);
  accountProfileRoutes(group('Account'), {
    ...person,
    linksByAddress: limiter('linkByAddress'),
    changeEmailAddress: createChangeEmailAddress(dependencies),
  });
  dependantRoutes(routes, { ...dependencies, dependants: createDependantCommands(commands) });
  calendarRoutes(routes, {
    ...dependencies,
    publicUrl: config.publicUrl,
    datesFile: createDatesFile({ ...dependencies, publicUrl: config.publicUrl }),
    calendarByAddress: limiter('calendarByAddress'),
    calendarByAccount: limiter('calendarByAccount'),
  });
  notificationRoutes(routes, dependencies);
  alertRoutes(routes, dependencies);
  dashboardRoutes(routes, dependencies);
  progressRoutes(routes, dependencies);
  formRoutes(routes, person);
  ownTimelineRoutes(routes, dependencies);
  ownFeesRoutes(routes, dependencies);
  assessmentRoutes(routes, { ...person, assessments: createAssessmentCommands(dependencies) });
  const freeProfileAddress = createFreeProfileAddress(commands);
  for (const collection of collections) {
    const beforeChange = collection.part === addresses.part ? freeProfileAddress : undefined;
    collectionRoutes(routes, collection, { ...dependencies, beforeChange });
  }
}
