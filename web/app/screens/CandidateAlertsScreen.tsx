import { useQuery } from '@apollo/client/react';
import { Select, Switch } from '@mantine/core';
import { parseAsBoolean, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { alertThemeNames, alertThemes } from '#shared/language/alertThemes.ts';
import { AlertAccuracy } from '../features/candidateAlerts/AlertAccuracy.tsx';
import {
  AlertFragment,
  CandidateAlertsDocument,
} from '../features/candidateAlerts/alertDocuments.ts';
import { AlertList } from '../features/candidateAlerts/AlertList.tsx';
import { useCurrentUser } from '../features/session/useCurrentUser.ts';
import { readFragment } from '../lib/__generated__/index.ts';
import { loadStateOf } from '../lib/loadState.ts';
import { LogPage } from '../ui/LogPage.tsx';
import { PositionSelect } from '../ui/PositionSelect.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';
import classes from './CandidateAlertsScreen.module.css';

const parsers = {
  theme: parseAsStringLiteral(alertThemeNames),
  positionId: parseAsString,
  followed: parseAsBoolean,
};

/** What candidates said of offers, doubts, start, place and pay, newest first. */
export function CandidateAlertsScreen() {
  usePageTitle('Candidate Alerts');
  const { user } = useCurrentUser();
  const [filters, setFilters] = useQueryStates(parsers);
  const { theme, positionId, followed } = filters;
  const filter = { theme, positionId, isFollowed: followed };
  const query = useQuery(CandidateAlertsDocument, {
    variables: { filter, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const loadMore = (after: string) =>
    query.fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: { candidateAlerts: more } }) => ({
        candidateAlerts: {
          ...more,
          results: [...before.candidateAlerts.results, ...more.results],
        },
      }),
    });
  return (
    <>
      <LogPage
        title="Candidate Alerts"
        description="What candidates said about other offers, doubts, start date, location and pay. It is found by rules in English transcripts; private life is left out."
        filters={
          <>
            <Select
              label="Theme"
              placeholder="Any"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear theme' }}
              data={alertThemeNames.map((value) => ({ value, label: alertThemes[value] }))}
              value={theme}
              onChange={(value) => void setFilters({ theme: value })}
            />
            <PositionSelect
              label="Position"
              value={positionId}
              onChange={(id) => void setFilters({ positionId: id })}
            />
            <Switch
              className={classes.followed}
              label="Only those I follow"
              checked={followed ?? false}
              onChange={(event) =>
                void setFilters({ followed: event.currentTarget.checked || null })
              }
            />
          </>
        }
        isFiltered={Object.values(filters).some((value) => value !== null)}
        onClear={() => void setFilters(null)}
        empty="No alerts in interviews that you can see."
        noMatch="No alerts match these filters."
        state={loadStateOf(query, (data) => data.candidateAlerts)}
        loadMore={loadMore}
      >
        {(alerts) => (
          <div className={classes.content}>
            <AlertList
              alerts={alerts.map((alert) => readFragment(AlertFragment, alert))}
              isCandidateShown
            />
          </div>
        )}
      </LogPage>
      {user && user.userRole.type !== 'BASIC' && (
        <div className={classes.content}>
          <AlertAccuracy />
        </div>
      )}
    </>
  );
}
