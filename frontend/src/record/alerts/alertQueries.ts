import { type AlertChoicesRequest, alertChoicesResponse, alertsResponse } from '@settlewise/contract/alerts';
import { useQuery } from '@tanstack/react-query';
import { defineQuery, ofDay } from '../../api/queries';
import { useSend } from '../../api/useSend';
import { useToday } from '../../ui/dates/useToday';

const choicesPath = '/api/alerts/choices';
const alertChoices = defineQuery({ path: choicesPath, answer: alertChoicesResponse });

const alerts = defineQuery({
  path: '/api/alerts',
  answer: alertsResponse,
  tags: ['notifications', 'record', 'journeys', 'documents', 'tasks', 'legal access'],
});

/** GET /api/alerts: what waits now, and what is ahead; asked for again when a new day begins. */
export const useAlerts = () => useQuery(ofDay(alerts, useToday()));

/** GET /api/alerts/choices: every kind of alert, and where the person is told of it. */
export const useAlertChoices = (enabled = true) => useQuery({ ...alertChoices, enabled });

/** POST /api/alerts/choices: another choice for some kinds; answers all as they are now. */
export const useChooseAlerts = () =>
  useSend({
    request: (payload: AlertChoicesRequest) => ({ method: 'POST', path: choicesPath, payload }),
    answer: alertChoicesResponse,
    once: true,
    saves: alertChoices,
    touches: ['notifications'],
  });
