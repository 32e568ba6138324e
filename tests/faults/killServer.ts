// usage: node tests/faults/killServer.ts [--rounds N] [--seed N] — kills the server with SIGKILL at N random moments
// while recordings arrive and are processed; prints what it found as JSON and ends with 1 if anything was lost.
import { parseArgs } from 'node:util';
import { runKillRounds } from './runKillRounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
});
const report = await runKillRounds({
  rounds: Number(values.rounds),
  seed: Number(values.seed),
  onRound: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
if (report.faults.length > 0) process.exitCode = 1;
