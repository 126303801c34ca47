import { type KeyCalls, type Observer, UNOBSERVED } from '../../platform/index.ts';

type Keys = Omit<KeyCalls, 'open'>;
type Method = keyof Keys;

/** What the time-stamps of a call are for, and how many its answer has. */
const STAMPS: {
  readonly [M in Method]?: readonly [purpose: string, count: (answer: Awaited<ReturnType<Keys[M]>>) => number];
} = {
  sign: ['signature', ({ length }) => length],
  finishShield: ['signature', () => 1],
  signAsPlatform: ['report', () => 1],
  timestampDigests: ['document', ({ length }) => length],
  timestamp: ['public', () => 1],
};

/** Each call of the process with the keys as a step, and the time-stamps that it makes. */
export function observedKeys(keys: Keys, observer: Observer | undefined): Keys {
  if (observer === undefined || observer === UNOBSERVED) return keys;
  const observed = (Object.entries(keys) as [Method, (input: never) => Promise<never>][]).map(([method, call]) => {
    const stamps = STAMPS[method] as readonly [string, (answer: unknown) => number] | undefined;
    return [
      method,
      async (input: never) => {
        const answer = await observer.step('signer', method, () => call(input));
        if (stamps !== undefined) observer.count('stamps', stamps[0], stamps[1](answer));
        return answer;
      },
    ];
  });
  return Object.fromEntries(observed) as unknown as Keys;
}
