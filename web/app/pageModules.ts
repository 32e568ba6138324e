/** The modules that a page cannot be drawn without. */
interface PageModules {
  /** The frame around the page, and what asks the server for its data. */
  first: readonly string[];
  /** The page itself, which waits for its data anyway. */
  screens: readonly string[];
}

const shell = ['screens/AppPages.tsx', 'screens/SignedInPages.tsx'];
const page = (...screens: string[]): PageModules => ({ first: shell, screens });
const planPage = (screen: string): PageModules =>
  page('screens/plan/PlanPages.tsx', `screens/plan/${screen}`);
const recordings: PageModules = {
  first: [...shell, 'features/calls/recordingsDocument.ts'],
  screens: ['screens/RecordingsScreen.tsx'],
};
const people = page('screens/peopleScreens.ts');

/**
 * By path; `*` stands for every other page. The build looks up the files of these modules, and the server
 * names them to the browser with the page itself: they load side by side instead of each after the other.
 */
export const pageModules: Readonly<Record<string, PageModules>> = {
  '/sign-in': { first: [], screens: ['screens/SignInScreen.tsx'] },
  '/': recordings,
  '/search': recordings,
  '/interview/:callId': {
    first: [
      ...shell,
      'features/transcript/fetchTranscript.ts',
      'features/interview/preloadInterview.ts',
    ],
    screens: ['screens/InterviewScreen.tsx'],
  },
  '/guides': page('screens/GuidesScreen.tsx'),
  '/guide/:guideId': page('screens/GuideScreen.tsx'),
  '/candidates': people,
  '/candidate/:candidateId': people,
  '/positions': people,
  '/position/:positionId': people,
  '/interviews': page('screens/interviews/ScheduledInterviewsScreen.tsx'),
  '/scorecard/:interviewId': page('screens/ScorecardScreen.tsx'),
  '/plan/job-descriptions': planPage('JobDescriptionsScreen.tsx'),
  '/plan/create/:jobDescriptionId': planPage('CreatorScreen.tsx'),
  '/plan/analyze/:jobDescriptionId': planPage('AnalyzerScreen.tsx'),
  '/plan/interview_plan/:interviewPlanId': planPage('PlanScreen.tsx'),
  '*': page(),
};
