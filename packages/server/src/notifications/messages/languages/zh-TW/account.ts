import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
  const name = 'name' in notice ? quotedText(notice.name, 'name', 'zh-TW') : '';
  switch (notice.kind) {
    case 'NEW_DEVICE':
      return {
        subject: '您的帳號在新裝置上登入',
        sentence: `您的帳號於 ${when} 在新裝置上登入（${deviceOf(notice, (browser, system) => `${system} 上的 ${browser}`, '未知裝置')}，IP ${notice.ip}）`,
      };
    case 'PASSWORD_CHANGED':
      return {
        subject: '您的登入密碼已修改',
        sentence: `您的登入密碼已於 ${when} 修改，其他裝置均已登出${notice.keysRemoved ? '，通行密鑰和簽署手機均已移除' : ''}`,
      };
    case 'SIGN_PASSWORD_SET':
      return { subject: '您的簽署密碼已設定', sentence: `您的簽署密碼已於 ${when} 設定` };
    case 'SIGN_PASSWORD_CHANGED':
      return { subject: '您的簽署密碼已修改', sentence: `您的簽署密碼已於 ${when} 修改` };
    case 'PASSKEY_CREATED':
      return {
        subject: '您的帳號新增了通行密鑰',
        sentence: `您的帳號於 ${when} 新增了通行密鑰${name}，可用它登入`,
      };
    case 'SHIELD_CREATED':
      return {
        subject: '您的帳號啟用了一部簽署手機',
        sentence: `您的帳號於 ${when} 啟用了簽署手機${name}，可用它簽署合約`,
      };
    case 'CONTACT_CHANGED':
      return {
        subject: '您的聯絡方式已變更',
        sentence: `您帳號的聯絡方式已於 ${when} 變更：${changeOf(notice, '無')}`,
      };
    case 'DELETION_CHANGED': {
      const { deleteAt, reason } = notice;
      if (deleteAt !== null)
        return {
          subject: '您已申請刪除帳號',
          sentence: `您於 ${when} 申請刪除帳號，帳號將於 ${instantText(new Date(deleteAt), ZONE, 'zh-TW')} 刪除；在此之前登入即可取消`,
        };
      return {
        subject: '已取消刪除帳號',
        sentence: `您刪除帳號的申請已於 ${when} 取消：${reason === 'LOGIN' ? '您重新登入了帳號' : '您仍有企業或進行中的合約'}`,
      };
    }
    case 'RETENTION_DUE': {
      const whose =
        notice.enterpriseName === null ? '您的帳號' : `企業${quotedText(notice.enterpriseName, 'name', 'zh-TW')}`;
      const from = instantText(new Date(notice.deleteAt), ZONE, 'zh-TW');
      return {
        subject: `${notice.count} 份合約即將依保留策略刪除`,
        sentence: `依照保留策略，${whose}的 ${notice.count} 份已結束的合約將從 ${from} 起陸續刪除；其他參與方不受影響`,
      };
    }
    default:
      return notice satisfies never;
  }
}

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: '如非本人操作，請立即修改密碼並登出該裝置',
  warnOfKey: '如非本人操作，請立即在此移除它並修改密碼',
  warnOfRetention: '如需保留，請先匯出合約，或修改保留策略',
  check: '檢視帳號安全',
  see: '檢視保留策略',
  message: (by, sentence, warn, link) => `【${by}】${sentence}。${warn}：${link}`,
};
