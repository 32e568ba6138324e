import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { jobDescriptionTones } from '#shared/domain/plan.ts';
import type { JobDescriptionTone } from '#shared/domain/plan.ts';
import classes from './AssistantPanel.module.css';
import type { CreatorSession, ToneSettings } from './createCreatorSession.ts';
import type { CreatorTexts, WrittenAboutRole } from './creatorTexts.ts';
import { FormStatus } from './FormStatus.tsx';
import { useGenerating } from './useGenerating.ts';

interface AboutFormProps {
  session: CreatorSession;
  texts: CreatorTexts;
  tones: ToneSettings;
  onDone: () => void;
}

/** What is special about the role and why somebody should want it; then the text of it to correct. */
export function AboutForm({ session, texts, tones, onDone }: AboutFormProps) {
  const fields = session.useFields();
  const { jobTitle, aboutSectionJobQualities, aboutSectionCandidatePitch } = fields;
  const [step, setStep] = useState<'questions' | 'preview'>('questions');
  const [tone, setTone] = useState<JobDescriptionTone>(
    () => jobDescriptionTones.find((item) => item === fields.aboutRoleTone) ?? tones.standard,
  );
  const [preview, setPreview] = useState('');
  const [engine, setEngine] = useState<WrittenAboutRole['engine'] | null>(null);
  const { isBusy, error, run } = useGenerating();

  const write = (chosen: JobDescriptionTone) => {
    setStep('preview');
    void run(
      () =>
        texts.aboutRole({
          jobTitle,
          uniqueAspects: aboutSectionJobQualities,
          pitch: aboutSectionCandidatePitch,
          customTone: tones.choices ? chosen : null,
        }),
      (answer) => {
        setPreview(answer.aboutRole);
        setEngine(answer.engine);
      },
    );
  };
  if (step === 'questions')
    return (
      <>
        <Textarea
          label="Role"
          description="What is unique about this role?"
          placeholder="E.g. first designer in the team, builds the studio up"
          autosize
          minRows={3}
          maxLength={4000}
          value={aboutSectionJobQualities}
          onChange={(event) =>
            session.change({ aboutSectionJobQualities: event.currentTarget.value })
          }
          data-autofocus
        />
        <Textarea
          label="Candidate pitch"
          description="Why should somebody want this job?"
          placeholder="E.g. four-day week, work that reaches every clinic in the country"
          autosize
          minRows={3}
          maxLength={4000}
          value={aboutSectionCandidatePitch}
          onChange={(event) =>
            session.change({ aboutSectionCandidatePitch: event.currentTarget.value })
          }
        />
        <div className={classes.foot}>
          <Button onClick={() => write(tone)}>Preview text</Button>
        </div>
      </>
    );
  return (
    <>
      {tones.choices && (
        <ToneButtons
          choices={tones.choices}
          standard={tones.standard}
          value={tone}
          isDisabled={isBusy}
          onChange={(chosen) => {
            setTone(chosen);
            write(chosen);
          }}
        />
      )}
      <FormStatus isBusy={isBusy} error={error} onRetry={() => write(tone)} />
      {!isBusy && error === null && (
        <Textarea
          label="Preview"
          autosize
          minRows={5}
          maxLength={20_000}
          value={preview}
          onChange={(event) => setPreview(event.currentTarget.value)}
        />
      )}
      {engine && !engine.isModel && !isBusy && (
        <p className={classes.by}>Written by the built-in engine, from your own words.</p>
      )}
      <div className={classes.foot}>
        <Button
          disabled={isBusy || preview.trim() === ''}
          onClick={() => {
            session.change({
              aboutSectionText: preview.trim(),
              ...(tones.choices && { aboutRoleTone: tone }),
            });
            onDone();
          }}
        >
          Add & continue
        </Button>
        <Button variant="default" onClick={() => setStep('questions')}>
          Back
        </Button>
      </div>
    </>
  );
}

interface ToneButtonsProps {
  choices: readonly JobDescriptionTone[];
  /** The organization's own. */
  standard: JobDescriptionTone;
  value: JobDescriptionTone;
  isDisabled: boolean;
  onChange: (tone: JobDescriptionTone) => void;
}

/** How the text should sound; another tone has it written anew. */
function ToneButtons(props: ToneButtonsProps) {
  const { choices, standard, value, isDisabled, onChange } = props;
  return (
    <div role="group" aria-label="Tone" className={classes.foot}>
      {choices.map((tone) => (
        <Button
          key={tone}
          variant={tone === value ? 'light' : 'default'}
          size="compact-md"
          aria-pressed={tone === value}
          disabled={isDisabled}
          onClick={() => onChange(tone)}
        >
          {tone.charAt(0) + tone.slice(1).toLowerCase()}
          {tone === standard && ' (default)'}
        </Button>
      ))}
    </div>
  );
}
