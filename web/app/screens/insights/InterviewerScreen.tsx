import { useQuery } from '@apollo/client/react';
import { Select, Text } from '@mantine/core';
import { parseAsString, useQueryStates } from 'nuqs';
import { Link, useParams } from 'react-router';
import { measureTexts } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import { ComparedFigures } from '../../features/insights/ComparedFigures.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { goodOf } from '../../features/insights/goodOf.ts';
import {
  countOf,
  InterviewerInsightsDocument,
  valueOf,
} from '../../features/insights/insightDocuments.ts';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { periodLabel } from '../../features/insights/periodLabel.ts';
import { SuggestionList } from '../../features/insights/SuggestionList.tsx';
import { interviewsLink, useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** One interviewer's figures beside the team's, with what could be better and where to hear it. */
export function InterviewerScreen() {
  const { userId = '' } = useParams();
  const { user: viewer } = useCurrentUser();
  const isOwn = viewer?.id === userId;
  const filters = useInsightFilters();
  const linkTo = interviewsLink(filters);
  const filter = { ...filters.filter, interviewerId: null };
  const [{ measure: chosen }, setChosen] = useQueryStates({ measure: parseAsString });
  const query = useQuery(InterviewerInsightsDocument, {
    variables: { userId, filter },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.interviewerInsights);
  const name = state.kind === 'ready' ? state.value.user.fullName : '';
  const title = isOwn ? 'My Insights' : name || 'Insights';
  usePageTitle(title);
  const measures = state.kind === 'ready' ? state.value.measures : [];
  const measure = measures.find((item) => item === chosen) ?? measures[0];
  return (
    <>
      <PageHeader title={title}>
        <Text c="dimmed">
          {isOwn ? 'Your interviews' : 'Their interviews'} beside those of everybody that you may
          see.{' '}
          {isOwn && (
            <Link to="/insights/shared" className={classes.link}>
              Reports shared with you
            </Link>
          )}
        </Text>
        <InsightFilterBar filters={filters} hasInterval />
      </PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded
          state={state}
          skeleton={<RowsSkeleton isPage />}
          absent={<EmptyState title="This person does not exist." />}
        />
      ) : state.value.interviews === 0 ? (
        <EmptyState title="No interviews in this period. Choose a longer one." />
      ) : (
        <div className={classes.sections}>
          <PageSection title="What could be better">
            <SuggestionList suggestions={state.value.suggestions} />
          </PageSection>
          <PageSection
            title="Figures"
            action={
              <Link to={linkTo({ interviewer: name })} className={classes.link}>
                {plural(state.value.interviews, 'interview')}
              </Link>
            }
          >
            <ComparedFigures
              who={isOwn ? 'You' : name}
              own={state.value.figures}
              team={state.value.team}
              teamInterviews={state.value.teamInterviews}
            />
          </PageSection>
          {measure && (
            <PageSection title="Trend">
              <Select
                label="Measure"
                mb="sm"
                maw={280}
                allowDeselect={false}
                data={measures.map((value) => ({ value, label: measureTexts[value].title }))}
                value={measure}
                onChange={(value) => void setChosen({ measure: value })}
              />
              <ChartFigure
                title={`${measureTexts[measure].title} over time`}
                kind="line"
                labelTitle="Period"
                labels={state.value.trend.map(({ period }) => periodLabel(period, filter.interval))}
                series={[
                  {
                    label: measureTexts[measure].title,
                    values: state.value.trend.map((item) => valueOf(item.figures, measure)),
                  },
                ]}
                interviews={state.value.trend.map((item) => countOf(item.figures, measure))}
                good={goodOf(measure)}
                format={measureTexts[measure].format}
                empty="An average needs at least five interviews, and no part of this period has that many."
              />
            </PageSection>
          )}
        </div>
      )}
    </>
  );
}
