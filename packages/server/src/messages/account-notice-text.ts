import type { Language } from '@countersign/contract';
import { maskContact } from '@countersign/domain';

/** What happened to an account that its person must hear of. */
export type AccountNotice =
  | { readonly kind: 'NEW_DEVICE'; readonly ip: string; readonly userAgent: string }
  | { readonly kind: 'PASSWORD_CHANGED' }
  | { readonly kind: 'SIGN_PASSWORD_SET' }
  | { readonly kind: 'SIGN_PASSWORD_CHANGED' }
  | { readonly kind: 'PASSKEY_CREATED'; readonly name: string }
  | { readonly kind: 'CONTACT_CHANGED'; readonly oldContact: string | null; readonly newContact: string | null };

interface Words {
  readonly subject: string;
  readonly text: string;
}

const ZONE = 'Asia/Shanghai';

/** The words of a notice about an account, complete and in the reader's language. */
export function accountNoticeText(
  notice: AccountNotice,
  language: Language,
  { at, link }: { readonly at: Date; readonly link: string },
): Words {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone: ZONE }).format(at);
  return language === 'en' ? english(notice, when, link) : chinese(notice, when, link);
}

function chinese(notice: AccountNotice, when: string, link: string): Words {
  const warn = `如非本人操作，请立即修改密码并退出该设备：${link}`;
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: '您的账号在新设备上登录',
        text: `【Countersign】您的账号于 ${when} 在新设备上登录（${notice.userAgent}，IP ${notice.ip}）。${warn}`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: '您的登录密码已修改',
        text: `【Countersign】您的登录密码已于 ${when} 修改，其他设备均已退出。${warn}`,
      };
    case 'SIGN_PASSWORD_SET':
      return { subject: '您的签署密码已设置', text: `【Countersign】您的签署密码已于 ${when} 设置。${warn}` };
    case 'SIGN_PASSWORD_CHANGED':
      return { subject: '您的签署密码已修改', text: `【Countersign】您的签署密码已于 ${when} 修改。${warn}` };
    case 'PASSKEY_CREATED':
      return {
        subject: '您的账号添加了通行密钥',
        text: `【Countersign】您的账号于 ${when} 添加了通行密钥“${notice.name}”，可用它登录。${warn}`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: '您的联系方式已变更',
        text: `【Countersign】您账号的联系方式已于 ${when} 变更：${changeOf(notice, '无')}。${warn}`,
      };
    default:
      return notice satisfies never;
  }
}

function english(notice: AccountNotice, when: string, link: string): Words {
  const warn = `If it was not you, change your password now and sign that device out: ${link}`;
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: 'Login from a new device',
        text: `[Countersign] Your account was logged in to from a new device on ${when} (${notice.userAgent}, IP ${notice.ip}). ${warn}`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: 'Your login password was changed',
        text: `[Countersign] Your login password was changed on ${when}; all other devices are signed out. ${warn}`,
      };
    case 'SIGN_PASSWORD_SET':
      return {
        subject: 'Your sign password was set',
        text: `[Countersign] A sign password was set for your account on ${when}. ${warn}`,
      };
    case 'SIGN_PASSWORD_CHANGED':
      return {
        subject: 'Your sign password was changed',
        text: `[Countersign] Your sign password was changed on ${when}. ${warn}`,
      };
    case 'PASSKEY_CREATED':
      return {
        subject: 'A passkey was added to your account',
        text: `[Countersign] The passkey “${notice.name}” was added to your account on ${when}: it logs in. ${warn}`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: 'Your contact was changed',
        text: `[Countersign] A contact of your account was changed on ${when}: ${changeOf(notice, 'none')}. ${warn}`,
      };
    default:
      return notice satisfies never;
  }
}

const changeOf = (
  { oldContact, newContact }: Extract<AccountNotice, { readonly kind: 'CONTACT_CHANGED' }>,
  none: string,
): string => [oldContact, newContact].map((contact) => (contact === null ? none : maskContact(contact))).join(' → ');
