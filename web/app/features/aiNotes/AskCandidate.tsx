import { useMutation } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import { formatDateTime, formatTimecode } from '#shared/domain/time.ts';
import { plural } from '#shared/domain/plural.ts';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import type { AskCandidateMutation } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { modelContext } from '../../lib/requestLink.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { EvidenceFragment } from './aiNotesDocuments.ts';
import { AskField } from './AskField.tsx';
import classes from './AskCandidate.module.css';
import { engineText } from './WrittenBy.tsx';
import { TimeChip } from '../../ui/TimeChip.tsx';

const AskCandidateDocument = graphql(`
  mutation AskCandidate($candidateId: ID!, $question: String!) {
    askCandidate(candidateId: $candidateId, question: $question) {
      question
      interviewAnswers {
        call {
          id
          startTime
          interviewStage {
            id
            title
          }
        }
        answer {
          isNotSpokenOf
          sentences {
            text
            evidence {
              ...Evidence_evidence
            }
          }
          engine {
            kind
            name
            version
          }
        }
      }
    }
  }
`);

type CandidateAnswer = AskCandidateMutation['askCandidate'];

/** Asks all interviews with a candidate that the viewer may see; every sentence opens its moment. */
export function AskCandidate({ candidateId, zone }: { candidateId: string; zone: string }) {
  const { text, setText } = useDraft(`ask/${candidateId}`, '');
  const [ask, { data, loading, error }] = useMutation(AskCandidateDocument, {
    context: modelContext,
    fetchPolicy: 'no-cache',
    // The alert says it.
    onError: () => {},
    onCompleted: () => setText(''),
  });
  return (
    <PageSection title="Ask about the candidate">
      <AskField
        label="Ask about the candidate"
        fieldLabel="Question about the candidate"
        placeholder="Why do they want to leave their job?"
        className={classes.form}
        text={text}
        onText={setText}
        isAsking={loading}
        onAsk={(question) => void ask({ variables: { candidateId, question } })}
      />
      <div aria-live="polite">
        {loading && <p className={classes.soft}>Reading the interviews…</p>}
        {error && !loading && (
          <Alert color="red" mt="sm">
            {errorMessage(error)}
          </Alert>
        )}
        {data && !loading && !error && <Answer answer={data.askCandidate} zone={zone} />}
      </div>
    </PageSection>
  );
}

function Answer({ answer, zone }: { answer: CandidateAnswer; zone: string }) {
  const { question, interviewAnswers } = answer;
  const telling = interviewAnswers.filter((item) => item.answer.sentences.length > 0);
  const silent = interviewAnswers.length - telling.length;
  const engine = interviewAnswers[0]?.answer.engine;
  return (
    <>
      <p className={classes.question}>{question}</p>
      <ul className={classes.answers}>
        {telling.map(({ call, answer: { sentences } }) => (
          <li key={call.id}>
            <div className={classes.soft}>
              {[call.interviewStage?.title, formatDateTime(call.startTime, zone)]
                .filter(Boolean)
                .join(' · ')}
            </div>
            {sentences.map(({ text, evidence }) => (
              <p key={text} className={classes.text}>
                {text}{' '}
                {readFragment(EvidenceFragment, evidence).map(({ startMs, quote }) => (
                  <Link
                    key={startMs}
                    to={`/interview/${call.id}?t=${startMs / 1000}`}
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
      {telling.length === 0 ? (
        <p className={classes.soft}>
          Not sure: nothing was found in {countText(silent)} that answers this. It may have been
          said in other words.
        </p>
      ) : (
        silent > 0 && <p className={classes.soft}>Nothing was found in {countText(silent)} more.</p>
      )}
      {engine && telling.length > 0 && (
        <p className={classes.soft}>Answered by {engineText(engine)}.</p>
      )}
    </>
  );
}

const countText = (count: number): string => plural(count, 'interview');
