/** What this browser stores for its user (Spec §3 "Local settings"); none of it is a secret. */
export interface LocalSettings {
  readonly rememberAccount: boolean;
  /** Prefills the login form; empty where the account is not to be remembered. */
  readonly defaultUsername: string;
  /** The server asked for the image captcha at the last login: the form shows it at once, also after a reload. */
  readonly captchaShown: boolean;
  /** Names of hints that were dismissed for good. */
  readonly prompts: readonly string[];
  /** The rows of tables are close to each other, so that more of them are seen at once. */
  readonly denseTables: boolean;
  /** The device was handed over to sign in person; until the host logs in, its pages say so. */
  readonly handedOver: boolean;
}
/** Spec §3 "Login status": what a page may know before the server has answered; it grants nothing. */
export interface LoginStatus {
  readonly isLogin: boolean;
  readonly userWsid: string;
  readonly activeUserWsid: string;
  /** Milliseconds since 1970 by this browser's clock. */
  readonly lastActiveMs: number;
}

const SETTINGS = 'countersign.settings';
const STATUS = 'countersign.login-status';
const NO_SETTINGS: LocalSettings = {
  rememberAccount: false,
  defaultUsername: '',
  captchaShown: false,
  prompts: [],
  denseTables: false,
  handedOver: false,
};
const NO_STATUS: LoginStatus = { isLogin: false, userWsid: '', activeUserWsid: '', lastActiveMs: 0 };
const PROMPTS_MAX = 100;

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage can be blocked, full or written by other code: unreadable values become the defaults of a new browser. */
function read(store: Store | null, key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
function write(store: Store | null, key: string, value: unknown): void {
  try {
    store?.setItem(key, JSON.stringify(value));
  } catch {
    // The value then lasts as long as the page.
  }
}
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

function browserStore(): Store | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function readSettings(store = browserStore()): LocalSettings {
  const kept = read(store, SETTINGS);
  const prompts = Array.isArray(kept['prompts']) ? kept['prompts'] : [];
  return {
    rememberAccount: kept['rememberAccount'] === true,
    defaultUsername: textOr(kept['defaultUsername'], NO_SETTINGS.defaultUsername),
    captchaShown: kept['captchaShown'] === true,
    prompts: prompts.filter((name) => typeof name === 'string'),
    denseTables: kept['denseTables'] === true,
    handedOver: kept['handedOver'] === true,
  };
}
export const changeSettings = (change: Partial<LocalSettings>, store = browserStore()): void =>
  write(store, SETTINGS, { ...readSettings(store), ...change });

/** Stores the account of the last login if the person asked for it, and removes it otherwise. */
export const rememberAccount = (account: string | null, store = browserStore()): void =>
  changeSettings({ rememberAccount: account !== null, defaultUsername: account ?? '' }, store);

export const isPromptPutAway = (name: string, store = browserStore()): boolean =>
  readSettings(store).prompts.includes(name);
export function putPromptAway(name: string, store = browserStore()): void {
  const others = readSettings(store).prompts.filter((one) => one !== name);
  changeSettings({ prompts: [...others, name].slice(-PROMPTS_MAX) }, store);
}

export function readLoginStatus(store = browserStore()): LoginStatus {
  const kept = read(store, STATUS);
  if (kept['isLogin'] !== true) return NO_STATUS;
  const lastActiveMs = Number(kept['lastActiveMs']);
  return {
    isLogin: true,
    userWsid: textOr(kept['userWsid'], ''),
    activeUserWsid: textOr(kept['activeUserWsid'], ''),
    lastActiveMs: Number.isFinite(lastActiveMs) ? lastActiveMs : 0,
  };
}
export const writeLoginStatus = (status: Omit<LoginStatus, 'isLogin'>, store = browserStore()): void =>
  write(store, STATUS, { ...status, isLogin: true });

/** Records activity; a browser without a login stores no such time. */
export function touchLoginStatus(nowMs: number, store = browserStore()): void {
  const status = readLoginStatus(store);
  if (status.isLogin) writeLoginStatus({ ...status, lastActiveMs: nowMs }, store);
}

/** Key prefixes under which a draft stores what could not be saved yet, followed by the envelope's wsid. */
export const UNSAVED = 'countersign.unsaved.';
export const UNSAVED_PEOPLE = 'countersign.people.';

/** Logging out removes who was logged in and their unsaved data; the settings stay (Spec §4 "Session"). */
export function clearLoginStatus(store = browserStore()): void {
  try {
    store?.removeItem(STATUS);
    const left = Object.keys(store ?? {}).filter((key) => key.startsWith(UNSAVED) || key.startsWith(UNSAVED_PEOPLE));
    for (const key of left) store?.removeItem(key);
  } catch {
    // Blocked storage holds nothing.
  }
}
