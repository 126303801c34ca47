import { quotedText } from '@countersign/domain';
import { changeOf, deviceOf } from '../account-facts.ts';
import type { AccountNotice } from '../../account-words.ts';
import type { Words } from '../../envelope-words.ts';
import { instantText } from '../instant-text.ts';
import type { AccountTexts } from '../../notice-texts.ts';

const ZONE = 'Asia/Shanghai';

function words(notice: AccountNotice, when: string): Words {
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

/** Notices about an account. */
export const account: AccountTexts = {
  words,
  warn: '如非本人操作，请立即修改密码并退出该设备',
  warnOfKey: '如非本人操作，请立即在此移除它并修改密码',
  warnOfRetention: '如需保留，请先导出合同，或修改保留策略',
  check: '查看账户安全',
  see: '查看保留策略',
  message: (by, sentence, warn, link) => `【${by}】${sentence}。${warn}：${link}`,
};
