import { readFile } from 'node:fs/promises';
import type { AnalysisBlock } from '#shared/analysis/analysis.ts';
import type { Tx } from '../../../web/server/db/database.ts';
import {
  creatorSession,
  jobDescriptionTemplate,
  jobDescriptionTemplateSection,
  libraryQuestion,
} from '../../../web/server/db/tables/schema.ts';
import { buildJobDescription } from '../buildJobDescription.ts';
import { buildPlan } from '../buildPlan.ts';
import { firstRow } from '../firstRow.ts';
import { demoPlan } from './demoPlan.ts';
import { demoSuccessPlan } from './demoSuccessPlan.ts';

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

/** A line is a heading when a list or paragraph follows it and it has no full stop. */
async function readBlocks(key: string): Promise<AnalysisBlock[]> {
  const text = await readFile(new URL(`jobDescriptions/${key}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      if (line.startsWith('- ')) return { text: line.slice(2), type: 'unordered-list-item' };
      const isHeading = line.length < 40 && !/[.!?]$/.test(line);
      return { text: line, type: isHeading ? 'header-two' : 'unstyled' };
    });
}

/**
 * Job descriptions of the demo organization in every state a list can show: finished with a plan, changed
 * since its plan, shared, on a template, a draft of the creator, and one whose analysis failed.
 */
export async function seedDemoPlans(
  tx: Tx,
  world: { organizationId: string; userIds: ReadonlyMap<string, string> },
): Promise<void> {
  const { organizationId } = world;
  const personCalled = (name: string): string => {
    const id = world.userIds.get(name);
    if (!id) throw new Error(`The demo data names ${name}, whom it does not hold`);
    return id;
  };
  const [elena, aisha, maya] = ['Elena Petrova', 'Aisha Rahman', 'Maya Lindqvist'].map(
    personCalled,
  ) as [string, string, string];
  const at = (created: number, changed: number) => ({
    createdAt: daysAgo(created),
    updatedAt: daysAgo(changed),
    lastModifiedAt: daysAgo(changed),
  });

  const blocks = await readBlocks('senior-backend-engineer');
  const backend = await buildJobDescription(tx, {
    ...{ organizationId, creatorId: aisha, title: 'Senior Backend Engineer', ...at(12, 6) },
    ...{ blocks, versions: earlierVersions(blocks, [aisha, maya]) },
    sharedToIds: [maya],
  });
  await buildPlan(tx, backend, {
    interviews: demoPlan,
    additionalAreas: 'Working with clinics',
    createdAt: daysAgo(5),
    completedAt: daysAgo(5),
  });

  const success = await buildJobDescription(tx, {
    ...{ organizationId, creatorId: aisha, title: 'Customer Success Ninja', ...at(9, 1) },
    blocks: await readBlocks('customer-success-manager'),
  });
  // Made before the last change of its words, so that a rebuild is offered.
  await buildPlan(tx, success, {
    interviews: demoSuccessPlan,
    createdAt: daysAgo(3),
    completedAt: daysAgo(3),
  });

  await buildJobDescription(tx, {
    ...{ organizationId, creatorId: elena, title: 'Product Designer', ...at(20, 4) },
    templateId: await seedTemplate(tx, organizationId),
    blocks: await readBlocks('product-designer'),
    sharedToIds: [aisha],
  });

  await buildJobDescription(tx, {
    ...{ organizationId, creatorId: aisha, title: 'QA Engineer', ...at(30, 8) },
    blocks: await readBlocks('qa-engineer'),
    ...{ error: 'There was an error processing your JD.', score: null },
  });

  const draft = await buildJobDescription(tx, {
    ...{ organizationId, creatorId: maya, title: 'Clinic Onboarding Specialist', ...at(2, 2) },
    state: 'Creator',
  });
  await tx.insert(creatorSession).values({
    ...{ organizationId, jobDescriptionId: draft.id, jobTitle: draft.title },
    ...{ locationType: 'hybrid', locationName: 'Chicago, two days a week' },
    aboutSectionText:
      'You will teach clinics how to work with our scheduling system, from the first visit to the day they need no help.',
  });
  await buildJobDescription(tx, {
    ...{ organizationId, creatorId: aisha, title: '', ...at(2, 1) },
  });
  await tx
    .insert(libraryQuestion)
    .values(demoQuestions.map((question) => ({ ...question, organizationId, creatorId: elena })));
}

/** What the organization itself adds to the question library. */
const demoQuestions = [
  {
    ...{ competency: 'Working with clinics', cues: 'clinic*, care teams, front office' },
    type: 'Behavioral' as const,
    question:
      'Tell me about a time you watched people at work before you built something for them.',
    good: ['Sat beside them', 'Saw something nobody had told them', 'Built it differently'],
    weak: 'Read the ticket only.',
  },
  {
    ...{ competency: 'Working with clinics', cues: '' },
    type: 'Situational' as const,
    question:
      'A clinic calls: the schedule of today is wrong and patients are waiting. What do you do first?',
    good: ['Gets the clinic through the day', 'Then looks for the cause', 'Reports back'],
    weak: 'Begins with the logs.',
  },
];

/** How the text grew, so that its history and the course of its score have something to show. */
const earlierVersions = (blocks: readonly AnalysisBlock[], authors: readonly [string, string]) =>
  [0.35, 0.6, 0.85].map((share, index) => ({
    blocks: blocks.slice(0, Math.round(blocks.length * share)),
    authorId: authors[index % 2] ?? authors[0],
    at: daysAgo(12 - index * 2),
  }));

async function seedTemplate(tx: Tx, organizationId: string): Promise<string> {
  const { id: templateId } = firstRow(
    await tx
      .insert(jobDescriptionTemplate)
      .values({ organizationId, name: 'Northwind house style' })
      .returning(),
  );
  await tx.insert(jobDescriptionTemplateSection).values([
    {
      ...{ organizationId, templateId, place: 'HEADER', order: 0 },
      header: 'About Northwind Health',
      text: 'We make the scheduling system that two hundred clinics open every morning.',
    },
    {
      ...{ organizationId, templateId, place: 'FOOTER', order: 0 },
      header: 'Equal opportunity',
      text: 'Northwind Health is an equal opportunity employer. We make reasonable accommodations throughout hiring and at work.',
    },
  ]);
  return templateId;
}
