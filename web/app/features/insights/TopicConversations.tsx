import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { SearchHit } from '#shared/domain/searchHit.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import { PageSection } from '../../ui/PageSection.tsx';
import { When } from '../../ui/When.tsx';
import { useExpanded } from '../../ui/useExpanded.ts';
import classes from './TopicConversations.module.css';

/** As many are shown at first; all of them at most, so that the page stays quick. */
const [fewShown, mostShown] = [4, 200];
const mostQuotes = 3;

/** The newest interviews in which the keywords were said, with the passages. */
export function TopicConversations({ hits }: { hits: readonly SearchHit[] }) {
  const { isOpen, setIsOpen } = useExpanded(false);
  return (
    <PageSection
      title={isOpen ? 'All Conversations' : 'Recent Conversations'}
      action={
        hits.length > fewShown && (
          <Button variant="subtle" color="gray" flex="none" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'View recent conversations' : 'View all conversations'}
          </Button>
        )
      }
    >
      <ul className={classes.list}>
        {hits.slice(0, isOpen ? mostShown : fewShown).map((hit) => (
          <li key={hit.call_id} className={classes.conversation}>
            <Link to={`/interview/${hit.call_id}`} className={classes.name}>
              {hit.name}
            </Link>
            <span className={classes.soft}>
              {hit.position && `${hit.position.display_title} · `}
              <When at={new Date(hit.call_timestamp_seconds * 1000).toISOString()} />
            </span>
            <ul className={classes.list}>
              {hit.transcript_segments.slice(0, mostQuotes).map((segment) => (
                <li key={segment.segment_id}>
                  <Link
                    to={`/interview/${hit.call_id}?t=${segment.start_offset_seconds}`}
                    className={classes.quote}
                  >
                    <span className={classes.time}>
                      {formatTimecode(segment.start_offset_seconds * 1000)}
                    </span>
                    <span className={classes.words}>
                      <b>{segment.speaker}:</b> {segment.text}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
