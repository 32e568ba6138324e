import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scriptedClient } from '../lib/scriptedClient.ts';
import { renderUi } from '../ui/renderUi.tsx';
import { ClipsScreen } from './clips/ClipsScreen.tsx';
import { PlaylistsScreen } from './clips/PlaylistsScreen.tsx';
import { GuidesScreen } from './GuidesScreen.tsx';
import { ScheduledInterviewsScreen } from './interviews/ScheduledInterviewsScreen.tsx';
import { basics } from './scriptedRecordings.ts';
import { TemplatesScreen } from './templates/TemplatesScreen.tsx';
import { stubListEnd } from '../ui/stubListEnd.ts';

let reachEnd: () => void = () => undefined;
beforeEach(() => {
  reachEnd = stubListEnd();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = { __typename: 'User', id: 'u1', fullName: 'Ana Ruiz' };
const at = '2026-05-01T10:00:00Z';
const rights = { canEdit: false, canDelete: false, canDuplicate: false };
const all = { call: null, candidate: null, position: null, interviewStage: null };

interface LongList {
  screen: string;
  element: ReactElement;
  operation: string;
  field: string;
  row: object;
  nameField?: string;
  head?: object;
}

const lists: LongList[] = [
  {
    screen: 'Interview Guides',
    element: <GuidesScreen />,
    operation: 'Guides',
    field: 'guides',
    head: { canCreateCallGuide: false },
    row: {
      __typename: 'CallGuide',
      visibility: 'PUBLIC',
      updatedAt: at,
      cuesCount: 1,
      ...all,
      creator: person,
      ...rights,
      canRemoveFromPosition: false,
      canAssign: false,
    },
  },
  {
    screen: 'Clips',
    element: <ClipsScreen />,
    operation: 'Clips',
    field: 'clips',
    row: {
      __typename: 'Clip',
      startMs: 0,
      endMs: 1000,
      durationMs: 1000,
      createdAt: at,
      ...all,
      user: person,
      ...rights,
      canShare: false,
    },
  },
  {
    screen: 'Playlists',
    element: <PlaylistsScreen />,
    operation: 'Playlists',
    field: 'playlists',
    nameField: 'title',
    row: {
      __typename: 'Playlist',
      description: '',
      clipCount: 1,
      durationMs: 1000,
      updatedAt: at,
      owner: person,
      ...rights,
    },
  },
  {
    screen: 'AI Notes Templates',
    element: <TemplatesScreen />,
    operation: 'Templates',
    field: 'aiSummaryTemplates',
    head: { canCreateAiSummaryTemplate: false },
    row: {
      __typename: 'AiSummaryTemplate',
      customType: 'CUSTOM',
      visibility: 'PUBLIC',
      defaultFor: 'NOBODY',
      defaultForPersona: [],
      defaultForKeywords: [],
      defaultForMeetingType: [],
      creatorName: 'Ana Ruiz',
      updatedAt: at,
      ...rights,
    },
  },
  {
    screen: 'Scheduled Interviews',
    element: <ScheduledInterviewsScreen />,
    operation: 'ScheduledInterviewsScreen',
    field: 'scheduledInterviews',
    row: {
      __typename: 'ScheduledInterview',
      scheduledStart: at,
      scheduledEnd: at,
      ...all,
      meetingUrl: null,
      visibility: 'PUBLIC',
      callGuide: null,
      canEdit: false,
      interviewers: [],
    },
  },
];

test.each(lists)(
  'the list of $screen goes on page after page; a page that fails can be tried again',
  async ({ element, operation, field, row, nameField = 'name', head = {} }) => {
    const rows = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...row,
        id: `r${from + index}`,
        [nameField]: `Row ${from + index}`,
        ...(field === 'scheduledInterviews' && { cursor: `c${from + index}` }),
      }));
    let isLost = true;
    const server = scriptedClient({
      ...basics,
      [operation]: ({ page, after }) => {
        if (page === 1 || (page === undefined && !after)) return { ...head, [field]: rows(0, 50) };
        if (isLost) throw new TypeError('Failed to fetch');
        return { ...head, [field]: rows(50, 2) };
      },
    });
    renderUi(<NuqsTestingAdapter hasMemory>{element}</NuqsTestingAdapter>, {
      client: server.client,
    });
    await screen.findByText('Row 49');
    screen.getByText('Loading more…');
    reachEnd();
    const alert = await screen.findByRole('alert');
    isLost = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Row 51');
    screen.getByText('No more results.');
    const next = server.asked.findLast(({ name }) => name === operation)?.variables;
    expect(next).toMatchObject(field === 'scheduledInterviews' ? { after: 'c49' } : { page: 2 });
  },
);

test('scheduled interviews are filtered on the server', async () => {
  const server = scriptedClient({
    ...basics,
    ScheduledInterviewsScreen: { scheduledInterviews: [] },
  });
  renderUi(
    <NuqsTestingAdapter searchParams="?q=marsh&whose=all" hasMemory>
      <ScheduledInterviewsScreen />
    </NuqsTestingAdapter>,
    { client: server.client },
  );
  await screen.findByText('No scheduled interviews found.');
  const asked = () => server.asked.filter(({ name }) => name === 'ScheduledInterviewsScreen');
  expect(asked()[0]?.variables).toMatchObject({ query: 'marsh', isMine: false });
  fireEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  await screen.findByText(/Nothing is scheduled/);
  expect(asked().at(-1)?.variables).toMatchObject({ query: '' });
});
