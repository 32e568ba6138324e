import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '#shared/domain/time.ts';
import { scoreLabels } from '#shared/domain/scorecard.ts';
import type { Scorecard_ScorecardFragment } from '../../lib/__generated__/graphql.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import { MarkedMoment } from './MarkedMoment.tsx';
import classes from './ScorecardForm.module.css';

interface SubmittedScorecardProps {
  card: Scorecard_ScorecardFragment;
  isMine: boolean;
  onSeek: ((timeMs: number) => void) | null;
  onReopen: () => void;
}

const scoreText = (score: number) =>
  score === 0 ? 'Not scored' : `${scoreLabels[score] ?? ''} (${score})`;

/** A scorecard that was handed in, to read. */
export function SubmittedScorecard(props: SubmittedScorecardProps) {
  const { card, isMine, onSeek, onReopen } = props;
  const zone = useZone();
  const title = isMine ? 'Your scorecard' : card.user.fullName;
  return (
    <section aria-label={title} className={classes.form}>
      <Group justify="space-between" wrap="nowrap">
        <h2 className={classes.heading}>{title}</h2>
        {card.canReopen && (
          <Button variant="default" size="compact-sm" onClick={onReopen}>
            Reopen
          </Button>
        )}
      </Group>
      {card.submittedAt && (
        <p className={classes.hint}>Submitted {formatDateTime(card.submittedAt, zone)}</p>
      )}
      <dl className={classes.scores}>
        {card.overallScoringEnabled && (
          <ReadItem
            label="Overall"
            value={scoreText(card.overallScore)}
            notes={card.overallNotes}
          />
        )}
        {!card.overallScoringEnabled && card.overallNotes !== '' && (
          <ReadItem label="Overall" value="" notes={card.overallNotes} />
        )}
        {card.items.map((item) => (
          <ReadItem
            key={item.id}
            label={item.itemText}
            value={scoreText(item.score)}
            notes={item.notes}
            moment={<MarkedMoment timeMs={item.markedTimeMs ?? null} onSeek={onSeek} />}
          />
        ))}
      </dl>
    </section>
  );
}

interface ReadItemProps {
  label: string;
  value: string;
  notes: string;
  moment?: ReactNode;
}

function ReadItem({ label, value, notes, moment }: ReadItemProps) {
  return (
    <div className={classes.readItem}>
      <dt>{label}</dt>
      <dd className={classes.value}>
        {value} {moment}
      </dd>
      {notes !== '' && <dd className={classes.readNotes}>{notes}</dd>}
    </div>
  );
}
