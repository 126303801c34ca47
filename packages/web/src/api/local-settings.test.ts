import { describe, expect, it } from 'vitest';
import {
  type Store,
  UNSAVED,
  UNSAVED_PEOPLE,
  changeSettings,
  clearLoginStatus,
  isPromptPutAway,
  putPromptAway,
  readLoginStatus,
  readSettings,
  rememberAccount,
  touchLoginStatus,
  writeLoginStatus,
} from './local-settings.ts';

function memory(start: Record<string, string> = {}): Store {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
const blocked: Store = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};
const NEW = {
  rememberAccount: false,
  defaultUsername: '',
  captchaShown: false,
  prompts: [],
  denseTables: false,
  handedOver: false,
};

describe('Local settings (Spec §3)', () => {
  it.each([
    ['a new browser', memory()],
    ['blocked storage', blocked],
    ['no storage', null],
    ['text that is not JSON', memory({ 'countersign.settings': 'soon' })],
    ['JSON of another kind', memory({ 'countersign.settings': '"a"' })],
    [
      'values of other kinds',
      memory({ 'countersign.settings': '{"rememberAccount":1,"defaultUsername":5,"captchaShown":"x","prompts":{}}' }),
    ],
  ])('are the defaults in %s', (_, store) => {
    expect(readSettings(store)).toEqual(NEW);
    expect(() => changeSettings({ captchaShown: true }, blocked)).not.toThrow();
  });
  it('remember the account when asked to, and forget it otherwise', () => {
    const store = memory();
    rememberAccount('13800138000', store);
    changeSettings({ captchaShown: true }, store);
    expect(readSettings(store)).toEqual({
      rememberAccount: true,
      defaultUsername: '13800138000',
      captchaShown: true,
      prompts: [],
      denseTables: false,
      handedOver: false,
    });
    rememberAccount(null, store);
    expect(readSettings(store)).toEqual({ ...NEW, captchaShown: true });
  });
  it('record dismissed prompts, each once', () => {
    const store = memory();
    for (const name of ['a', 'b', 'a']) putPromptAway(name, store);
    expect(readSettings(store).prompts).toEqual(['b', 'a']);
    expect(['a', 'b', 'c'].map((name) => isPromptPutAway(name, store))).toEqual([true, true, false]);
  });
});

describe('Login status (Spec §3, §4)', () => {
  const status = { userWsid: 'WSID_PUSR_1', activeUserWsid: 'WSID_EUSR_1', lastActiveMs: 5 };
  it('record who is logged in and when they were last active, until cleared', () => {
    const store = memory();
    expect(readLoginStatus(store).isLogin).toBe(false);
    touchLoginStatus(7, store);
    expect(readLoginStatus(store).isLogin).toBe(false);
    writeLoginStatus(status, store);
    touchLoginStatus(9, store);
    expect(readLoginStatus(store)).toEqual({ isLogin: true, ...status, lastActiveMs: 9 });
    rememberAccount('ada@example.com', store);
    clearLoginStatus(store);
    expect(readLoginStatus(store)).toEqual({ isLogin: false, userWsid: '', activeUserWsid: '', lastActiveMs: 0 });
    expect(readSettings(store).defaultUsername).toBe('ada@example.com');
  });
  it('leave nothing of an unsaved draft behind', () => {
    const store = memory();
    const removed: string[] = [];
    const kept = Object.fromEntries(
      [`${UNSAVED}A`, `${UNSAVED_PEOPLE}B`, 'countersign.language'].map((key) => [key, '']),
    );
    clearLoginStatus({ ...kept, ...store, removeItem: (key) => void removed.push(key) });
    expect(removed).toEqual(expect.arrayContaining([`${UNSAVED}A`, `${UNSAVED_PEOPLE}B`]));
    expect(removed).not.toContain('countersign.language');
  });
  it('report no login where storage is blocked', () => {
    writeLoginStatus(status, blocked);
    clearLoginStatus(blocked);
    expect(readLoginStatus(blocked).isLogin).toBe(false);
  });
});
