import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { plural } from '#shared/domain/plural.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { DownloadTableButton } from '../../features/insights/DownloadTableButton.tsx';
import { FilteredFigures } from '../../features/insights/FilteredFigures.tsx';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import {
  CandidateMotivationsDocument,
  CandidateQuestionsDocument,
  SpokenThemesFragment,
} from '../../features/topics/spokenDocuments.ts';
import { ThemeList } from '../../features/topics/ThemeList.tsx';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const texts = {
  questions: {
    title: 'Candidate questions',
    table: 'CANDIDATE_QUESTIONS',
    about: 'What candidates ask when they are invited to.',
    found: 'Candidates ask in',
    empty: 'No candidate asked anything in the interviews of this period.',
  },
  motivations: {
    title: 'Candidate motivations',
    table: 'CANDIDATE_MOTIVATIONS',
    about: 'Why candidates look for a new place, by their own words.',
    found: 'Candidates say why in',
    empty: 'No candidate said why in the interviews of this period.',
  },
} as const;

/** What candidates ask, or why they apply: themes with how often they come up and what was said. */
export function ThemesScreen({ of }: { of: keyof typeof texts }) {
  const { title, table, about, found: foundIn, empty } = texts[of];
  usePageTitle(title);
  const filters = useInsightFilters();
  const { filter } = filters;
  const options = { variables: { filter }, fetchPolicy: 'cache-and-network' } as const;
  const questions = useQuery(CandidateQuestionsDocument, { ...options, skip: of !== 'questions' });
  const motives = useQuery(CandidateMotivationsDocument, {
    ...options,
    skip: of !== 'motivations',
  });
  const state =
    of === 'questions'
      ? loadStateOf(questions, (data) =>
          readFragment(SpokenThemesFragment, data.candidateQuestions),
        )
      : loadStateOf(motives, (data) =>
          readFragment(SpokenThemesFragment, data.candidateMotivations),
        );
  return (
    <>
      <PageHeader title={title} action={<DownloadTableButton table={table} filter={filter} />}>
        <Text c="dimmed">{about} Found by rules in interviews you can see.</Text>
        <InsightTabs area="advanced" />
        <InsightFilterBar filters={filters} hasInterviewer />
      </PageHeader>
      <FilteredFigures
        filters={filters}
        state={state}
        isEmpty={({ themes }) => themes.length === 0}
        empty={empty}
      >
        {(found) => (
          <div className={classes.sections}>
            <ChartFigure
              title="Interviews by theme"
              kind="bar"
              isHorizontal
              labelTitle="Theme"
              labels={found.themes.map((theme) => theme.title)}
              series={[
                { label: 'Interviews', values: found.themes.map((theme) => theme.interviews) },
              ]}
              interviews={found.themes.map(() => found.interviews)}
              format={String}
              empty={empty}
            />
            <Text c="dimmed" size="sm">
              {foundIn} {found.withAny.toLocaleString('en-US')} of{' '}
              {plural(found.interviews, 'interview')} with a transcript.
            </Text>
            <ThemeList found={found} />
          </div>
        )}
      </FilteredFigures>
    </>
  );
}
