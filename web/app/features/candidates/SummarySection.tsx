import { useQuery } from '@apollo/client/react';
import { Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime, formatTimecode } from '#shared/domain/time.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import classes from './CandidateSections.module.css';
import { TimeChip } from '../../ui/TimeChip.tsx';

const CandidateSummaryDocument = graphql(`
  query CandidateSummary($candidateId: ID!) {
    calls(filter: { candidateId: $candidateId }, limit: 10) {
      pageInfo {
        totalRows
      }
      results {
        id
        startTime
        position {
          id
          displayTitle
        }
        interviewStage {
          id
          title
        }
        aiSummary {
          tldr {
            id
            sentences {
              id
              text
              evidence {
                startMs
                quote
              }
            }
          }
          candidateSummary {
            id
            sentences {
              id
              text
              evidence {
                startMs
                quote
              }
            }
          }
        }
      }
    }
  }
`);

/** What the interviews say of the candidate, each sentence with the words that it rests on. */
export function SummarySection({ candidateId, zone }: { candidateId: string; zone: string }) {
  const query = useQuery(CandidateSummaryDocument, {
    variables: { candidateId },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.calls);
  if (state.kind !== 'ready')
    return (
      <PageSection title="Summary across interviews">
        <NotLoaded
          state={state}
          skeleton={
            <Delayed>
              <Skeleton height={120} />
            </Delayed>
          }
          absent={null}
        />
      </PageSection>
    );
  const summarized = state.value.results.flatMap(({ aiSummary, ...call }) => {
    // Neither part repeats the other: the page of the interview shows both.
    const sentences = [aiSummary?.tldr, aiSummary?.candidateSummary].flatMap(
      (section) => section?.sentences ?? [],
    );
    return sentences.length > 0 ? [{ ...call, sentences }] : [];
  });
  const { length: read } = state.value.results;
  const { totalRows } = state.value.pageInfo;
  return (
    <PageSection title="Summary across interviews">
      {totalRows > read && (
        <Text size="sm" c="dimmed">
          The newest {read} of {totalRows} interviews.
        </Text>
      )}
      {summarized.length === 0 && (
        <Text c="dimmed">No interview with a summary that you can see.</Text>
      )}
      <ul className={classes.list}>
        {summarized.map(({ id, startTime, position, interviewStage, sentences }) => (
          <li key={id}>
            <div className={classes.soft}>
              {[interviewStage?.title, position?.displayTitle, formatDateTime(startTime, zone)]
                .filter(Boolean)
                .join(' · ')}
            </div>
            {sentences.map((sentence) => (
              <p key={sentence.id} className={classes.sentence}>
                {sentence.text}{' '}
                {sentence.evidence.map(({ startMs, quote }) => (
                  <Link
                    key={startMs}
                    to={`/interview/${id}?t=${startMs / 1000}`}
                    className={classes.moment}
                    title={quote}
                    aria-label={`Open at ${formatTimecode(startMs)}`}
                  >
                    <TimeChip timeMs={startMs} />
                  </Link>
                ))}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
