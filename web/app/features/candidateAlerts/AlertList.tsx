import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { CandidateAlert_ItemFragment } from '../../lib/__generated__/graphql.ts';
import { When } from '../../ui/When.tsx';
import { useCurrentUser } from '../session/useCurrentUser.ts';
import { AddAlertViewDocument, SetAlertAccuracyDocument } from './alertDocuments.ts';
import classes from './AlertList.module.css';
import { Button, Group } from '@mantine/core';
import { useSave } from '../../ui/useSave.ts';
import { TimeChip } from '../../ui/TimeChip.tsx';

interface AlertListProps {
  alerts: readonly CandidateAlert_ItemFragment[];
  /** Not on the candidate's own page. */
  isCandidateShown?: boolean;
}

/** What candidates said, each with its moment; the viewer has seen what is shown. */
export function AlertList({ alerts, isCandidateShown = false }: AlertListProps) {
  const { user } = useCurrentUser();
  const mayRespond = user !== null && !user.isImpersonated;
  useNoteAsSeen(alerts, mayRespond);
  return (
    <ul className={classes.list}>
      {alerts.map((alert) => {
        const { id, title, quote, callId, name, startTime, atMs, candidate, position } = alert;
        return (
          <li key={id}>
            <div className={classes.top}>
              <span className={classes.theme}>{title}</span>
              {alert.isNew && <span className={classes.new}>New</span>}
              {isCandidateShown && candidate && (
                <Link to={`/candidate/${candidate.id}`} className={classes.candidate}>
                  {candidate.fullName}
                </Link>
              )}
            </div>
            <Link
              to={`/interview/${callId}?t=${Math.floor(atMs / 1000)}`}
              className={classes.quote}
            >
              <TimeChip timeMs={atMs} />
              <span className={classes.words}>{quote}</span>
            </Link>
            <div className={classes.bottom}>
              <span className={classes.source}>
                {[name, position?.displayTitle].filter(Boolean).join(' · ')} ·{' '}
                <When at={startTime} />
              </span>
              {mayRespond && <AccuracyButtons alertId={id} isAccurate={alert.isAccurate} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What failed to be noted stays new: the next visit notes it. */
function useNoteAsSeen(alerts: AlertListProps['alerts'], mayRespond: boolean): void {
  const client = useApolloClient();
  const newIds = alerts.filter(({ isNew }) => isNew).map(({ id }) => id);
  const key = newIds.join();
  useEffect(() => {
    if (!mayRespond || key === '') return;
    client
      .mutate({ mutation: AddAlertViewDocument, variables: { alertIds: key.split(',') } })
      .catch(() => {});
  }, [client, key, mayRespond]);
}

interface AccuracyButtonsProps {
  alertId: string;
  isAccurate: boolean | null;
}

/** Whether the viewer finds an alert right; pressing their answer again takes it back. */
function AccuracyButtons({ alertId, isAccurate }: AccuracyButtonsProps) {
  const { cache } = useApolloClient();
  const { save, isSaving } = useSave(SetAlertAccuracyDocument);
  const choose = async (answer: boolean) => {
    if (isSaving) return;
    const next = answer === isAccurate ? null : answer;
    const saved = await save({ alertId, isAccurate: next });
    if (saved)
      cache.modify({
        id: cache.identify({ __typename: 'CandidateAlert', id: alertId }) ?? '',
        fields: { isAccurate: () => next },
      });
  };
  const button = (answer: boolean, label: string) => (
    <Button
      variant={isAccurate === answer ? 'light' : 'subtle'}
      color="gray"
      size="compact-sm"
      aria-pressed={isAccurate === answer}
      onClick={() => void choose(answer)}
    >
      {label}
    </Button>
  );
  return (
    <Group gap={4} role="group" aria-label="Is this right?">
      {button(true, 'Right')}
      {button(false, 'Wrong')}
    </Group>
  );
}
