import { describe, expect, it } from 'vitest';
import { nameAgent } from './user-agent.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const MOBILE_SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const CASES: readonly (readonly [string, string | null, string | null, boolean])[] = [
  [`${MAC} ${WEBKIT} Chrome/129.0.0.0 Safari/537.36`, 'Chrome', 'macOS', false],
  [`${MAC} ${MOBILE_SAFARI} Version/17.6 Safari/605.1.15`, 'Safari', 'macOS', false],
  [`${MAC.replace(')', '; rv:130.0)')} Gecko/20100101 Firefox/130.0`, 'Firefox', 'macOS', false],
  [`${WINDOWS} ${WEBKIT} Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0`, 'Edge', 'Windows', false],
  [`${WINDOWS} ${WEBKIT} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0`, 'Opera', 'Windows', false],
  [`${WINDOWS} ${WEBKIT} Chrome/123.0.0.0 Safari/537.36 QQBrowser/19.0`, 'QQ Browser', 'Windows', false],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/129.0.0.0 Safari/537.36`, 'Chrome', 'Linux', false],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS', false],
  [`${IPHONE} ${MOBILE_SAFARI} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari', 'iOS', true],
  [`${IPHONE} ${MOBILE_SAFARI} CriOS/129.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iOS', true],
  [`${IPHONE} ${MOBILE_SAFARI} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iOS', true],
  [`${IPHONE} ${MOBILE_SAFARI} Mobile/15E148 MicroMessenger/8.0.50(0x1800323d) NetType/WIFI`, 'WeChat', 'iOS', true],
  [
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${MOBILE_SAFARI} Version/12.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPadOS',
    false,
  ],
  [`${ANDROID} ${WEBKIT} Chrome/129.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    `${ANDROID} ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [
    `${ANDROID} ${WEBKIT} Version/4.0 Chrome/122.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50`,
    'WeChat',
    'Android',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 13; SM-X710) ${WEBKIT} Chrome/129.0.0.0 Safari/537.36`, 'Chrome', 'Android', false],
  [
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile HuaweiBrowser/5.0`,
    'Huawei Browser',
    'HarmonyOS',
    true,
  ],
  ['curl/8.9.1', null, null, false],
  ['', null, null, false],
];

describe('The device name from a User-Agent', () => {
  it.each(CASES)('%s is %s on %s (a phone: %s)', (userAgent, browser, system, isPhone) => {
    expect(nameAgent(userAgent)).toEqual({ browser, system, isPhone });
  });
});
