import { useMutation, useQuery } from '@apollo/client/react';
import {
  MultiSelect,
  NumberInput,
  Pill,
  SimpleGrid,
  Stack,
  TagsInput,
  TextInput,
} from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  skillReportFault,
  skillReportLimits,
  tidySkillReport,
} from '#shared/domain/skillReport.ts';
import { wallTimeOf } from '#shared/domain/wallTime.ts';
import { graphql } from '../../lib/__generated__/index.ts';
import type { SkillReport_ReportFragment } from '../../lib/__generated__/graphql.ts';
import { useAction } from '../../lib/useAction.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { DayRangeFields, instantsOf } from '../../ui/DayRangeFields.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { PositionSelect } from '../../ui/PositionSelect.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import {
  CreateSkillReportDocument,
  SkillReportsDocument,
  UpdateSkillReportDocument,
} from './skillReportDocuments.ts';

const StagesDocument = graphql(`
  query SkillReportStages {
    interviewStages {
      id
      title
    }
  }
`);

interface SkillReportDialogProps {
  /** The report to change; none for a new one. */
  report?: SkillReport_ReportFragment | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** A new report begins with so many days. */
const firstDays = 180;
const dayMs = 86_400_000;

/** Writes what a skill report asks, and runs it. */
export function SkillReportDialog({ report, onSaved, onClose }: SkillReportDialogProps) {
  const zone = useZone();
  const now = useNow().getTime();
  const stages = useQuery(StagesDocument).data?.interviewStages ?? [];
  const options = { refetchQueries: [SkillReportsDocument] };
  const [create] = useMutation(CreateSkillReportDocument, options);
  const [update] = useMutation(UpdateSkillReportDocument, options);
  const dayOf = (ms: number) => wallTimeOf(ms, zone).slice(0, 10);
  const initialValues = {
    title: report?.title ?? '',
    skills: report?.skills ?? [],
    positions: (report?.positions ?? []).map(({ id, displayTitle }) => ({
      id,
      title: displayTitle,
    })),
    stageIds: (report?.stages ?? []).map(({ id }) => id),
    from: dayOf(report ? Date.parse(report.dateRangeStart) : now - firstDays * dayMs),
    to: dayOf(report ? Date.parse(report.dateRangeEnd) - 1 : now),
    minimumInterviews: report?.minimumInterviewCountFilter ?? 5,
  };
  const form = useForm({ initialValues });
  const draft = useFormDraft(`skillReport/${report?.id ?? 'new'}`, form);
  const { positions, from, to } = form.values;
  const saving = useAction(async (typed: typeof initialValues) => {
    const { since, until } = instantsOf({ from: typed.from, to: typed.to }, zone);
    const fields = tidySkillReport({
      title: typed.title,
      skills: typed.skills,
      stageIds: typed.stageIds,
      positionIds: typed.positions.map(({ id }) => id),
      startMs: Date.parse(since ?? ''),
      endMs: Date.parse(until ?? ''),
      minimumInterviews: typed.minimumInterviews,
    });
    const fault = skillReportFault(fields);
    if (fault !== null) throw new Error(fault);
    const input = {
      title: fields.title,
      skills: [...fields.skills],
      positionIds: [...fields.positionIds],
      interviewStageFilters: [...fields.stageIds],
      dateRangeStart: new Date(fields.startMs).toISOString(),
      dateRangeEnd: new Date(fields.endMs).toISOString(),
      minimumInterviewCountFilter: fields.minimumInterviews,
    };
    const saved = report
      ? (await update({ variables: { id: report.id, input } })).data?.updateSkillReport
      : (await create({ variables: { input } })).data?.createSkillReport;
    draft.drop();
    if (saved) onSaved(saved.id);
  });
  return (
    <Dialog
      title={report ? 'Edit skill report' : 'New skill report'}
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={form.onSubmit(saving.run)}>
        <Stack gap="sm">
          <RestoredDraft draft={draft} />
          <TextInput
            label="Title"
            placeholder="Support engineers, spring"
            maxLength={skillReportLimits.title}
            {...form.getInputProps('title', { withFocus: false })}
            data-autofocus
          />
          <TagsInput
            label="Skills"
            description="As guides, scorecards or candidates name them. Enter or a comma adds one."
            maxTags={skillReportLimits.skills}
            splitChars={[',']}
            acceptValueOnBlur
            value={form.values.skills}
            onChange={(skills) => form.setFieldValue('skills', skills)}
          />
          <PositionSelect
            key={positions.length}
            label="Positions"
            placeholder={positions.length === 0 ? 'All positions' : 'Add another position'}
            value={null}
            onChange={(id, title) => {
              if (id && !positions.some((position) => position.id === id))
                form.setFieldValue('positions', [...positions, { id, title }]);
            }}
          />
          {positions.length > 0 && (
            <Pill.Group>
              {positions.map(({ id, title }) => (
                <Pill
                  key={id}
                  withRemoveButton
                  removeButtonProps={{ 'aria-label': `Remove ${title}`, tabIndex: 0 }}
                  onRemove={() =>
                    form.setFieldValue(
                      'positions',
                      positions.filter((position) => position.id !== id),
                    )
                  }
                >
                  {title}
                </Pill>
              ))}
            </Pill.Group>
          )}
          <MultiSelect
            label="Stages"
            placeholder={form.values.stageIds.length === 0 ? 'All stages' : ''}
            data={stages.map(({ id, title }) => ({ value: id, label: title }))}
            value={form.values.stageIds}
            onChange={(stageIds) => form.setFieldValue('stageIds', stageIds)}
          />
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <DayRangeFields
              from={from}
              to={to}
              onChange={(change) =>
                form.setValues({ from: change.from ?? from, to: change.to ?? to })
              }
            />
            <NumberInput
              label="Minimum interviews"
              min={1}
              max={1000}
              allowDecimal={false}
              value={form.values.minimumInterviews}
              onChange={(value) => form.setFieldValue('minimumInterviews', Number(value))}
            />
          </SimpleGrid>
          <FormFooter
            submitLabel={report ? 'Save and run' : 'Run report'}
            isBusy={saving.isBusy}
            error={saving.error}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
            isSticky
          />
        </Stack>
      </form>
    </Dialog>
  );
}
