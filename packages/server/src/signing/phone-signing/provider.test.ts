import { SHIELD_HASH_ALGORITHMS } from '@countersign/domain';
import { describe, expect, it } from 'vitest';
import { ConfigError, Refused, readConfig } from '../../platform/index.ts';
import { allowedHash, providerOf, providersOf } from './provider.ts';

const OTHER = {
  name: 'SOME_SHIELD',
  label: { 'zh-CN': '某盾', en: 'Some shield' },
  link: 'someshield://sign?at={publicUrl}&id={shieldWsid}&key={secret}',
  hashAlgorithm: ['SHA-256'],
};
const withOther = (changes: object = {}) =>
  readConfig({ SHIELD_PROVIDERS: JSON.stringify([{ ...OTHER, ...changes }]) });
const session = { publicUrl: 'https://sign.example', shieldWsid: 'WSID_SHLD_A', secret: 's3cret' };
const errorOf = (act: () => unknown): string => {
  try {
    act();
    return 'accepted';
  } catch (error) {
    return error instanceof Refused ? error.refusal.error : String(error);
  }
};

describe('Mobile signing shields (Spec §7 qrCodeProvider, hashAlgorithm)', () => {
  it('are our own where nothing is configured, with a code that opens our page', () => {
    const providers = providersOf(readConfig({}));
    expect(providers.map(({ name }) => name)).toEqual(['COUNTERSIGN']);
    expect(providerOf('COUNTERSIGN', providers).link(session)).toBe('https://sign.example/shield/WSID_SHLD_A#s3cret');
  });

  it('are added by a setting, with codes for a third-party application', () => {
    const providers = providersOf(withOther());
    expect(providers.map(({ name }) => name)).toEqual(['COUNTERSIGN', 'SOME_SHIELD']);
    expect(providerOf('SOME_SHIELD', providers).link(session)).toBe(
      'someshield://sign?at=https%3A%2F%2Fsign.example&id=WSID_SHLD_A&key=s3cret',
    );
  });

  it('have the label of the reader’s language, or else one of the two that are required', () => {
    const { label } = providerOf(
      'SOME_SHIELD',
      providersOf(withOther({ label: { ...OTHER.label, de: 'Ein Schild' } })),
    );
    expect([label.de, label.fr, label['zh-TW'], label['zh-CN']]).toEqual(['Ein Schild', 'Some shield', '某盾', '某盾']);
  });

  it.each(['', 'countersign', 'ELSEWHERE', '__proto__'])('are refused for the unknown name %j', (name) => {
    expect(errorOf(() => providerOf(name, providersOf(withOther())))).toBe('ERROR_SHIELD_PROVIDER');
  });

  it.each(['MD5', 'SHA-1', 'sha-256', 'SHA-384'])(
    'do not sign by %s where it is not allowed (security 59)',
    (asked) => {
      const provider = providerOf('SOME_SHIELD', providersOf(withOther()));
      expect(errorOf(() => allowedHash(provider, asked))).toBe('ERROR_SHIELD_ALGORITHM');
      const weak = { ...provider, hashAlgorithms: [asked as 'SHA-256'] };
      expect(errorOf(() => allowedHash(weak, asked))).toBe(
        SHIELD_HASH_ALGORITHMS.some((known) => known === asked) ? 'accepted' : 'ERROR_SHIELD_ALGORITHM',
      );
    },
  );

  it.each<[string, object]>([
    ['our own name', { name: 'COUNTERSIGN' }],
    ['a digest that is not allowed', { hashAlgorithm: ['SHA-1'] }],
    ['no digest', { hashAlgorithm: [] }],
    ['a link without the id of the session', { link: 'https://shield.example/#{secret}' }],
    ['a link that sends the secret to a server', { link: 'https://shield.example/{shieldWsid}?key={secret}' }],
    ['no English label', { label: { 'zh-CN': '某盾', de: 'Ein Schild' } }],
    ['a label in a language that is not offered', { label: { ...OTHER.label, xx: 'Schild' } }],
    ['something else', { url: 'https://shield.example' }],
  ])('are not configured with %s', (_what, changes) => {
    expect(() => withOther(changes)).toThrow(ConfigError);
  });

  it('are not configured with a setting that is not JSON', () => {
    expect(() => readConfig({ SHIELD_PROVIDERS: 'SOME_SHIELD' })).toThrow(ConfigError);
  });
});
