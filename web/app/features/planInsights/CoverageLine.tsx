import { useMutation } from '@apollo/client/react';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { GapQuestion } from './GapQuestion.tsx';
import type { CoverageEdits, CoverageRow, CoveredInterview } from './planCoverage.ts';
import { MarkPlanLineDocument, TiePlanLineDocument } from './planLineDocuments.ts';
import classes from './PlanCoverage.module.css';
import { notifyFailure } from '../../ui/notify.ts';

interface CoverageLineProps {
  row: CoverageRow;
  interviews: readonly CoveredInterview[];
  edits: CoverageEdits | null;
}

/** A row of the coverage table; a person may tie questions to it or mark it as not to be asked. */
export function CoverageLine({ row, interviews, edits }: CoverageLineProps) {
  const { line, questions, state } = row;
  const onError = (error: unknown) => notifyFailure(error);
  const [tie] = useMutation(TiePlanLineDocument, { onError });
  const [mark] = useMutation(MarkPlanLineDocument, { onError });
  const [isOpen, setIsOpen] = useState(false);
  const setTied = (questionId: string, isTied: boolean) =>
    void tie({ variables: { lineId: line.id, questionId, isTied } });
  return (
    <tr data-state={state}>
      <th scope="row">
        {line.text}
        <span className={state === 'open' ? classes.gap : classes.state}>{stateText(row)}</span>
        {edits && state === 'open' && (
          <GapQuestion line={line} interviews={interviews} edits={edits} />
        )}
        {edits && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Edit coverage
          </Button>
        )}
        {isOpen && (
          <div className={classes.edit}>
            <ul className={classes.tied}>
              {questions.map(({ id, question }) => (
                <li key={id}>
                  {question}{' '}
                  <Button size="compact-xs" variant="subtle" onClick={() => setTied(id, false)}>
                    Untie
                  </Button>
                </li>
              ))}
            </ul>
            <NativeSelect
              size="xs"
              label="Tie a question to this line"
              value=""
              onChange={({ currentTarget }) => setTied(currentTarget.value, true)}
            >
              <option value="" disabled>
                Choose a question
              </option>
              {interviews.map(({ id, name, groups }) => (
                <optgroup key={id} label={name}>
                  {groups
                    .flatMap((group) => group.questions)
                    .filter((item) => !questions.some((tied) => tied.id === item.id))
                    .map((item) => (
                      <option key={item.id} value={item.id}>
                        {item.question}
                      </option>
                    ))}
                </optgroup>
              ))}
            </NativeSelect>
            <Button
              size="compact-xs"
              variant="default"
              onClick={() =>
                void mark({ variables: { id: line.id, isNotAsked: !line.isNotAsked } })
              }
            >
              {line.isNotAsked ? 'Ask about it after all' : 'Mark as not to be asked'}
            </Button>
          </div>
        )}
      </th>
      {interviews.map(({ id }) => {
        const count = questions.filter(({ interviewId }) => interviewId === id).length;
        return (
          <td key={id} className={classes.count}>
            {count > 0 ? count : <span className={classes.none}>–</span>}
          </td>
        );
      })}
    </tr>
  );
}

function stateText({ line, state }: CoverageRow): string {
  if (state === 'asked') return '';
  if (line.isNotAsked) return 'Not to be asked';
  return line.reason ?? 'No question yet';
}
