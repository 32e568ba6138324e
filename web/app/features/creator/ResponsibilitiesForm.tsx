import { Button, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import classes from './AssistantPanel.module.css';
import { Checklist } from './Checklist.tsx';
import { checkedLabels, checklistOf, readResponsibilityInputs } from './checklist.ts';
import type { ChecklistItem, ResponsibilityInputs } from './checklist.ts';
import type { CreatorSession } from './createCreatorSession.ts';
import type { CreatorTexts } from './creatorTexts.ts';
import { FormStatus } from './FormStatus.tsx';
import { offerLinesBack } from './offerLinesBack.ts';
import { useGenerating } from './useGenerating.ts';

interface ResponsibilitiesFormProps {
  session: CreatorSession;
  texts: CreatorTexts;
  onDone: () => void;
}

/** Areas first; then for each chosen one its details, and the lines they make. */
export function ResponsibilitiesForm({ session, texts, onDone }: ResponsibilitiesFormProps) {
  const { jobTitle, aboutSectionText, responsibilitiesSectionInputs } = session.useFields();
  const inputs = readResponsibilityInputs(responsibilitiesSectionInputs);
  const [areaId, setAreaId] = useState<string | null>(null);
  const [summaries, setSummaries] = useState<readonly string[]>([]);
  const { isBusy, error, run } = useGenerating();
  const role = { jobTitle, aboutRole: aboutSectionText };

  const save = (next: ResponsibilityInputs) =>
    session.change({ responsibilitiesSectionInputs: JSON.stringify(next) });
  const latest = () =>
    readResponsibilityInputs(session.useFields.getState().responsibilitiesSectionInputs);
  const askAreas = () =>
    void run(
      () => texts.areas(role),
      (labels) => save({ areas: checklistOf(labels), responsibilities: {} }),
    );
  const askDetails = (area: ChecklistItem) => {
    const chosen = latest().areas.filter(({ checked }) => checked);
    const at = chosen.findIndex(({ id }) => id === area.id);
    void run(
      () =>
        texts.responsibilities({
          ...role,
          responsibilityArea: area.label,
          priorSummaries: [...summaries],
          upcomingResponsibilityAreas: chosen.slice(at + 1).map(({ label }) => label),
        }),
      (labels) => {
        const now = latest();
        save({
          ...now,
          responsibilities: { ...now.responsibilities, [area.id]: checklistOf(labels) },
        });
      },
    );
  };
  const hasAsked = useRef(false);
  const needsAreas = inputs.areas.length === 0;
  useEffect(() => {
    if (!needsAreas || hasAsked.current) return;
    hasAsked.current = true;
    setTimeout(askAreas);
  });

  const begin = (area: ChecklistItem | undefined) => {
    setAreaId(area?.id ?? null);
    if (!area) onDone();
    else if ((latest().responsibilities[area.id] ?? []).length === 0) askDetails(area);
  };
  const goOn = (from: string) => {
    const { areas } = latest();
    const at = areas.findIndex(({ id }) => id === from);
    begin(areas.slice(at + 1).find(({ checked }) => checked));
  };
  const area = inputs.areas.find(({ id }) => id === areaId);
  if (!area)
    return (
      <>
        <FormStatus isBusy={isBusy} error={error} onRetry={askAreas} />
        {!isBusy && !needsAreas && (
          <>
            <Checklist
              label="Areas of responsibility"
              items={inputs.areas}
              onChange={(areas) => save({ ...inputs, areas })}
            />
            <div className={classes.foot}>
              <Button
                disabled={checkedLabels(inputs.areas).length === 0}
                onClick={() => begin(inputs.areas.find(({ checked }) => checked))}
              >
                Next: Add details
              </Button>
            </div>
          </>
        )}
      </>
    );
  return (
    <AreaDetails
      key={area.id}
      area={area}
      items={inputs.responsibilities[area.id] ?? []}
      isBusy={isBusy}
      error={error}
      onRetry={() => askDetails(area)}
      onItems={(items) =>
        save({ ...inputs, responsibilities: { ...inputs.responsibilities, [area.id]: items } })
      }
      summarize={(responsibilities) =>
        texts.areaText({ ...role, responsibilityArea: area.label, responsibilities })
      }
      onAdd={(lines) => {
        const { responsibilitiesSectionListItems: before } = session.useFields.getState();
        // The first area takes the place of what stood there, the others follow it.
        const kept = summaries.length === 0 ? [] : before;
        session.change({ responsibilitiesSectionListItems: [...kept, ...lines] });
        if (kept !== before) offerLinesBack(session, 'responsibilitiesSectionListItems', before);
        setSummaries([...summaries, lines.join('\n')]);
        goOn(area.id);
      }}
      onSkip={() => {
        const areas = inputs.areas.map((item) =>
          item.id === area.id ? { ...item, checked: false } : item,
        );
        save({ ...inputs, areas });
        goOn(area.id);
      }}
    />
  );
}

interface AreaDetailsProps {
  area: ChecklistItem;
  items: readonly ChecklistItem[];
  isBusy: boolean;
  error: string | null;
  onRetry: () => void;
  onItems: (items: ChecklistItem[]) => void;
  summarize: (responsibilities: string[]) => Promise<string>;
  onAdd: (lines: string[]) => void;
  onSkip: () => void;
}

function AreaDetails(props: AreaDetailsProps) {
  const { area, items, isBusy, error, onRetry, onItems, summarize, onAdd, onSkip } = props;
  const [preview, setPreview] = useState<string | null>(null);
  const writing = useGenerating();
  const write = () => void writing.run(() => summarize(checkedLabels(items)), setPreview);
  const lines = (preview ?? '').split('\n').flatMap((line) => line.trim() || []);
  return (
    <>
      <h3 className={classes.title}>{area.label}</h3>
      <FormStatus isBusy={isBusy} error={error} onRetry={onRetry} />
      {!isBusy && preview === null && items.length > 0 && (
        <Checklist label={`Responsibilities: ${area.label}`} items={items} onChange={onItems} />
      )}
      <FormStatus isBusy={writing.isBusy} error={writing.error} onRetry={write} />
      {preview !== null && !writing.isBusy && (
        <Textarea
          label="Preview"
          description="Each line becomes a bullet."
          autosize
          minRows={3}
          value={preview}
          onChange={(event) => setPreview(event.currentTarget.value)}
        />
      )}
      <div className={classes.foot}>
        {preview === null ? (
          <Button
            disabled={isBusy || checkedLabels(items).length === 0}
            loading={writing.isBusy}
            onClick={write}
          >
            Preview text
          </Button>
        ) : (
          <Button disabled={lines.length === 0} onClick={() => onAdd(lines)}>
            Add & continue
          </Button>
        )}
        <Button variant="default" onClick={onSkip}>
          Skip
        </Button>
      </div>
    </>
  );
}
