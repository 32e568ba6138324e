import { useQuery } from '@apollo/client/react';
import { Button, MultiSelect, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import {
  AdverseImpactScreenDocument,
  ViewAdverseImpactDocument,
} from '../../features/adverseImpact/adverseImpactDocuments.ts';
import { ImpactSteps, type ImpactReport } from '../../features/adverseImpact/ImpactSteps.tsx';
import { SelfIdentificationSection } from '../../features/adverseImpact/SelfIdentificationSection.tsx';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { DayRangeFields, instantsOf, type DayRange } from '../../ui/DayRangeFields.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useSave } from '../../ui/useSave.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import classes from './StructureScreen.module.css';

const mostCategories = 2;

/** Selection rates by group and stage, by the four-fifths rule. Each view is written into the audit log. */
export function AdverseImpactScreen() {
  usePageTitle('Adverse impact');
  const query = useQuery(AdverseImpactScreenDocument, { fetchPolicy: 'cache-and-network' });
  const state = loadStateOf(query, (data) => data.selfIdentificationCategories);
  const view = useSave(ViewAdverseImpactDocument);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const [positionId, setPositionId] = useState<string | null>(null);
  const [days, setDays] = useState<DayRange>({ from: null, to: null });
  const zone = useZone();
  const [shown, setShown] = useState<{ report: ImpactReport; csv: string } | null>(null);
  const known = state.kind === 'ready' ? state.value.map(({ name }) => name) : [];
  const categories = (chosen ?? known.slice(0, 1)).filter((name) => known.includes(name));
  const onShow = async () => {
    const filter = { positionId, categories, ...instantsOf(days, zone) };
    const answer = await view.save({ filter });
    if (answer) setShown({ report: answer.viewAdverseImpact, csv: csvUrl(filter) });
  };
  const onChange = () => {
    setShown(null);
    ignoreRejection(query.refetch());
  };
  return (
    <>
      <PageHeader
        title="Adverse impact"
        back={<BackLink to="/insights/structure">Structured interviews</BackLink>}
        action={
          shown && (
            <Button
              component="a"
              href={shown.csv}
              download
              variant="default"
              flex="none"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download CSV
            </Button>
          )
        }
      >
        <Text c="dimmed">
          Selection rates by group and stage, compared by the four-fifths rule. Every view,
          download, upload and deletion is written into the audit log.
        </Text>
      </PageHeader>
      <div className={classes.body}>
        {state.kind !== 'ready' ? (
          <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
        ) : (
          <>
            {known.length > 0 && (
              <div className={classes.filters} role="search" aria-label="Adverse impact">
                <MultiSelect
                  label="Category, or two combined"
                  placeholder={categories.length === 0 ? 'Choose' : ''}
                  data={known}
                  maxValues={mostCategories}
                  value={categories}
                  onChange={setChosen}
                />
                <PositionSelect
                  label="Position"
                  placeholder="All positions"
                  value={positionId}
                  onChange={setPositionId}
                />
                <DayRangeFields
                  labels={['Applied from', 'Applied until']}
                  {...days}
                  onChange={(change) => setDays({ ...days, ...change })}
                />
                <Button
                  className={classes.start}
                  disabled={categories.length === 0}
                  loading={view.isSaving}
                  onClick={() => void onShow()}
                >
                  Show report
                </Button>
              </div>
            )}
            {shown ? (
              <ImpactSteps report={shown.report} />
            ) : (
              <EmptyState
                title={
                  known.length > 0
                    ? 'Choose a category and show the report.'
                    : 'Upload what candidates said about themselves to compare selection rates.'
                }
              />
            )}
            <SelfIdentificationSection categories={state.value} onChange={onChange} />
          </>
        )}
      </div>
    </>
  );
}

interface Filter {
  positionId: string | null;
  categories: readonly string[];
  since: string | null;
  until: string | null;
}

function csvUrl({ positionId, categories, since, until }: Filter): string {
  const rest = { position: positionId, since, until };
  const search = new URLSearchParams([
    ...categories.map((name) => ['category', name]),
    ...Object.entries(rest).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  ]);
  return `/insights/adverse-impact.csv?${search.toString()}`;
}
