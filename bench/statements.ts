import { subscribe } from 'node:diagnostics_channel';
import { createWorld } from '@countersign/testkit';
import { type Opened, type Step, finishCeremony, newPair, openCeremony } from './parts/ceremony.ts';

/**
 * npm run bench -- statements [STEP]: the statements of one ceremony, of all its steps or of one, counted by their texts; the
 * last line is one JSON object of counts per step.
 */
const only = process.argv[2];
const world = await createWorld();
const byText = new Map<string, number>();
const bySteps = new Map<string, Record<string, number>>();
let current = 'none';
let isCounting = false;

subscribe('countersign:statement', (message) => {
  if (!isCounting) return;
  const text = String(message);
  const counts = bySteps.get(current) ?? { statements: 0, transactions: 0 };
  if (text === 'begin') counts['transactions'] = (counts['transactions'] ?? 0) + 1;
  else if (text !== 'commit') {
    counts['statements'] = (counts['statements'] ?? 0) + 1;
    if (only === undefined || only === current) byText.set(text, (byText.get(text) ?? 0) + 1);
  }
  bySteps.set(current, counts);
});

const step: Step = async (name, work) => {
  current = name;
  const result = await work();
  await world.app.jobs.drain();
  return result;
};

const pair = await newPair(world.base);
const rehearsal: Opened = await openCeremony(world.base, pair, step);
world.clock.advance({ minutes: 2 });
await finishCeremony(pair, { ...rehearsal, codeAt: 0 }, step);
isCounting = true;
const opened = await openCeremony(world.base, pair, step);
world.clock.advance({ minutes: 2 });
await finishCeremony(pair, { ...opened, codeAt: 0 }, step);
isCounting = false;
await world.close();

for (const [text, count] of [...byText].toSorted(([, a], [, b]) => b - a))
  process.stderr.write(`${String(count).padStart(4)}  ${text.replaceAll(/\s+/g, ' ').slice(0, 260)}\n`);
process.stdout.write(`${JSON.stringify({ bench: 'statements', counts: Object.fromEntries(bySteps) })}\n`);
process.exit(0);
