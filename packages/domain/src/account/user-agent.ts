/** Names that need no translation; null where the text says nothing known. */
interface NamedAgent {
  readonly browser: string | null;
  readonly system: string | null;
  readonly isPhone: boolean;
}

/** In this order: each of the first names the engines of the later ones beside itself. */
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

/** Browser and system by the User-Agent header, well enough for somebody to know their own device again. */
export const nameAgent = (userAgent: string): NamedAgent => ({
  browser: firstOf(BROWSERS, userAgent),
  system: firstOf(SYSTEMS, userAgent),
  isPhone: PHONES.test(userAgent),
});
