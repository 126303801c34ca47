const STORED = 'countersign.device';

/** An opaque id of this browser, so that a captcha and the code that follows it are known to come from one device. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(STORED);
    if (known !== null) return known;
    const made = randomId();
    localStorage.setItem(STORED, made);
    return made;
  } catch {
    return 'browser';
  }
}

/** 32 hexadecimal digits; crypto.randomUUID is absent on plain http, getRandomValues is not. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
