import { Skeleton, Text } from '@mantine/core';
import { Link } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { PositionGuidesDocument } from './positionDocuments.ts';
import classes from './PositionGuides.module.css';

/** The interview guides that belong to a position. */
export function PositionGuides({ positionId }: { positionId: string }) {
  const { query, rows, more } = useListPages({
    document: PositionGuidesDocument,
    filter: { positionId },
    rowsOf: ({ guides }) => guides,
  });
  const state = loadStateOf({ ...query, data: rows ?? undefined }, (guides) => guides);
  return (
    <PageSection title="Interview guides">
      {state.kind !== 'ready' ? (
        <NotLoaded
          state={state}
          skeleton={
            <Delayed>
              <Skeleton height={44} />
            </Delayed>
          }
          absent={null}
        />
      ) : state.value.length === 0 ? (
        <Text size="sm" c="dimmed">
          No guides for this position yet.
        </Text>
      ) : (
        <>
          <ul className={classes.list}>
            {state.value.map(({ id, name, cuesCount, interviewStage }) => (
              <li key={id}>
                <Link to={`/guide/${id}`} className={classes.name}>
                  {name}
                </Link>
                <div className={classes.soft}>
                  {[interviewStage?.title, plural(cuesCount, 'question')]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              </li>
            ))}
          </ul>
          {(more.hasMore || more.error !== null) && (
            <ListEnd shown={state.value.length} {...more} />
          )}
        </>
      )}
    </PageSection>
  );
}
