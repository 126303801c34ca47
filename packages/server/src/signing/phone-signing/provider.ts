import { LANGUAGE_TAGS, type Language, storedLanguage } from '@countersign/contract';
import { SHIELD_HASH_ALGORITHMS, type ShieldHashAlgorithm } from '@countersign/domain';
import { type Config, type ShieldProviderConfig, refuseWith } from '../../platform/index.ts';

/**
 * A mobile signing shield (Spec §7 "external-signature"): the application that opens the QR code on the phone. With any
 * provider, the phone keeps the key, makes the calls of /api/shields and is certified by this authority
 * (docs/cycles/external-signing.md).
 */
export interface ShieldProvider {
  /** Its value of `qrCodeProvider` on the wire. */
  readonly name: string;
  readonly label: Readonly<Record<Language, string>>;
  /** The digests its phones can sign by; all of them are on the allow-list (security 59). */
  readonly hashAlgorithms: readonly ShieldHashAlgorithm[];
  /** The address in the QR code. The secret is in the fragment (#), which browsers do not send. */
  link(session: { readonly publicUrl: string; readonly shieldWsid: string; readonly secret: string }): string;
}

/** Our own: the page /shield in the browser of the phone. */
const COUNTERSIGN: ShieldProvider = {
  name: 'COUNTERSIGN',
  label: {
    'zh-CN': '手机盾（本机浏览器）',
    en: 'Mobile shield (in the browser of the phone)',
    'zh-TW': '手機金鑰（手機瀏覽器）',
    ja: 'スマートフォン署名（スマートフォンのブラウザー）',
    fr: 'Signature par téléphone (dans le navigateur du téléphone)',
    ko: '휴대전화 서명(휴대전화 브라우저)',
    de: 'Signatur per Telefon (im Browser des Telefons)',
    es: 'Firma con el teléfono (en el navegador del teléfono)',
  },
  hashAlgorithms: SHIELD_HASH_ALGORITHMS,
  link: ({ publicUrl, shieldWsid, secret }) => `${publicUrl}/shield/${shieldWsid}#${secret}`,
};

/** A provider from the settings: the address in its code opens a third-party application. */
const configured = ({ name, label, link, hashAlgorithm }: ShieldProviderConfig): ShieldProvider => ({
  name,
  label: Object.fromEntries(
    LANGUAGE_TAGS.map((tag) => [tag, label[tag] ?? label[storedLanguage(tag)]]),
  ) as ShieldProvider['label'],
  hashAlgorithms: hashAlgorithm,
  link: ({ publicUrl, shieldWsid, secret }) =>
    link.replace(/\{(publicUrl|shieldWsid|secret)\}/g, (_whole, key: 'publicUrl' | 'shieldWsid' | 'secret') => {
      const value = { publicUrl, shieldWsid, secret }[key];
      // Within the query of another address the address is percent-encoded; at its beginning it is not.
      return key === 'publicUrl' && !link.startsWith('{publicUrl}') ? encodeURIComponent(value) : value;
    }),
});

/** All providers: our own, and those of the settings. */
export const providersOf = ({ shieldProviders }: Pick<Config, 'shieldProviders'>): readonly ShieldProvider[] => [
  COUNTERSIGN,
  ...shieldProviders.map(configured),
];

/** @throws Refused ERROR_SHIELD_PROVIDER for an unknown name */
export const providerOf = (name: string, providers: readonly ShieldProvider[]): ShieldProvider =>
  providers.find((one) => one.name === name) ??
  refuseWith('ERROR_SHIELD_PROVIDER', { names: providers.map((one) => one.name).join(', ') });

/**
 * Returns the digest the phone is to sign by; MD5, SHA-1 and anything else that is not on the list is refused (security 59).
 */
export const allowedHash = (provider: ShieldProvider, asked: string): ShieldHashAlgorithm =>
  provider.hashAlgorithms.find((one) => one === asked && SHIELD_HASH_ALGORITHMS.includes(one)) ??
  refuseWith('ERROR_SHIELD_ALGORITHM', { names: provider.hashAlgorithms.join(', ') });

/** The names of the digests in node:crypto. */
export const NODE_HASHES = { 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512' } as const;
