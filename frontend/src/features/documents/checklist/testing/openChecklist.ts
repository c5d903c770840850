import { planApplicantChecklist, presentChecklistPlan } from '@settlewise/casework/checklist';
import { checklistPlanQuery } from '@settlewise/contract/checklist';
import { answers, collectionContract, papers, referees } from '@settlewise/contract/collections';
import { dependantProgressListResponse } from '@settlewise/contract/dependantProgress';
import { dependantListResponse } from '@settlewise/contract/dependants';
import { documentListResponse, type DocumentResponse } from '@settlewise/contract/documents';
import { personalDetailsResponse, visaDetailsResponse } from '@settlewise/contract/immigrationProfile';
import { journeyListResponse } from '@settlewise/contract/journeys';
import { citizenshipEligibilityResponse, ilrProgressResponse } from '@settlewise/contract/progress';
import { civilDateInLondon } from '@settlewise/rules/calendar';
import { z } from 'zod';
import { aJourney, amina, untouchedProfile } from '../../../../testing/builders';
import { openPage } from '../../../../testing/openPage';
import { aCitizenshipAnswer, anIlrProgress } from '../../../../testing/progress';
import { serverInMemory } from '../../../../testing/serverInMemory';
import { personal, visa } from '../../../immigrationProfile/testing/immigrationProfileTesting';

interface Recorded {
  readonly documents?: readonly DocumentResponse[];
  readonly ilr?: Parameters<typeof anIlrProgress>[0];
  readonly more?: Record<string, unknown>;
}

/** The page of a Skilled Worker, with what else is in their record. */
export function openChecklist(
  { documents = [], ilr = {}, more = {} }: Recorded = {},
  address = '/documents',
) {
  const answering = (body: unknown) => () => ({ status: 200, body });
  const server = serverInMemory({
    'GET /api/user': answering(amina),
    'GET /api/user/profile': answering(untouchedProfile),
    'GET /api/tasks': answering([]),
    'GET /api/notifications': answering([]),
    'GET /api/documents': answering(documents),
    'GET /api/dependants': answering([]),
    'GET /api/dependants/progress': answering([]),
    'GET /api/referees': answering([]),
    'GET /api/papers': answering([]),
    'GET /api/answers': answering([]),
    'GET /api/absence-journeys': answering([aJourney('Kochi', '2024-04-01', '2024-04-20')]),
    'GET /api/immigration/profile/personal': answering(personal),
    'GET /api/immigration/profile': answering(visa),
    'GET /api/immigration/profile/ilr-progress': answering(
      anIlrProgress({ ilrApplicationEarliestDate: '2027-02-20', ...ilr }),
    ),
    'GET /api/immigration/profile/citizenship-eligibility': answering(aCitizenshipAnswer()),
    ...Object.fromEntries(Object.entries(more).map(([path, body]) => [path, answering(body)])),
  });
  planFromRecord(server);
  keepAnswers(server, z.array(z.looseObject({ id: z.string() })).parse(more['GET /api/answers'] ?? []));
  const page = openPage(address);
  return { ...page, server };
}

/** Plans the checklist from the record of the test, as the server does. */
function planFromRecord(server: ReturnType<typeof serverInMemory>) {
  const profile = '/api/immigration/profile';
  const read = async <Body>(path: string, schema: z.ZodType<Body>) => schema.parse(await server.read(path));
  server.on('GET /api/checklist/plan', async ({ path }) => {
    const query = checklistPlanQuery.parse(
      Object.fromEntries(new URL(path, 'http://localhost').searchParams),
    );
    const today = civilDateInLondon(new Date());
    const [personal, visa] = [
      await read(`${profile}/personal`, personalDetailsResponse),
      await read(profile, visaDetailsResponse),
    ];
    const [ilr, citizenship] = [
      await read(`${profile}/ilr-progress`, ilrProgressResponse),
      await read(`${profile}/citizenship-eligibility`, citizenshipEligibilityResponse),
    ];
    const plan = planApplicantChecklist(
      {
        today,
        dateOfBirth: personal.dateOfBirth,
        visaType: visa.currentVisaType,
        visa,
        ilr,
        citizenship,
        journeys: await read('/api/absence-journeys', journeyListResponse),
        documents: await read('/api/documents', documentListResponse),
        referees: await read('/api/referees', collectionContract(referees).listResponse),
        papers: await read('/api/papers', collectionContract(papers).listResponse),
        answers: await read('/api/answers', collectionContract(answers).listResponse),
        dependants: await read('/api/dependants', dependantListResponse),
        progressOfDependants: await read('/api/dependants/progress', dependantProgressListResponse),
      },
      query,
    );
    return { status: 200, body: presentChecklistPlan(plan, { today, ilr, citizenship }) };
  });
}

/** The record, as far as answers go. */
function keepAnswers(server: ReturnType<typeof serverInMemory>, before: readonly { readonly id: string }[]) {
  const { recordRequest, changeRequest } = collectionContract(answers);
  const kept = new Map<string, object>(before.map((item) => [item.id, item]));
  let made = 0;
  server.on('GET /api/answers', () => ({ status: 200, body: [...kept.values()] }));
  server.on('POST /api/answers', ({ body }) => {
    made += 1;
    const id = `answer${made}`;
    const item = { ...recordRequest.parse(body), id };
    kept.set(id, item);
    server.on(`PATCH /api/answers/${id}`, (change) => {
      kept.set(id, { ...kept.get(id), ...changeRequest.parse(change.body) });
      return { status: 200, body: kept.get(id) };
    });
    server.on(`DELETE /api/answers/${id}`, () => {
      kept.delete(id);
      return { status: 204 };
    });
    return { status: 201, body: item };
  });
}
