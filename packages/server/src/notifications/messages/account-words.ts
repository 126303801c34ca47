import type { Language } from '@countersign/contract';
import { maskContact, nameAgent, quotedText } from '@countersign/domain';
import type { MessageText } from '../../platform/index.ts';
import { type Words, instantText } from './envelope-words.ts';

/** Changes to an account of which its person must be notified. */
export type AccountNotice =
  | { readonly kind: 'NEW_DEVICE'; readonly ip: string; readonly userAgent: string }
  | { readonly kind: 'PASSWORD_CHANGED'; readonly keysRemoved?: boolean }
  | { readonly kind: 'SIGN_PASSWORD_SET' }
  | { readonly kind: 'SIGN_PASSWORD_CHANGED' }
  | { readonly kind: 'PASSKEY_CREATED'; readonly name: string }
  | { readonly kind: 'SHIELD_CREATED'; readonly name: string }
  | {
      readonly kind: 'DELETION_CHANGED';
      readonly deleteAt: string | null;
      readonly reason: 'REQUESTED' | 'LOGIN' | 'BLOCKED';
    }
  | {
      readonly kind: 'RETENTION_DUE';
      /** Null for the personal account. */
      readonly enterpriseName: string | null;
      readonly count: number;
      readonly deleteAt: string;
    }
  | { readonly kind: 'CONTACT_CHANGED'; readonly oldContact: string | null; readonly newContact: string | null };

/** `warn` says what to do if the change was not made by the person; a link follows it. */
interface AccountWords extends Words {
  readonly warn: string;
}

const ZONE = 'Asia/Shanghai';

const WARN = {
  'zh-CN': '如非本人操作，请立即修改密码并退出该设备',
  en: 'If it was not you, change your password now and sign that device out',
} as const;
/** For a key that another person may have added. */
const WARN_OF_KEY = {
  'zh-CN': '如非本人操作，请立即在此移除它并修改密码',
  en: 'If it was not you, remove it here now and change your password',
} as const;
/** For contracts that will be deleted. */
const WARN_OF_RETENTION = {
  'zh-CN': '如需保留，请先导出合同，或修改保留策略',
  en: 'To keep them, export them before or change the policy',
} as const;
const isOfKey = ({ kind }: AccountNotice): boolean => kind === 'PASSKEY_CREATED' || kind === 'SHIELD_CREATED';

const CHECK = { 'zh-CN': '查看账户安全', en: 'Check your account' } as const;
const SEE = { 'zh-CN': '查看保留策略', en: 'See the policy' } as const;

function warningOf(notice: AccountNotice) {
  if (notice.kind === 'RETENTION_DUE') return WARN_OF_RETENTION;
  return isOfKey(notice) ? WARN_OF_KEY : WARN;
}

/** The texts about an account in the reader's language. */
export function accountWords(notice: AccountNotice, language: Language, at: Date): AccountWords {
  const when = instantText(at, ZONE, language);
  return {
    ...(language === 'en' ? english(notice, when) : chinese(notice, when)),
    warn: warningOf(notice)[language],
  };
}

/** A notice to a phone or a mailbox, complete and in the reader's language; `by` is the name of the authority. */
export function accountNoticeText(
  notice: AccountNotice,
  language: Language,
  { at, link, by }: { readonly at: Date; readonly link: string; readonly by: string },
): MessageText {
  const { subject, sentence, warn } = accountWords(notice, language, at);
  const text = language === 'en' ? `[${by}] ${sentence}. ${warn}: ${link}` : `【${by}】${sentence}。${warn}：${link}`;
  const paragraphs = language === 'en' ? [`${sentence}.`, `${warn}.`] : [`${sentence}。`, `${warn}。`];
  return {
    subject,
    text,
    mail: { language, paragraphs, action: (notice.kind === 'RETENTION_DUE' ? SEE : CHECK)[language] },
  };
}

