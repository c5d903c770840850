import { alertChoicesResponse, type AlertChoicesRequest } from '@settlewise/contract';
import { useQuery } from '@tanstack/react-query';
import { defineQuery } from '../../api/queries';
import { useSend } from '../../api/useSend';

const choicesPath = '/api/alerts/choices';
const alertChoices = defineQuery({ path: choicesPath, answer: alertChoicesResponse });

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
