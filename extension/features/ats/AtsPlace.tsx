import { SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { text } from '../../platform/text.ts';
import { AtsAccess } from './AtsAccess.tsx';
import classes from './AtsPlace.module.css';
import { ExportPreview } from './ExportPreview.tsx';
import { useAtsFacts } from './useAtsFacts.ts';
import { useAppFrame } from './useAppFrame.ts';
import { useAtsPage, type AtsPage } from './useAtsPage.ts';

const pages = () => [
  { value: '/plan/select-plan', label: text('plans') },
  { value: '/plan/job-descriptions', label: text('postings') },
  { value: '/search', label: text('scorecards') },
];

interface AtsPlaceProps {
  serverUrl: string;
  onClose(): void;
}

/** Plans and job descriptions of the web app, to be put into the page beside. */
export function AtsPlace(props: AtsPlaceProps) {
  const page = useAtsPage();
  if (page === undefined) return null;
  if (page === null)
    return (
      <section className={classes.none}>
        <p role="status">{text('noAtsPage')}</p>
        <AtsAccess />
      </section>
    );
  return <AppBeside key={`${page.site.id}:${page.tabId}`} page={page} {...props} />;
}

function AppBeside({ page, serverUrl, onClose }: AtsPlaceProps & { page: AtsPage }) {
  const [path, setPath] = useState<string>('/plan/select-plan');
  const facts = useAtsFacts();
  const about = [facts.CANDIDATE, facts.POSITION, facts.STAGE].filter(Boolean).join(' · ');
  const show = (page: string) => {
    // The recordings of the candidate whose page is beside lead to the scorecard.
    const query = page === '/search' && facts.CANDIDATE;
    setPath(query ? `${page}?q=${encodeURIComponent(query)}` : page);
  };
  const frame = useRef<HTMLIFrameElement>(null);
  const { wish, closeWish } = useAppFrame({ frame, serverUrl, ats: page.site.name, onClose });
  return (
    <section className={classes.place}>
      <div className={classes.bar}>
        <SegmentedControl
          fullWidth
          value={path.split('?')[0] ?? path}
          onChange={show}
          data={pages()}
        />
      </div>
      {about !== '' && <p className={classes.context}>{about}</p>}
      <iframe
        key={path}
        ref={frame}
        className={classes.frame}
        title={text('productName')}
        src={serverUrl + path}
        allow={`storage-access; clipboard-write ${new URL(serverUrl).origin}`}
        inert={wish !== null}
      />
      {wish && <ExportPreview key={wish.id} page={page} wish={wish} onClose={closeWish} />}
    </section>
  );
}
