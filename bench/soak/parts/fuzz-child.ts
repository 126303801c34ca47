import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { isRefusal, makeCase, readersOf } from './fuzz-cases.ts';
import type { Samples } from './fuzz-samples.ts';

/**
 * Arguments from its parent: FILE of the samples, SEED, number of the FIRST case. Prints each number before it reads the case.
 */
const [file = '', seed = '0', first = '0'] = process.argv.slice(2);
const samples = deserialize(readFileSync(file)) as Samples;
const readers = readersOf(samples);
const say = process.send?.bind(process);
if (say === undefined) throw new Error('started by npm run soak -- fuzz');

let number = Number(first);
const step = (): void => {
  const { reader, bytes } = makeCase(samples, Number(seed), number);
  say({ begun: number });
  try {
    readers[reader]?.read(bytes);
  } catch (error) {
    if (!isRefusal(error)) say({ crashed: number, error: error instanceof Error ? describe(error) : String(error) });
  }
  number += 1;
  setImmediate(step);
};
step();

const describe = (error: Error): string =>
  `${error.stack ?? error.message}${error.cause instanceof Error ? `\n  caused by ${error.cause.stack ?? ''}` : ''}`;
