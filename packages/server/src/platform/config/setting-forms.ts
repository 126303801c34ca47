import { LANGUAGE_TAGS, type Language } from '@countersign/contract';
import { SHIELD_HASH_ALGORITHMS, supportHref } from '@countersign/domain';
import { phoneCountries } from '@countersign/domain/phone-numbers';
import { z } from 'zod';

/** One variable of the environment: the values it accepts, its default, and its purpose. */
export interface Setting<T> {
  readonly env: string;
  /** The default: in words where it is derived from other settings; '' = unset. */
  readonly default: string;
  /** The accepted form, in words; part of the message about a bad value. */
  readonly form: string;
  readonly meaning: string;
  readonly schema: z.ZodType<T>;
  /** A secret may come from a file ({@link fileVariableOf}), and no message shows it. */
  readonly secret: boolean;
}

/** The variable that names the file of a secret, such as KEK_FILE; null for other settings. */
export const fileVariableOf = ({ env, secret }: Pick<Setting<unknown>, 'env' | 'secret'>): string | null =>
  secret ? `${env}_FILE` : null;

export const text = z.string().min(1);
export const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
export const url = (schemes: readonly string[]) =>
  z.string().refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)));
const httpUrl = url(['http', 'https'])
  // Every refinement runs, also after one that failed.
  .refine((value) => URL.canParse(value) && new URL(value).search === '' && new URL(value).hash === '')
  .transform((value) => value.replace(/\/+$/, ''));
const hex32 = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/)
  .transform((value) => value.toLowerCase());
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

/**
 * The part of a web address after # is not sent to any server, so a secret may stand there; an application's own scheme may
 * have it anywhere.
 */
const keepsSecret = (link: string): boolean => {
  const secretAt = link.indexOf('{secret}');
  const hashAt = link.indexOf('#');
  const isWeb = link.startsWith('http:') || link.startsWith('https:') || link.startsWith('{publicUrl}');
  return link.includes('{shieldWsid}') && secretAt >= 0 && (!isWeb || (hashAt >= 0 && hashAt < secretAt));
};
const labels = Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, text.optional()])) as Readonly<
  Record<Language, z.ZodOptional<typeof text>>
>;
export const shieldProvider = z.strictObject({
  name: z.string().regex(/^(?!COUNTERSIGN$)[A-Z][A-Z0-9_-]{1,63}$/),
  label: z.strictObject({ ...labels, 'zh-CN': text, en: text }),
  link: z.string().max(500).refine(keepsSecret),
  hashAlgorithm: z.array(z.enum(SHIELD_HASH_ALGORITHMS)).min(1),
});
export const json = z.string().transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
});

/**
 * A hash, a kind of key and, for RSA, its length: the names that `archive/read-stamp.ts` gives to the algorithms of a
 * time-stamp.
 */
export const WEAK_ALGORITHM = /^sha\d{1,3}-[a-z0-9-]{2,20}$/;

/** The names that the authority uses for its kinds of keys. */
export const KEY_ALGORITHMS = ['P-256', 'RSA-3072'] as const;

export const setting = <T>(
  env: string,
  schema: z.ZodType<T>,
  about: { default: string; form: string; meaning: string; secret?: boolean },
): Setting<T> => ({ env, schema, secret: false, ...about });

/** The local part has room for the id of a message and its MAC. */
export const BOUNCE_ADDRESS = z.email().refine((value) => value.lastIndexOf('@') <= 14 && !value.includes('+'));

/** A phone number, an e-mail address or an https address, as people write it. */
export const SUPPORT_CONTACT = z
  .string()
  .max(100)
  .refine((value) => supportHref(value) !== null);

type About = Omit<Parameters<typeof setting>[2], 'form'>;
export const choice = <const V extends readonly [string, ...string[]]>(env: string, values: V, about: About) =>
  setting(env, z.enum(values), { ...about, form: `${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });
export const number = (env: string, min: number, max: number, about: About) =>
  setting(env, whole(min, max), { ...about, form: `a whole number from ${min} to ${max}` });
export const limit = (env: string, holds: number, max: number, meaning: string) =>
  number(env, 1, max, { default: String(holds), meaning });
export const address = (env: string, about: About) =>
  setting(env, httpUrl, { ...about, form: 'an http(s) address without a query' });
export const name = (env: string, about: About) => setting(env, text, { ...about, form: 'a name' });
export const key = (env: string, about: Omit<About, 'secret'>) =>
  setting(env, hex32, { ...about, form: '64 hexadecimal digits', secret: true });

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const MB = 1024 * 1024;

/** Country codes of ISO 3166-1, of countries that have phone numbers. */
export const COUNTRIES = list.refine(
  (codes) => codes.length > 0 && codes.every((code) => phoneCountries().some(([country]) => country === code)),
);
