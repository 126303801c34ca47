/** The cookies that a browser would keep, as far as this product needs it: one host, one path. */
export interface CookieJar {
  header(): string;
  get(name: string): string | undefined;
  take(response: Response): void;
  clear(): void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => cookies.get(name),
    take(response) {
      for (const line of response.headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        const name = pair.slice(0, at).trim();
        const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
        if (isGone) cookies.delete(name);
        else cookies.set(name, pair.slice(at + 1));
      }
    },
    clear: () => cookies.clear(),
  };
}
