/** Names that need no translation; null if unknown. */
interface NamedAgent {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

/** Order matters: the User-Agent of an earlier browser also names the engines of the later ones. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/DingTalk\//, 'DingTalk'],
  [/Edg(?:A|iOS|e)?\//, 'Edge'],
  [/OPR\/|OPiOS\/|Opera\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/QQBrowser\//, 'QQ Browser'],
  [/UCBrowser\//, 'UC Browser'],
  [/Quark\//, 'Quark'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/OpenHarmony|HarmonyOS/, 'HarmonyOS'],
  [/iPhone|iPod/, 'iOS'],
  [/iPad/, 'iPadOS'],
  [/Android/, 'Android'],
  [/Windows NT|Windows Phone/, 'Windows'],
  [/CrOS /, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
const PHONES = /iPhone|iPod|Android.*Mobile|OpenHarmony|HarmonyOS|Windows Phone/;

const firstOf = (list: typeof BROWSERS, text: string): string | null =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Browser and system from the User-Agent header, precise enough for people to recognise their own device. */
export const nameAgent = (userAgent: string): NamedAgent => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
  isPhone: PHONES.test(userAgent),
});
