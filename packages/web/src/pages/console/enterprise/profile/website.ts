/** The entry of `websiteMetadata` (Spec §3 "Enterprise") that holds the address. */
export const WEBSITE = 'website';

/** Whether a link may lead to the address: http or https, not a script. */
export function isWebAddress(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
  } catch {
    return false;
  }
}
