import type { Language } from '@countersign/contract';
import { SHIELD_HASH_ALGORITHMS, type ShieldHashAlgorithm } from '@countersign/domain';
import type { Config, ShieldProviderConfig } from '../../platform/config/config.ts';
import { refuseWith } from '../../platform/http/refused.ts';

/**
 * A mobile signing shield (Spec §7 "external-signature"): whose application opens the QR code on the phone. Whichever it
 * is, its phone keeps the key, makes the calls of /api/shields and is certified by this authority (docs/cycles/external-signing.md).
 */
export interface ShieldProvider {
  /** What `qrCodeProvider` calls it on the wire. */
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** The digests its phones can sign by; never one outside of the allow-list (security 59). */
  readonly hashAlgorithms: readonly ShieldHashAlgorithm[];
  /** The address in the QR code. The secret stands behind the #, which browsers send to nobody. */
  link(session: { readonly publicUrl: string; readonly shieldWsid: string; readonly secret: string }): string;
}

/** Our own: the page /shield in the browser of the phone. */
export const COUNTERSIGN: ShieldProvider = {
  name: 'COUNTERSIGN',
  label: { 'zh-CN': '手机盾（本机浏览器）', en: 'Mobile shield (in the browser of the phone)' },
  hashAlgorithms: SHIELD_HASH_ALGORITHMS,
  link: ({ publicUrl, shieldWsid, secret }) => `${publicUrl}/shield/${shieldWsid}#${secret}`,
};

/** One of the settings: the address in its code opens the application of somebody else. */
export const configured = ({ name, label, link, hashAlgorithm }: ShieldProviderConfig): ShieldProvider => ({
  ...{ name, label, hashAlgorithms: hashAlgorithm },
  link: ({ publicUrl, shieldWsid, secret }) =>
    link.replace(/\{(publicUrl|shieldWsid|secret)\}/g, (_whole, key: 'publicUrl' | 'shieldWsid' | 'secret') => {
      const value = { publicUrl, shieldWsid, secret }[key];
      // In the query of another's address an address stands encoded; at its beginning it is one.
      return key === 'publicUrl' && !link.startsWith('{publicUrl}') ? encodeURIComponent(value) : value;
    }),
});

/** Every provider there is: our own, and those of the settings. */
export const providersOf = ({ shieldProviders }: Pick<Config, 'shieldProviders'>): readonly ShieldProvider[] => [
  COUNTERSIGN,
  ...shieldProviders.map(configured),
];

/** @throws Refused ERROR_SHIELD_PROVIDER for a name that is not there */
export const providerOf = (name: string, providers: readonly ShieldProvider[]): ShieldProvider =>
  providers.find((one) => one.name === name) ??
  refuseWith('ERROR_SHIELD_PROVIDER', { names: providers.map((one) => one.name).join(', ') });

/** The digest the phone is to sign by; MD5, SHA-1 and whatever else is not on the list is refused (security 59). */
export const allowedHash = (provider: ShieldProvider, asked: string): ShieldHashAlgorithm =>
  provider.hashAlgorithms.find((one) => one === asked && SHIELD_HASH_ALGORITHMS.includes(one)) ??
  refuseWith('ERROR_SHIELD_ALGORITHM', { names: provider.hashAlgorithms.join(', ') });

/** As node:crypto spells them. */
export const NODE_HASHES = { 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' } as const;
