import type { Channel, NoticeChannel } from '@countersign/domain';
import type { Labels } from './labels.ts';

/** The ways by which a notice reaches a person. */
export const CHANNEL_LABELS: Labels<Exclude<Channel, 'CAPTCHA'> | NoticeChannel> = {
  'zh-CN': { SMS: '短信', VOICE: '语音', EMAIL: '邮件', PUSH: '推送', DESKTOP: '桌面' },
  en: { SMS: 'SMS', VOICE: 'Voice', EMAIL: 'E-mail', PUSH: 'Push', DESKTOP: 'Desktop' },
};
