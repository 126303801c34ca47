/** The entry of `websiteMetadata` (Spec §3 "Enterprise") under which the address stands. */
export const WEBSITE = 'website';

/** An address that a link may lead to: of the web, never a script's. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  } catch {
    return false;
  }
}
