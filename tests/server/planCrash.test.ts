import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../web/server/db/database.ts';
import { organization, user } from '../../web/server/db/tables/schema.ts';
import { parseSettings } from '../../web/server/settings/settings.ts';
import { makeDataFolder, uploaderEmail } from '../faults/killWorld.ts';
import { startServerProcess, type ServerProcess } from '../faults/serverProcess.ts';
import { openUploadClient, type UploadClient } from '../faults/uploadClient.ts';
import { startModelService, type ModelService } from '../harness/modelService.ts';

const posting =
  'Responsibilities:\n- Plan the rosters of two wards\n- Train new nurses on the pumps';
const longestTakeOverMs = 30_000;

let folder: Awaited<ReturnType<typeof makeDataFolder>>;
let model: ModelService;
let running: ServerProcess | null = null;

beforeAll(async () => {
  folder = await makeDataFolder();
  const database = await openDatabase(
    parseSettings({ NODE_ENV: 'test', DATA_DIR: folder.dataDir }),
  );
  await database.system.update(organization).set({ planEnabled: true });
  await database.system
    .update(user)
    .set({ planRole: 'EDITOR' })
    .where(eq(user.email, uploaderEmail));
  await database.close();
  model = await startModelService();
});
afterAll(async () => {
  await running?.kill();
  await model.stop();
  await folder.remove();
});

const start = async (): Promise<string> => {
  running = startServerProcess(folder.dataDir, {
    ...{ LANGUAGE_URL: model.url, LANGUAGE_MODEL: 'tiny' },
  });
  return running.ready;
};

/** What a plain model would say to each step; questions are about nothing but their number. */
function answerOf(system: string, user: string, number: number): string {
  if (system.includes('Name the interviews')) return '{"interviews":["Ward work","Training"]}';
  if (system.includes('choose 2 to 4 competencies')) {
    const own = (name: string, competency: string, referenceText: string) => ({
      ...{ name, competencies: [{ competency, source: 'JobDescription', referenceText }] },
    });
    const interviews = [
      own('Ward work', 'Rosters', 'Plan the rosters of two wards'),
      own('Training', 'Teaching', 'Train new nurses on the pumps'),
    ];
    return JSON.stringify({ interviews });
  }
  const keys = [...user.matchAll(/"key":"([^"]+)"/g)].map((found) => found[1] ?? '');
  const subjects = ['rosters', 'pumps', 'shifts', 'alarms', 'wards', 'handovers', 'leave', 'stock'];
  const groups = keys.map((key, index) => ({
    key,
    questions: [
      {
        question: `How do you deal with ${subjects[(number + index) % 8] ?? ''} z${number}${index}?`,
        type: 'Technical',
      },
    ],
  }));
  return JSON.stringify({ groups });
}

test('a server killed in the middle of each step makes the plan to its end, once', async () => {
  let url = await start();
  let client = await openUploadClient(url, { email: uploaderEmail });
  const { createJobDescription } = await client.graphql<{
    createJobDescription: { jobDescription: { id: string } };
  }>(
    `mutation { createJobDescription(title: "Ward manager", jobDescriptionState: Optimizer) { jobDescription { id } } }`,
  );
  const { id } = createJobDescription.jobDescription;

  // The first question of each kind is never answered: the server dies while it waits.
  const kinds = ['Name the interviews', 'choose 2 to 4 competencies', 'Write 3 questions'];
  const hung = new Set<string>();
  let hangs: () => void = () => {};
  model.answer = ({ messages }, number) => {
    const system = messages[0]?.content ?? '';
    const kind = kinds.find((item) => system.includes(item)) ?? '';
    if (hung.has(kind)) return { text: answerOf(system, messages[1]?.content ?? '', number) };
    hung.add(kind);
    return () => hangs();
  };
  const nextHang = () => new Promise<void>((resolve) => (hangs = resolve));
  let hang = nextHang();
  const { createPlan } = await client.graphql<{ createPlan: { planId: string } }>(
    `mutation ($id: ID!, $text: String!) { createPlan(jobDescriptionId: $id, jobDescriptionText: $text,
      numberOfInterviews: 2, includeRecruiterScreen: false) { planId } }`,
    { id, text: posting },
  );
  for (const _kind of kinds) {
    await hang;
    await running?.kill();
    hang = nextHang();
    url = await start();
  }
  client = await openUploadClient(url, { email: uploaderEmail, cookie: client.cookie });
  const plan = await finished(client, createPlan.planId);
  expect(hung.size).toBe(3);
  expect(plan.planProcessingStatus).toBe('QuestionsCompleted');
  expect(plan.planInterviews.map(({ name }) => name)).toEqual(['Ward work', 'Training']);
  const questions = plan.planInterviews.flatMap(({ questionGroups }) =>
    questionGroups.flatMap((group) => group.questions.map(({ question }) => question)),
  );
  expect(questions).toHaveLength(2);
});

interface MadePlan {
  planProcessingStatus: string;
  planInterviews: { name: string; questionGroups: { questions: { question: string }[] }[] }[];
}

async function finished(client: UploadClient, planId: string): Promise<MadePlan> {
  const begunAtMs = performance.now();
  for (;;) {
    const { plan } = await client.graphql<{ plan: MadePlan }>(
      `query ($planId: ID!) { plan(id: $planId) { planProcessingStatus
        planInterviews { name questionGroups { questions { question } } } } }`,
      { planId },
    );
    if (['QuestionsCompleted', 'Failed'].includes(plan.planProcessingStatus)) return plan;
    if (performance.now() - begunAtMs > longestTakeOverMs)
      throw new Error('Not taken over in 30 s');
    await wait(200);
  }
}