function chinese(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'zh-CN') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: '您的账号在新设备上登录',
        sentence: `您的账号于 ${when} 在新设备上登录（${deviceOf(notice, (browser, system) => `${system} 上的 ${browser}`, '未知设备')}，IP ${notice.ip}）`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: '您的登录密码已修改',
        sentence: `您的登录密码已于 ${when} 修改，其他设备均已退出${notice.keysRemoved ? '，通行密钥和签署手机均已移除' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return { subject: '您的签署密码已设置', sentence: `您的签署密码已于 ${when} 设置` };
    case 'SIGN_PASSWORD_CHANGED':
      return { subject: '您的签署密码已修改', sentence: `您的签署密码已于 ${when} 修改` };
    case 'PASSKEY_CREATED':
      return {
        subject: '您的账号添加了通行密钥',
        sentence: `您的账号于 ${when} 添加了通行密钥${name}，可用它登录`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: '您的账号启用了一部签署手机',
        sentence: `您的账号于 ${when} 启用了签署手机${name}，可用它签署合同`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: '您的联系方式已变更',
        sentence: `您账号的联系方式已于 ${when} 变更：${changeOf(notice, '无')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: '您已申请注销账号',
          sentence: `您于 ${when} 申请注销账号，账号将于 ${instantText(new Date(deleteAt), ZONE, 'zh-CN')} 注销；在此之前登录即可取消`,
        };
      return {
        subject: '账号注销已取消',
        sentence: `您的账号注销已于 ${when} 取消：${reason === 'LOGIN' ? '您重新登录了账号' : '您仍有企业或进行中的合同'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose =
        notice.enterpriseName === null ? '您的账号' : `企业${quotedText(notice.enterpriseName, 'name', 'zh-CN')}`;
      const from = instantText(new Date(notice.deleteAt), ZONE, 'zh-CN');
      return {
        subject: `${notice.count} 份合同即将按保留策略删除`,
        sentence: `按照保留策略，${whose}的 ${notice.count} 份已结束的合同将从 ${from} 起陆续删除；其他参与方不受影响`,
      };
    }
    default:
      return notice satisfies never;
  }
}

function english(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'en') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: 'Login from a new device',
        sentence: `Your account was logged in to from a new device on ${when} (${deviceOf(notice, (browser, system) => `${browser} on ${system}`, 'unknown device')}, IP ${notice.ip})`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Your login password was changed',
        sentence: `Your login password was changed on ${when}; all other devices are logged out${notice.keysRemoved ? ', and passkeys and signing phones are removed' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: 'Your sign password was set',
        sentence: `A sign password was set for your account on ${when}`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: 'Your sign password was changed',
        sentence: `Your sign password was changed on ${when}`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'A passkey was added to your account',
        sentence: `The passkey ${name} was added to your account on ${when}; it can be used to log in`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: 'A phone was added to your account',
        sentence: `The phone ${name} was added to your account on ${when}; it can be used to sign contracts`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: 'Your contact was changed',
        sentence: `A contact of your account was changed on ${when}: ${changeOf(notice, 'none')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: 'You asked to delete your account',
          sentence: `On ${when} you asked to delete your account; it is deleted on ${instantText(new Date(deleteAt), ZONE, 'en')}, and a login before then cancels that`,
        };
      return {
        subject: 'The deletion of your account is cancelled',
        sentence: `The deletion of your account was cancelled on ${when}: ${reason === 'LOGIN' ? 'you logged in again' : 'you still own an enterprise or have running contracts'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose = notice.enterpriseName === null ? 'your account' : quotedText(notice.enterpriseName, 'name', 'en');
      const from = instantText(new Date(notice.deleteAt), ZONE, 'en');
      return {
        subject: `Contracts to be deleted by the retention policy: ${notice.count}`,
        sentence: `The retention policy will delete ${notice.count} ended contract(s) of ${whose}, from ${from} on; other parties keep theirs`,
      };
    }
    default:
      return notice satisfies never;
  }
}

const changeOf = (
  { oldContact, newContact }: Extract<AccountNotice, { readonly kind: 'CONTACT_CHANGED' }>,
  none: string,
): string => [oldContact, newContact].map((contact) => (contact === null ? none : maskContact(contact))).join(' → ');

/** The same name as in the list of devices, so that the person can find it there. */
function deviceOf(
  { userAgent }: Extract<AccountNotice, { readonly kind: 'NEW_DEVICE' }>,
  on: (browser: string, system: string) => string,
  unknown: string,
): string {
  const { browser, system } = nameAgent(userAgent);
  return browser !== null && system !== null ? on(browser, system) : (browser ?? system ?? unknown);
}
