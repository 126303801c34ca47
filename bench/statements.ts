import { subscribe } from 'node:diagnostics_channel';
import { createWorld } from '@countersign/testkit';
import { type Opened, type Step, finishCeremony, newPair, openCeremony } from './parts/ceremony.ts';

/**
 * npm run bench -- statements [STEP]: the statements of one ceremony counted by their texts, or those of one step in their
 * order, with a line for each trip; the last line is one JSON object of counts per step.
 */
const only = process.argv[2];
const world = await createWorld();
const byText = new Map<string, number>();
const inOrder: string[] = [];
const bySteps = new Map<string, Record<string, number>>();
let current = 'none';
let isCounting = false;

subscribe('countersign:statement', (message) => {
  if (!isCounting) return;
  const text = String(message);
  if (current === only) inOrder.push(text);
  const counts = bySteps.get(current) ?? { statements: 0, transactions: 0 };
  if (text === 'begin') counts['transactions'] = (counts['transactions'] ?? 0) + 1;
  else if (text !== 'commit' && text !== 'rollback') {
    counts['statements'] = (counts['statements'] ?? 0) + 1;
    byText.set(text, (byText.get(text) ?? 0) + 1);
  }
  bySteps.set(current, counts);
});

subscribe('countersign:trip', () => {
  if (isCounting && current === only) inOrder.push('-- trip');
  const counts = bySteps.get(current);
  if (isCounting && counts !== undefined) counts['trips'] = (counts['trips'] ?? 0) + 1;
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

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 260);
const counted = [...byText].toSorted(([, a], [, b]) => b - a);
const lines =
  only === undefined ? counted.map(([text, count]) => `${String(count).padStart(4)}  ${short(text)}`) : inOrder;
for (const line of lines) process.stderr.write(`${short(line)}\n`);
const sums: Record<string, number> = {};
for (const counts of bySteps.values())
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
bySteps.set('sum', sums);
process.stdout.write(`${JSON.stringify({ bench: 'statements', counts: Object.fromEntries(bySteps) })}\n`);
process.exit(0);
