import { orMail } from '../../../../../../text/channels.ts';
import { CHANNEL_LABELS } from '@countersign/contract/languages/zh-CN/labels';
import type { NoticeTopic } from '@countersign/domain';

export const text = {
  title: '通知设置',
  lead: orMail(
    '选择每类消息用什么方式提醒您，改动立即生效。同一条消息只用短信或邮件中的一种发送一次，优先用发起人填写的那种。验证码总会发送。',
    '选择每类消息用什么方式提醒您，改动立即生效。验证码总会发送。',
  ),
  table: '各类消息的提醒方式',
  topicHead: '消息',
  topic: { TURN: '轮到您了', REMINDER: '催办与提醒', RESULT: '合同有结果', SECURITY: '账号安全' } as Record<
    NoticeTopic,
    string
  >,
  why: {
    TURN: '有合同等您签署或审批',
    REMINDER: '发起人提醒您尽快处理',
    RESULT: '合同签完、被拒绝、撤回或过期',
    SECURITY: '新设备登录、密码或联系方式变更；总会通知，不能关闭',
  } as Record<NoticeTopic, string>,
  channel: CHANNEL_LABELS,
  by: (topic: string, channel: string) => `${topic}：${channel}`,
  notOffered: '不适用',
  undone: '没有保存，已恢复原来的选择。',
  noPhone: '您还没有绑定手机号，消息只会发到邮箱。',
  noEmail: '您还没有绑定邮箱，消息只会发到手机。',
  bind: '去绑定',
  stopped: (contacts: string) => `已停止向 ${contacts} 发送合同和邀请通知`,
  stoppedWhy: '有人从这里退订或投诉过我们的通知。验证码和账号安全通知照常发送。',
  resume: '恢复通知',
  resumed: '已恢复通知',
  desktopTitle: '桌面通知',
  desktopNone: '这个浏览器没有桌面通知。',
  desktopDenied: '这个浏览器拒绝了本网站的通知。请在浏览器的网站设置里改为允许。',
  desktopAsk: '这个浏览器还没有允许桌面通知。',
  desktopGranted: '这个浏览器已允许桌面通知。打开本网站时，轮到您签署或审批会弹出提醒。',
  allow: '允许桌面通知',
  explainTitle: '允许桌面通知？',
  explain:
    '只有两种提醒会弹出：轮到您签署，或轮到您审批。点击提醒会打开那份合同。接下来浏览器会询问是否允许，您随时可以在浏览器里改回。',
  goOn: '继续',
};
