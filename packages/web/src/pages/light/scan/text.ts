import { defineText } from '../../../text/text.ts';

export const useScanPageText = defineText(
  {
    title: { WRITE: '手写签名', SEAL: '手绘印章' },
    forWhom: (name: string) => `为 ${name} 书写`,
    page: '用手机书写',
    opening: '正在打开…',
    left: (minutes: number, seconds: number) => `剩余 ${minutes}:${String(seconds).padStart(2, '0')}`,
    send: '发送到电脑',
    doneTitle: '已发送，请看电脑',
    doneWhy: '您写的内容已经出现在电脑上，可以关闭本页了。',
    goneTitle: '二维码已失效',
    goneWhy: '二维码五分钟内有效，且只能使用一次。请在电脑上换一个二维码，再用手机扫描。',
    awayTitle: '没有打开',
    incompleteTitle: '链接不完整',
    incompleteWhy: '请用手机相机或微信直接扫描电脑上的二维码。',
  },
  {
    title: { WRITE: 'Write your signature', SEAL: 'Draw your seal' },
    forWhom: (name) => `for ${name}`,
    page: 'Draw on the phone',
    opening: 'Opening…',
    left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')} left`,
    send: 'Send to the computer',
    doneTitle: 'Done. Look at your computer',
    doneWhy: 'Your drawing is on the computer. You may close this page.',
    goneTitle: 'This code has expired',
    goneWhy: 'A code is valid for five minutes and works once. Make a new one on the computer and scan it again.',
    awayTitle: 'It did not open',
    incompleteTitle: 'The link is not complete',
    incompleteWhy: 'Scan the code on the computer with the camera of your phone.',
  },
);
