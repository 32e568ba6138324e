import { Pill, RingProgress, Select, Text } from '@mantine/core';
import { parseAsNativeArrayOf, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { intervalOf, periodBeginOf, periodsOf } from '#shared/domain/insightPeriod.ts';
import {
  topicConditionalLabels,
  topicConditionals,
  topicPercent,
  topicSpeakerLabels,
  topicSpeakers,
  topicSpeakersOf,
  withKeyword,
} from '#shared/domain/topicSearch.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { FiltersInEffect } from '../../features/insights/InsightFilterBar.tsx';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { KeywordBox } from '../../features/insights/KeywordBox.tsx';
import { periodLabel } from '../../features/insights/periodLabel.ts';
import { PeriodFields } from '../../features/insights/PeriodFields.tsx';
import { TopicConversations } from '../../features/insights/TopicConversations.tsx';
import { useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import { useTopicSearch } from '../../features/insights/useTopicSearch.ts';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { SavedTopicSelect } from '../../features/topics/SavedTopicSelect.tsx';
import { errorMessage } from '../../lib/errorMessage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import bar from '../../features/insights/InsightFilterBar.module.css';
import pills from '../../features/insights/KeywordBox.module.css';

const keys = {
  keyword: parseAsNativeArrayOf(parseAsString).withDefault([]),
  without: parseAsNativeArrayOf(parseAsString).withDefault([]),
  conditional: parseAsStringLiteral(topicConditionals).withDefault('AND'),
  filter: parseAsStringLiteral(topicSpeakers).withDefault('ALL'),
};

/** In how many interviews keywords are spoken of, by whom and when. */
export function TopicsScreen({ user }: { user: CurrentUser }) {
  usePageTitle('Topics');
  const filters = useInsightFilters();
  const [{ keyword: given, without, conditional, filter: speaker }, setState] = useQueryStates(
    keys,
    { history: 'replace', clearOnDefault: true },
  );
  // An address may hold what the box would not take.
  const keywords = given.reduce<string[]>(withKeyword, []);
  const excludedKeywords = without.reduce<string[]>(withKeyword, []);
  const { zone, start, end } = filters.filter;
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
  const search = useTopicSearch({ keywords, excludedKeywords, conditional, startMs, endMs });
  const interval = intervalOf(startMs, endMs);
  const found = search.hits.flatMap((hit) => {
    const said = topicSpeakersOf(hit, keywords, conditional, speaker);
    const period = periodBeginOf(hit.call_timestamp_seconds * 1000, interval, zone);
    return said ? [{ hit, said, period }] : [];
  });
  const periods = periodsOf({ startMs, endMs }, interval, zone);
  const countOf = (isCounted: (said: { candidate: boolean; interviewer: boolean }) => boolean) => {
    const counts = new Map<string, number>();
    for (const { said, period } of found)
      if (isCounted(said)) counts.set(period, (counts.get(period) ?? 0) + 1);
    return periods.map((period) => counts.get(period) ?? 0);
  };
  const named = keywords.map((keyword) => `“${keyword}”`);
  const list = [
    named.join(conditional === 'AND' ? ' and ' : ' or '),
    ...(excludedKeywords.length > 0
      ? [`without ${excludedKeywords.map((keyword) => `“${keyword}”`).join(' or ')}`]
      : []),
  ].join(' ');
  const percent = topicPercent(found.length, search.interviews);
  return (
    <>
      <PageHeader title="Topics">
        <InsightTabs />
        <KeywordBox
          keywords={keywords}
          onChange={(next) => void setState({ keyword: next })}
          isSearching={search.isSearching}
        />
        {excludedKeywords.length > 0 && (
          <ul className={pills.keywords} aria-label="Keywords that nobody says">
            {excludedKeywords.map((keyword) => (
              <li key={keyword}>
                <Pill
                  size="md"
                  withRemoveButton
                  removeButtonProps={{
                    'aria-label': `Remove without ${keyword}`,
                    tabIndex: 0,
                    'aria-hidden': false,
                  }}
                  onRemove={() =>
                    void setState({ without: without.filter((other) => other !== keyword) })
                  }
                >
                  without {keyword}
                </Pill>
              </li>
            ))}
          </ul>
        )}
        <div className={bar.bar}>
          <SavedTopicSelect
            rule={{
              keywords,
              excludedKeywords,
              speaker,
              matchRule: conditional === 'AND' ? 'ALL' : 'ANY',
            }}
            filter={filters.filter}
            canSave={user.canViewAdvancedInsights}
            onChoose={(rule) =>
              void setState({
                keyword: [...rule.keywords],
                without: [...rule.excludedKeywords],
                conditional: rule.matchRule === 'ALL' ? 'AND' : 'OR',
                filter: rule.speaker,
              })
            }
          />
          <Select
            label="Includes"
            miw={{ base: 0, sm: 208 }}
            allowDeselect={false}
            data={topicConditionals.map((value) => ({
              value,
              label: topicConditionalLabels[value],
            }))}
            value={conditional}
            onChange={(value) =>
              void setState({
                conditional: topicConditionals.find((item) => item === value) ?? 'AND',
              })
            }
          />
          <Select
            label="Filter Results"
            allowDeselect={false}
            data={topicSpeakers.map((value) => ({ value, label: topicSpeakerLabels[value] }))}
            value={speaker}
            onChange={(value) =>
              void setState({ filter: topicSpeakers.find((item) => item === value) ?? 'ALL' })
            }
          />
          <PeriodFields filters={filters} />
        </div>
        <FiltersInEffect filter={filters.filter} />
      </PageHeader>
      {search.isOff ? (
        <EmptyState title="Keyword search is currently unavailable." />
      ) : search.error !== null ? (
        <ErrorState message={errorMessage(search.error)} onRetry={search.retry} />
      ) : keywords.length === 0 ? (
        <EmptyState title="Search keywords to see trends and insights." />
      ) : found.length === 0 ? (
        !search.isSearching && <EmptyState title={`No results for ${list}`} />
      ) : (
        <div className={classes.sections} aria-busy={search.isSearching}>
          <div className={classes.charts}>
            <section className={classes.tile} aria-label="Share of interviews">
              <RingProgress
                mx="auto"
                size={180}
                thickness={16}
                roundCaps
                sections={[{ value: percent, color: 'var(--rapport-accent)' }]}
                label={
                  <Text ta="center" fz={28}>
                    {percent} %
                  </Text>
                }
                aria-hidden
              />
              <Text ta="center">
                {found.length} of {search.interviews} interviews contain {list}
              </Text>
            </section>
            <ChartFigure
              title="Interviews over time"
              kind="bar"
              isStacked
              labelTitle="Period"
              labels={periods.map((period) => periodLabel(period, interval))}
              series={[
                {
                  label: 'Candidate',
                  values: countOf(({ candidate, interviewer }) => candidate && !interviewer),
                },
                {
                  label: 'Interviewer',
                  values: countOf(({ candidate, interviewer }) => interviewer && !candidate),
                },
                {
                  label: 'Both',
                  values: countOf(({ candidate, interviewer }) => candidate && interviewer),
                },
                {
                  label: 'Only together',
                  values: countOf(({ candidate, interviewer }) => !candidate && !interviewer),
                },
              ]}
              format={String}
              empty="No interviews in this period."
            />
          </div>
          <TopicConversations hits={found.map(({ hit }) => hit)} />
        </div>
      )}
    </>
  );
}
