import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../lib/__generated__/index.ts';
import { StarRating } from '../../ui/StarRating.tsx';
import { useSave } from '../../ui/useSave.ts';

export const CallRatingFragment = graphql(`
  fragment CallRating_call on Call {
    id
    rating
    canEdit
  }
`);

const RateCallDocument = graphql(`
  mutation RateCall($callId: ID!, $rating: Int!) {
    updateCall(id: $callId, input: { rating: $rating }) {
      id
      rating
    }
  }
`);

/** The stars that the list of recordings shows. */
export function CallRating({ call }: { call: FragmentType<typeof CallRatingFragment> }) {
  const { id, rating, canEdit } = readFragment(CallRatingFragment, call);
  const rate = useSave(RateCallDocument);
  // What was pressed shows at once, until the server has answered.
  const [pressed, setPressed] = useState<number | null>(null);
  const change = async (stars: number) => {
    setPressed(stars);
    await rate.save({ callId: id, rating: stars });
    setPressed(null);
  };
  if (!canEdit && !rating) return null;
  return (
    <section aria-labelledby="rating-title">
      <Title order={2} id="rating-title" fz={14} fw={600} mb={4}>
        Rating
      </Title>
      {canEdit ? (
        <StarRating
          label="Rating of this interview"
          value={pressed ?? rating ?? 0}
          onChange={(stars) => void change(stars)}
        />
      ) : (
        <Text size="sm">{rating} of 5 stars</Text>
      )}
      <Text size="sm" c="dimmed">
        One rating for the interview as a whole. It shows in the list of recordings.
      </Text>
    </section>
  );
}
