import { Notifications } from '@mantine/notifications';
import { Route, Routes, useLocation } from 'react-router';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { CreatorScreen } from './CreatorScreen.tsx';

/** For tests: what the creator has gathered. */
export const session = {
  __typename: 'JobDescriptionCreatorSession',
  jobDescriptionId: 'j1',
  jobTitle: 'Nurse',
  jobTitleTitle: 'Job title',
  locationTitle: 'Location',
  locationType: 'remote',
  locationName: '',
  aboutSectionTitle: 'About the role',
  aboutSectionText: 'You care.',
  aboutSectionJobQualities: '',
  aboutSectionCandidatePitch: '',
  aboutRoleTone: null,
  responsibilitiesSectionTitle: 'Responsibilities',
  responsibilitiesSectionListItems: ['Care for people'],
  responsibilitiesSectionInputs: '',
  requirementsSectionTitle: 'Requirements and skills',
  requirementsSectionListItems: ['A licence'],
  requirementsSectionInputs: '',
  eeocStatement: '',
  eeocStatementTitle: 'EEO',
};

interface World {
  fields?: Partial<typeof session> | { locationType: null };
  state?: string;
  mayChooseTone?: boolean;
}

/** For tests: the creator as the server has it, with what it saves and what it hands over. */
export function openCreator(
  { fields = {}, state = 'Creator', mayChooseTone = true }: World,
  script: Record<string, Answer> = {},
) {
  let handedOver: unknown = null;
  function Elsewhere() {
    handedOver = useLocation().state;
    return <p>elsewhere</p>;
  }
  const server = scriptedClient({
    CreatorScreen: {
      jobDescription: {
        __typename: 'JobDescription',
        id: 'j1',
        jobDescriptionState: state,
        contentRevision: 'r1',
        canEdit: true,
        templateId: null,
        customHeaderSections: [],
        customFooterSections: [],
      },
      jobDescriptionCreatorSession: { ...session, ...fields },
      currentUser: {
        __typename: 'CurrentUser',
        id: 'u1',
        organization: {
          __typename: 'Organization',
          id: 'o1',
          defaultPlanJobDescriptionTone: 'FRIENDLY',
          allowPlanJobDescriptionToneOverride: mayChooseTone,
          planFlags: { __typename: 'PlanFlags', toneSelector: true, customTemplates: false },
        },
      },
    },
    updateJobDescriptionCreatorSession: {
      updateJobDescriptionCreatorSession: {
        __typename: 'JobDescriptionCreatorSession',
        jobDescriptionId: 'j1',
      },
    },
    ...script,
  });
  const ui = renderUi(
    <>
      <Notifications />
      <Routes>
        <Route path="/plan/create/:jobDescriptionId" element={<CreatorScreen />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </>,
    { client: server.client, path: '/plan/create/j1' },
  );
  const saves = () =>
    server.asked
      .filter(({ name }) => name === 'updateJobDescriptionCreatorSession')
      .map(({ variables }) => variables['input']);
  return { ...server, ...ui, saves, handedOver: () => handedOver };
}
