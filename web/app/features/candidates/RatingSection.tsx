import { Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { PageSection } from '../../ui/PageSection.tsx';
import { StarRating } from '../../ui/StarRating.tsx';
import { useSave } from '../../ui/useSave.ts';
import type { CandidateFacts } from './candidateFacts.ts';
import { RateCandidateDocument } from './candidateDocuments.ts';
import classes from './CandidateSections.module.css';
import { RatingMark } from './RatingMark.tsx';

/** The person's own stars, and how everybody's stars are spread. */
export function RatingSection({ candidate }: { candidate: CandidateFacts }) {
  const { id, myRating, ratingBreakdown } = candidate;
  const { counts, average } = ratingBreakdown;
  const rate = useSave(RateCandidateDocument);
  // What was pressed shows at once, until the server has answered.
  const [pressed, setPressed] = useState<number | null>(null);
  const change = async (rating: number) => {
    setPressed(rating);
    await rate.save({ candidateId: id, rating });
    setPressed(null);
  };
  const most = Math.max(...counts, 1);
  return (
    <PageSection title="Rating" action={<RatingMark average={average} counts={counts} />}>
      <Text size="sm" c="dimmed">
        Your rating
      </Text>
      <StarRating
        label="Your rating"
        value={pressed ?? myRating ?? 0}
        onChange={(rating) => void change(rating)}
      />
      {average !== null && average !== undefined && (
        <dl className={classes.bars} aria-label="Everybody's ratings">
          {counts
            .map((count, index) => (
              <Fragment key={index}>
                <dt>{index === 0 ? '1 star' : `${index + 1} stars`}</dt>
                <dd className={classes.bar} aria-hidden>
                  <div className={classes.fill} style={{ width: `${(count / most) * 100}%` }} />
                </dd>
                <dd>{count}</dd>
              </Fragment>
            ))
            .reverse()}
        </dl>
      )}
    </PageSection>
  );
}
