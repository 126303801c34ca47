import type { HashState } from './hash-state.ts';

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const STORED = 'countersign.reset';
let inMemory: string | null = null;

/** This tab's storage; where it is blocked the opcode lasts as long as the page. */
const tabStore = (): Store => {
  try {
    return globalThis.sessionStorage ?? memoryStore;
  } catch {
    return memoryStore;
  }
};
const memoryStore: Store = {
  getItem: () => inMemory,
  setItem: (_, value) => {
    inMemory = value;
  },
  removeItem: () => {
    inMemory = null;
  },
};

const aboutOf = ({ account, captcha }: Pick<HashState, 'account' | 'captcha'>): string => `${account} ${captcha}`;

/**
 * A code is used up by the opcode it returns (security 8), so that a reload has to find that opcode again: it is stored in this
 * tab for the account and code of the hash, until it expires.
 */
export function keepOpcode(of: HashState, kept: { opcode: string; untilMs: number }, store = tabStore()): void {
  const text = JSON.stringify({ about: aboutOf(of), ...kept });
  try {
    store.setItem(STORED, text);
  } catch {
    memoryStore.setItem(STORED, text);
  }
}

/** The opcode of exactly this hash; null where there is none or it has expired. */
export function keptOpcode(of: HashState, nowMs: number, store = tabStore()): string | null {
  try {
    const kept = JSON.parse(store.getItem(STORED) ?? memoryStore.getItem(STORED) ?? '{}') as Record<string, unknown>;
    const isFit = kept['about'] === aboutOf(of) && Number(kept['untilMs']) > nowMs;
    return isFit && typeof kept['opcode'] === 'string' ? kept['opcode'] : null;
  } catch {
    return null;
  }
}

export function forgetOpcode(store = tabStore()): void {
  memoryStore.removeItem(STORED);
  try {
    store.removeItem(STORED);
  } catch {
    // Nothing was stored there.
  }
}
