import { NetworkError } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import { CallError } from '../../../../api/client.ts';
import { existsFault } from '../../../../parts/entry/account-fault.ts';
import { type HashState, formatHash, parseHash } from './hash-state.ts';
import { type Store, forgetOpcode, keepOpcode, keptOpcode } from './kept-opcode.ts';

const phone = '13800138000';

describe('The stages of the forgot-password page in the URL hash (Spec §2)', () => {
  it.each([
    ['', { stage: 0, account: '', captcha: '' }],
    ['#', { stage: 0, account: '', captcha: '' }],
    ['#nonsense', { stage: 0, account: '', captcha: '' }],
    [`#stage=0&account=${phone}`, { stage: 0, account: phone, captcha: '' }],
    [`#stage=1&account=${phone}&captcha=123456`, { stage: 1, account: phone, captcha: '123456' }],
    [`stage=1&captcha=123456&account=${phone}`, { stage: 1, account: phone, captcha: '123456' }],
    [`#stage=1&account=${phone}`, { stage: 0, account: phone, captcha: '' }],
    [`#stage=1&account=${phone}&captcha=12345`, { stage: 0, account: phone, captcha: '' }],
    ['#stage=1&captcha=123456', { stage: 0, account: '', captcha: '' }],
    [`#stage=2&account=${phone}&captcha=123456`, { stage: 2, account: phone, captcha: '' }],
    ['#stage=2', { stage: 2, account: '', captcha: '' }],
    [`#stage=7&account=${phone}`, { stage: 0, account: phone, captcha: '' }],
    ['#stage=0&account=%E0%A4%A', { stage: 0, account: '%E0%A4%A', captcha: '' }],
  ] as const)('%j is %j', (hash, state) => {
    expect(parseHash(hash)).toEqual(state);
  });
  it.each<HashState>([
    { stage: 0, account: '', captcha: '' },
    { stage: 0, account: phone, captcha: '' },
    { stage: 1, account: 'ada+work@example.com', captcha: '012345' },
    { stage: 1, account: 'a&b=c@example.com', captcha: '012345' },
    { stage: 2, account: '', captcha: '' },
  ])('%j is parsed as it was written', (state) => {
    expect(parseHash(`#${formatHash(state)}`)).toEqual(state);
    // A router may have decoded it on the way.
    if (!state.account.includes('&')) expect(parseHash(decodeURIComponent(formatHash(state)))).toEqual(state);
  });
});

function memory(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('The opcode of stage 1, after a reload', () => {
  const state: HashState = { stage: 1, account: phone, captcha: '123456' };
  it('belongs to the account and the code of its hash, and to no other (security 13)', () => {
    const store = memory();
    keepOpcode(state, { opcode: 'o', untilMs: 1000 }, store);
    expect(keptOpcode(state, 0, store)).toBe('o');
    expect(keptOpcode({ ...state, captcha: '123457' }, 0, store)).toBeNull();
    expect(keptOpcode({ ...state, account: '13800138001' }, 0, store)).toBeNull();
  });
  it('is dropped after its time, and after use', () => {
    const store = memory();
    keepOpcode(state, { opcode: 'o', untilMs: 1000 }, store);
    expect([999, 1000].map((now) => keptOpcode(state, now, store))).toEqual(['o', null]);
    forgetOpcode(store);
    expect(keptOpcode(state, 0, store)).toBeNull();
  });
  it('is absent where something else was stored', () => {
    const store = memory();
    for (const text of ['{', 'null', '"o"', '{"about":"13800138000 123456","untilMs":"soon","opcode":"o"}']) {
      store.setItem('countersign.reset', text);
      expect(keptOpcode(state, 0, store)).toBeNull();
    }
  });
});

describe('The account-exists check (Spec §8)', () => {
  it.each([
    [new CallError(403, { code: 403, error: 'ERROR_FREQUENT_ACCOUNT_CHECK' }), 'frequent'],
    [new CallError(500, { code: 200012 }), 'unstable'],
    [new NetworkError('no answer'), 'unstable'],
    [new Error('whatever'), 'unstable'],
  ])('a failure with %s is classified as %s', (error, fault) => {
    expect(existsFault(error)).toBe(fault);
  });
});
