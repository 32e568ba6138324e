import { onAccessChange, runScriptsAt } from '../../platform/pageScripts.ts';
import { readPolicy } from '../../platform/policy.ts';
import { onSettingsChange } from '../../platform/settings.ts';
import { readSiteData } from '../../platform/siteDataStore.ts';
import { meetingSites } from '../../sites/meetingSites.ts';

/** Runs the meeting script at every site that the person allows, in tabs that are open already too. */
export function runSiteScripts(): void {
  const runAll = async () => {
    const [{ meetingSites: usable, isCaptureOff }, data] = await Promise.all([
      readPolicy(),
      readSiteData(),
    ]);
    for (const { id, matches, hasFrames } of Object.values(meetingSites)) {
      const isUsable =
        !isCaptureOff && (usable?.includes(id) ?? true) && !data?.meetings[id]?.switchedOff;
      await runScriptsAt({
        ...{ id: `site-${id}`, matches: isUsable ? matches : [] },
        ...{ allFrames: hasFrames, file: 'meeting.js' },
      });
    }
  };
  // One after another: what an earlier change allowed must not undo what a later one allows.
  let turn: Promise<void> = Promise.resolve();
  const run = (): void => {
    turn = turn.then(runAll).catch(() => undefined);
  };
  run();
  onAccessChange(run);
  onSettingsChange(run);
}
