import { settingNamed } from '../../platform/index.ts';
import { isSameForAll } from './settings-file.ts';
import type { Say, Word } from './words.ts';

/** What is known so far, by the name of the setting or of the question. */
type Known = ReadonlyMap<string, string>;

export interface Question {
  /** The name of a setting, or of a choice that decides what else is asked. */
  readonly name: Word;
  readonly kind: 'setting' | 'secret' | 'choice';
  /** Whether an empty answer is one. */
  readonly isOptional: boolean;
  readonly isAsked: (known: Known) => boolean;
  /** A default that is safe; '' = there is none. */
  readonly propose: (known: Known) => string;
  /** What is wrong with an answer, in words; null = nothing. */
  readonly judge: (value: string, say: Say) => string | null;
}

const LOCAL = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/;
const hostOf = (address: string | undefined): string =>
  address !== undefined && URL.canParse(address) ? new URL(address).hostname : '';

type Options = Partial<Pick<Question, 'isOptional' | 'isAsked' | 'propose' | 'judge'>>;

function judgeForm(name: string, value: string, say: Say): string | null {
  const form = settingNamed(name)?.judge(value) ?? null;
  return form === null ? null : say('BAD_FORM', { name, form });
}

const defined = (name: Question['name'], kind: Question['kind'], options: Options): Question => ({
  name,
  kind,
  isOptional: false,
  isAsked: () => true,
  propose: () => '',
  ...options,
  judge: (value, say) =>
    judgeForm(name, value, say) ??
    (kind === 'setting' && !isSameForAll(value) ? say('BAD_CHARACTERS', { name }) : null) ??
    options.judge?.(value, say) ??
    null,
});
const setting = (name: Question['name'], options: Options = {}): Question => defined(name, 'setting', options);
const secret = (name: Question['name'], options: Options = {}): Question => defined(name, 'secret', options);
const choice = (name: Question['name'], values: readonly string[], first: string): Question =>
  defined(name, settingNamed(name) === null ? 'choice' : 'setting', {
    propose: () => first,
    judge: (value, say) => (values.includes(value) ? null : say('BAD_CHOICE', { name, form: values.join(', ') })),
  });

const always = (value: string) => (): string => value;
const absolute =
  (name: string): Question['judge'] =>
  (value, say) =>
    value.startsWith('/') ? null : say('BAD_ABSOLUTE', { name });
const where =
  (name: string, value: string) =>
  (known: Known): boolean =>
    known.get(name) === value;
const onS3 = where('STORAGE', 's3');
const withAliyun = { isAsked: where('SMS_PROVIDER', 'aliyun') };
const withTwilio = { isAsked: where('SMS_PROVIDER', 'twilio') };

/** In the order in which they are asked; a later one may depend on an earlier answer. */
export const QUESTIONS: readonly Question[] = [
  setting('PUBLIC_URL', {
    judge: (value, say) =>
      value.startsWith('https:') && !LOCAL.test(hostOf(value)) ? null : say('BAD_HTTPS', { name: 'PUBLIC_URL' }),
  }),
  setting('PKI_URL', {
    propose: (known) => `http://${hostOf(known.get('PUBLIC_URL'))}`,
    judge: (value, say) => (LOCAL.test(hostOf(value)) ? say('BAD_LOCAL', { name: 'PKI_URL' }) : null),
  }),
  setting('TRUST_PROXY', {
    propose: (known) => (known.get('FOR') === 'kubernetes' ? '10.244.0.0/16' : '127.0.0.1'),
  }),
  secret('DATABASE_URL'),
  choice('STORAGE', ['directory', 's3'], 'directory'),
  setting('DATA_DIR', {
    isAsked: where('FOR', 'systemd'),
    propose: always('/var/lib/countersign/data'),
    judge: absolute('DATA_DIR'),
  }),
  setting('KEYS_DIR', {
    isAsked: where('FOR', 'systemd'),
    propose: (known) => `${(known.get('DATA_DIR') ?? '').replace(/\/data$/, '')}/keys`,
    judge: absolute('KEYS_DIR'),
  }),
  setting('S3_ENDPOINT', { isAsked: onS3, isOptional: true }),
  setting('S3_REGION', { isAsked: onS3, propose: always('us-east-1') }),
  setting('S3_BUCKET', { isAsked: onS3 }),
  secret('S3_ACCESS_KEY_ID', { isAsked: onS3, isOptional: true }),
  secret('S3_SECRET_ACCESS_KEY', { isAsked: (known) => onS3(known) && known.has('S3_ACCESS_KEY_ID') }),
  secret('SMTP_URL'),
  setting('MAIL_FROM'),
  setting('SUPPORT_CONTACT'),
  choice('SMS_PROVIDER', ['none', 'webhook', 'aliyun', 'twilio'], 'none'),
  setting('SMS_WEBHOOK_URL', { isAsked: where('SMS_PROVIDER', 'webhook') }),
  secret('ALIYUN_ACCESS_KEY_ID', withAliyun),
  secret('ALIYUN_ACCESS_KEY_SECRET', withAliyun),
  setting('ALIYUN_SMS_SIGN_NAME', withAliyun),
  setting('ALIYUN_SMS_CODE_TEMPLATE', withAliyun),
  setting('ALIYUN_SMS_NOTICE_TEMPLATE', withAliyun),
  setting('ALIYUN_VOICE_TEMPLATE', withAliyun),
  setting('TWILIO_ACCOUNT_SID', withTwilio),
  secret('TWILIO_AUTH_TOKEN', withTwilio),
  setting('TWILIO_FROM', withTwilio),
];

const NOT_SETTINGS = ['FOR', 'STORAGE', 'AUTHORITY', 'OPERATOR_LOGIN', 'OPERATOR_NAME'];
/** The names of `npm run ca -- create`: CA_ORGANISATION, CA_ROOT_NAME. */
const OF_AUTHORITY = /^CA_[A-Z_]+$/;

export const isSecret = (name: string): boolean => (settingNamed(name)?.fileVariable ?? null) !== null;

/** Whether an answer may have this name. */
export const isAnswer = (name: string): boolean =>
  NOT_SETTINGS.includes(name) ||
  OF_AUTHORITY.test(name) ||
  settingNamed(name) !== null ||
  (name.endsWith('_FILE') && isSecret(name.slice(0, -'_FILE'.length)));
