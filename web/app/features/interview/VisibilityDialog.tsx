import { useMutation, useQuery } from '@apollo/client/react';
import { Radio, Skeleton, Stack, Text } from '@mantine/core';
import {
  callVisibilities,
  visibilityDescription,
  visibilityLabel,
} from '#shared/domain/visibility.ts';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import type { VisibleToQuery } from '../../lib/__generated__/graphql.ts';
import { graphql, readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { VisibleToFragment, VisibleToList } from '../../ui/VisibleToList.tsx';
import { When } from '../../ui/When.tsx';
import classes from '../../ui/VisibleToList.module.css';
import { notifyFailure } from '../../ui/notify.ts';

const VisibleToDocument = graphql(`
  query VisibleTo($callId: ID!) {
    call(id: $callId) {
      id
      visibility
      canChangeVisibility
      ...VisibleToList_call
      viewers {
        lastViewedAt
        user {
          id
          fullName
          email
          profilePicUrl
        }
      }
      externalViewers {
        email
        lastViewedAt
      }
    }
  }
`);

const ChangeVisibilityDocument = graphql(`
  mutation ChangeVisibility($id: ID!, $visibility: CallVisibility!) {
    updateCall(id: $id, input: { visibility: $visibility }) {
      id
      visibility
    }
  }
`);

/** The widest first. */
const levels = callVisibilities.toReversed();

/** Who can see an interview and why, and the choice of who else does. */
export function VisibilityDialog({ callId, onClose }: { callId: string; onClose: () => void }) {
  const query = useQuery(VisibleToDocument, {
    variables: { callId },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.call);
  const [change, { loading }] = useMutation(ChangeVisibilityDocument, {
    refetchQueries: [VisibleToDocument],
    awaitRefetchQueries: true,
  });
  const send = async (visibility: CallVisibility): Promise<boolean> => {
    try {
      await change({ variables: { id: callId, visibility } });
      return true;
    } catch (refusal) {
      notifyFailure(refusal);
      return false;
    }
  };
  const choose = async (visibility: CallVisibility, before: CallVisibility) => {
    if (await send(visibility))
      notifyUndoable(`Visible to ${visibilityLabel(visibility)}`, () => void send(before));
  };
  return (
    <Dialog title="Who can see this interview" onClose={onClose} size={480}>
      {state.kind !== 'ready' ? (
        <NotLoaded
          state={state}
          skeleton={
            <Delayed>
              <Skeleton height={260} />
            </Delayed>
          }
          absent={<Text>This interview is no longer there.</Text>}
        />
      ) : (
        <>
          <Radio.Group
            aria-label="Visibility"
            value={state.value.visibility}
            onChange={(level) => void choose(level as CallVisibility, state.value.visibility)}
          >
            <Stack gap="sm">
              {levels.map((level) => (
                <Radio
                  key={level}
                  value={level}
                  label={visibilityLabel(level)}
                  description={visibilityDescription(level)}
                  disabled={loading || !state.value.canChangeVisibility}
                />
              ))}
            </Stack>
          </Radio.Group>
          {!state.value.canChangeVisibility && (
            <Text size="sm" c="dimmed" mt="sm">
              Its owner, its interviewers and site admins can change this.
            </Text>
          )}
          <VisibleToList call={readFragment(VisibleToFragment, state.value)} isBusy={loading} />
          <SeenBy call={state.value} />
        </>
      )}
    </Dialog>
  );
}

type ShownCall = NonNullable<VisibleToQuery['call']>;

/** Who opened the interview, for those who decide who sees it. */
function SeenBy({ call: { viewers, externalViewers } }: { call: ShownCall }) {
  if (!viewers || !externalViewers) return null;
  const people = [
    ...viewers.map(({ user, lastViewedAt }) => ({
      key: user.id,
      name: user.fullName,
      title: user.email,
      lastViewedAt,
      pictureUrl: user.profilePicUrl,
    })),
    ...externalViewers.map(({ email, lastViewedAt }) => ({
      key: email,
      name: email,
      title: 'Outside the organization',
      lastViewedAt,
      pictureUrl: null,
    })),
  ].toSorted((a, b) => b.lastViewedAt.localeCompare(a.lastViewedAt));
  return (
    <>
      <h2 className={classes.heading}>Seen by</h2>
      {people.length === 0 && (
        <Text size="sm" c="dimmed">
          Nobody has opened it yet.
        </Text>
      )}
      <ul className={classes.people}>
        {people.map(({ key, name, title, pictureUrl, lastViewedAt }) => (
          <li key={key} className={classes.person}>
            <PersonAvatar name={name} pictureUrl={pictureUrl} />
            <span className={classes.who}>
              <span className={classes.name} title={title}>
                {name}
              </span>
              <span className={classes.why}>
                <When at={lastViewedAt} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
